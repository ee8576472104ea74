// The step that turns native coin into the ERC-20 that stands for it one to one, for offers to be paid from.
import type { Address } from '../../domain/address.ts'
import { wrappedNative } from '../contracts.ts'
import type { Hex, MarketStep } from '../types.ts'

/**
 * Source: `deposit` of WETH9.
 * @param amount in wei
 */
export function wrap(currency: Address, amount: bigint): MarketStep {
  const data = wrappedNative.encodeFunctionData('deposit', []) as Hex
  return {
    kind: 'approve',
    title: 'Wrap what the offer needs',
    name: 'Wrap',
    outcome: 'What the offer needs is wrapped, and stays in your account.',
    call: { to: currency, data, value: amount },
  }
}
