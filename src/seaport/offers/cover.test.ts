// Prepares what an account needs to pay its open offers again, against a scripted node.
import { expect, test } from 'vitest'
import type { Address } from '../../domain/address.ts'
import { toWei } from '../../domain/wei.ts'
import type { Value } from '../../messages/message.ts'
import { currentTranslate } from '../../messages/translate.ts'
import { SEAPORT } from '../contracts.ts'
import { prepareCover } from './cover.ts'
import {
  buyer,
  conduit,
  weth,
  config,
  type Funds,
  simulatedCalls,
  createNodeWith,
} from '../../../tests/support/coverNode.ts'

const text = (value: Value) => currentTranslate()(value)
const cover = (has: Funds, operator: Address, market = config) =>
  prepareCover({
    send: createNodeWith(has),
    config: market,
    buyer,
    currency: weth,
    needed: toWei(9n),
    operator,
    allowed: toWei(9n),
  })

test('refuses to approve an operator other than Seaport and reports it', async () => {
  // The balance and Seaport's allowance suffice, but another contract spends the currency.
  const has = { balance: 9n, allowances: { [SEAPORT]: 9n, [conduit]: 8n } }
  expect(await cover(has, conduit)).toMatchObject({ status: 'refused', code: 'approval-elsewhere' })
  expect(await cover(has, SEAPORT)).toMatchObject({ status: 'refused', code: 'nothing-to-cover' })
})

test('wraps only the missing amount when another operator’s allowance suffices', async () => {
  const verdict = await cover({ balance: 4n, allowances: { [conduit]: 9n } }, conduit)
  expect(verdict).toMatchObject({ status: 'executable', plan: { wrapped: 5n, allows: false } })
})

test('counts the coin that may be wrapped, and says how much is missing', async () => {
  const refusal = await cover({ balance: 4n, allowances: {}, poor: true }, SEAPORT)
  if (refusal.status !== 'refused') throw new Error('Nothing is left to wrap.')
  expect(text(refusal.sentence)).toBe('You need 4 ETH more, plus the network fee.')
  expect(text(refusal.detail)).toBe('Has 4 WETH and 1 ETH to wrap, needs 9 WETH')
})

test('shortens what is missing in the sentence, rounded up, and keeps the detail exact', async () => {
  const currencies = config.currencies.map((currency) => ({ ...currency, decimals: 10 }))
  const refusal = await cover({ balance: 4n, allowances: {}, poor: true }, SEAPORT, { ...config, currencies })
  if (refusal.status !== 'refused') throw new Error('Nothing is left to wrap.')
  expect(text(refusal.sentence)).toBe('You need 0.00000001 ETH more, plus the network fee.')
  expect(text(refusal.detail)).toContain('Has 0.0000000004 WETH')
})

test('counts only its own balance of a currency that wraps nothing', async () => {
  const currencies = config.currencies.map((currency) => ({ ...currency, wrapsNative: false }))
  const refusal = await cover({ balance: 4n, allowances: {} }, SEAPORT, { ...config, currencies })
  if (refusal.status !== 'refused') throw new Error('Nothing can be wrapped.')
  expect(text(refusal.sentence)).toBe('You need 5 WETH more.')
  expect(text(refusal.detail)).toBe('Has 4 WETH, needs 9 WETH')
})

test('does not retry an approval in another way when only the fee is missing', async () => {
  const verdict = await cover({ balance: 9n, allowances: { [SEAPORT]: 4n }, poor: true }, SEAPORT)
  expect(verdict).toMatchObject({ status: 'refused', code: 'insufficient-network-fee' })
  expect(simulatedCalls).toEqual([expect.stringMatching(/^0x095ea7b3.*0{63}9$/)])
})
