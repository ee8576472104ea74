// When a buyer who pays in the native coin is advised to unwrap first, against a scripted node on which the account has 1 ETH.
import { expect, test } from 'vitest'
import { currentTranslate } from '../messages/translate.ts'
import { buyer, config, createNodeWith } from '../../tests/support/coverNode.ts'
import { suggestUnwrapping } from './unwrapFirst.ts'
import { refuse } from './verdict.ts'

const refusal = refuse({ check: 'funds', code: 'insufficient-funds', detail: '' })
const advise = (balance: bigint, needed = { native: 4n, wrapped: 0n }) =>
  suggestUnwrapping(
    { send: createNodeWith({ balance, allowances: {}, poor: true }), config, account: buyer },
    needed,
    refusal,
  )

test('says how much to unwrap where something is left for the network fee', async () => {
  const { sentence } = await advise(4n)
  expect(currentTranslate()(sentence)).toContain('Unwrap at least 3 WETH, ')
})

test('leaves the refusal as it is where both together only pay the price, or less', async () => {
  expect(await advise(3n)).toBe(refusal)
  expect(await advise(2n)).toBe(refusal)
  // What the cart pays in the token can’t be unwrapped.
  expect(await advise(5n, { native: 4n, wrapped: 2n })).toBe(refusal)
})
