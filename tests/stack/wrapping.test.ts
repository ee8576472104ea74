// The native coin wrapped and unwrapped on a real chain, to the wei, and not where the token is not worth as much.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZERO_ADDRESS, type Address } from '../../src/domain/address.ts'
import { toWei, type Wei } from '../../src/domain/wei.ts'
import { prepareWrap, readPurse, type WrapDirection } from '../../src/market/wrapping.ts'
import { startMarketChain, type MarketChain, type Token } from './market/fixture.ts'

const ETHER = 10n ** 18n

let chain: MarketChain
let weth: Token
let account: Address

beforeAll(async () => {
  chain = await startMarketChain()
  weth = await chain.deploy('Wrapped')
  account = chain.accounts[0] as Address
})

afterAll(() => chain.stop())

const about = (currency: Address) => ({
  send: chain.send,
  config: {
    chainId: 31337,
    currencies: [
      { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 },
      { address: currency, symbol: 'WETH', decimals: 18, wrapsNative: true },
    ],
    fee: null,
  },
  account,
  currency,
})

const prepare = (direction: WrapDirection, amount: bigint, currency = weth.address) =>
  prepareWrap({ ...about(currency), direction, amount: amount as Wei })

/** Sends what was prepared, and gives what the account has afterwards, without what the network took. */
async function carryOut(direction: WrapDirection, amount: bigint) {
  const verdict = await prepare(direction, amount)
  if (verdict.status !== 'executable') throw new Error(`not executable: ${verdict.status}`)
  const { steps, purse } = verdict.plan
  const { status, gasUsed, effectiveGasPrice } = await chain.transact(account, steps[0].call)
  expect(status).toBe('0x1')
  const after = await readPurse(about(weth.address))
  const fee = BigInt(gasUsed) * BigInt(effectiveGasPrice)
  return { wrapped: after.wrapped - purse.wrapped, native: after.native + fee - purse.native }
}

test('what is wrapped and what comes back is the amount to the wei', async () => {
  const amount = 3n * ETHER + 7n
  expect(await carryOut('wrap', amount)).toEqual({ wrapped: amount, native: -amount })
  expect(await carryOut('unwrap', ETHER + 1n)).toEqual({ wrapped: -ETHER - 1n, native: ETHER + 1n })
})

test('all of it comes back, and not a wei more', async () => {
  await carryOut('wrap', ETHER)
  const { wrapped } = await readPurse(about(weth.address))
  expect(await prepare('unwrap', wrapped + 1n)).toMatchObject({
    status: 'refused',
    check: 'funds',
    code: 'wrapping-short',
  })
  await carryOut('unwrap', wrapped)
  expect((await readPurse(about(weth.address))).wrapped).toBe(toWei(0n))
})

test('all of the coin is not wrapped: the network takes its fee of it', async () => {
  const { native } = await readPurse(about(weth.address))
  expect(await prepare('wrap', native)).toMatchObject({ status: 'refused', code: 'insufficient-network-fee' })
  expect(await prepare('wrap', native + 1n)).toMatchObject({ status: 'refused', code: 'wrapping-short' })
})

test('a token that keeps a wei of what is wrapped is refused', async () => {
  const skimming = await chain.deploy('Skimming')
  expect(await prepare('wrap', ETHER, skimming.address)).toMatchObject({
    status: 'refused',
    check: 'recipients',
    code: 'wrapping-inexact',
    found: `moves ${ETHER - 1n}, not ${ETHER}`,
  })
})

test('a token that cannot be unwrapped is refused by its trial run', async () => {
  const coin = await chain.deploy('Coin')
  await coin.send(account, 'mint', [account, ETHER])
  expect(await prepare('unwrap', ETHER, coin.address)).toMatchObject({ status: 'refused', code: 'reverted' })
})
