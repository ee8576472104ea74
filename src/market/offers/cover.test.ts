// Prepares what an account needs to pay its open offers again, against a scripted node.
import { expect, test } from 'vitest'
import type { Address } from '../../domain/address.ts'
import { toWei } from '../../domain/wei.ts'
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

const cover = (has: Funds, operator: Address) =>
  prepareCover({
    send: createNodeWith(has),
    config,
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

test('does not retry an approval in another way when only the fee is missing', async () => {
  const verdict = await cover({ balance: 9n, allowances: { [SEAPORT]: 4n }, poor: true }, SEAPORT)
  expect(verdict).toMatchObject({ status: 'refused', code: 'insufficient-network-fee' })
  expect(simulatedCalls).toEqual([expect.stringMatching(/^0x095ea7b3.*0{63}9$/)])
})
