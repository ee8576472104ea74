// The native coin wrapped and unwrapped on a real chain, to the wei, and not where the token is not worth as much.
import { checksTexts } from '../../src/messages/en/checks.ts'
import { currentTranslate } from '../../src/messages/translate.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZERO_ADDRESS, type Address } from '../../src/domain/address.ts'
import { exactAmount, toWei, type Wei } from '../../src/domain/wei.ts'
import { prepareWrap, fetchCoinBalances, type WrapDirection } from '../../src/seaport/wrapping.ts'
import { startMarketChain, type MarketChain, type Token } from './market/fixture.ts'
import { isSimulation, without } from './market/olderNode.ts'

const ETHER = 10n ** 18n

const money = (amount: bigint, symbol: string) => exactAmount(toWei(amount), { decimals: 18, symbol })

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

const prepare = (
  direction: WrapDirection,
  amount: bigint,
  { currency = weth.address, send = chain.send } = {},
) => prepareWrap({ ...about(currency), send, direction, amount: amount as Wei })

/** Sends what was prepared, and gives what the account has afterwards, without what the network took. */
async function carryOut(direction: WrapDirection, amount: bigint) {
  const verdict = await prepare(direction, amount)
  if (verdict.status !== 'executable') throw new Error(`not executable: ${verdict.status}`)
  const { steps, balances } = verdict.plan
  const { status, gasUsed, effectiveGasPrice } = await chain.transact(account, steps[0].call)
  expect(status).toBe('0x1')
  const after = await fetchCoinBalances(about(weth.address))
  const fee = BigInt(gasUsed) * BigInt(effectiveGasPrice)
  return { wrapped: after.wrapped - balances.wrapped, native: after.native + fee - balances.native }
}

test('wraps and unwraps the exact amount to the wei', async () => {
  const amount = 3n * ETHER + 7n
  expect(await carryOut('wrap', amount)).toEqual({ wrapped: amount, native: -amount })
  expect(await carryOut('unwrap', ETHER + 1n)).toEqual({ wrapped: -ETHER - 1n, native: ETHER + 1n })
})

test('unwraps the whole balance, and not a wei more', async () => {
  await carryOut('wrap', ETHER)
  const { wrapped } = await fetchCoinBalances(about(weth.address))
  expect(await prepare('unwrap', wrapped + 1n)).toMatchObject({
    status: 'refused',
    check: 'funds',
    code: 'wrapping-short',
    detail: checksTexts.details.hasAndNeeds({
      balance: money(wrapped, 'WETH'),
      needed: money(wrapped + 1n, 'WETH'),
    }),
  })
  await carryOut('unwrap', wrapped)
  expect((await fetchCoinBalances(about(weth.address))).wrapped).toBe(toWei(0n))
})

test('does not wrap the whole balance, which must cover the network fee', async () => {
  const { native } = await fetchCoinBalances(about(weth.address))
  expect(await prepare('wrap', native)).toMatchObject({ status: 'refused', code: 'wrapping-leaves-no-fee' })
  expect(await prepare('wrap', native + 1n)).toMatchObject({
    status: 'refused',
    code: 'wrapping-short',
    detail: checksTexts.details.hasAndNeeds({
      balance: money(native, 'ETH'),
      needed: money(native + 1n, 'ETH'),
    }),
  })
})

test('reports that the account has none of the coin before unwrapping', async () => {
  const poor = chain.accounts[1] as Address
  await carryOut('wrap', ETHER)
  await weth.send(account, 'transfer', [poor, ETHER])
  await chain.rpc('anvil_setBalance', [poor, '0x1'])
  const verdict = await prepareWrap({
    ...about(weth.address),
    account: poor,
    direction: 'unwrap',
    amount: toWei(ETHER),
  })
  expect(verdict).toMatchObject({ status: 'refused', check: 'funds', code: 'unwrapping-lacks-fee' })
})

test('names the wallet prompt by the amount and its currency', async () => {
  await carryOut('wrap', ETHER)
  const readTitle = async (direction: WrapDirection) => {
    const verdict = await prepare(direction, ETHER / 4n)
    return verdict.status === 'executable' ? currentTranslate()(verdict.plan.steps[0].title) : verdict.status
  }
  expect(await readTitle('wrap')).toBe('Wrap 0.25 ETH')
  expect(await readTitle('unwrap')).toBe('Unwrap 0.25 WETH')
})

test('returns the same result from a node without simulation, by a script in place of the account', async () => {
  await carryOut('wrap', ETHER)
  const send = without(isSimulation, chain.send)
  const skimming = await chain.deploy('Skimming')
  expect((await prepare('wrap', ETHER, { send })).status).toBe('executable')
  expect((await prepare('unwrap', ETHER, { send })).status).toBe('executable')
  expect(await prepare('wrap', ETHER, { send, currency: skimming.address })).toMatchObject({
    code: 'wrapping-inexact',
  })
})

test('rejects a token that keeps a wei of the wrapped amount', async () => {
  const skimming = await chain.deploy('Skimming')
  expect(await prepare('wrap', ETHER, { currency: skimming.address })).toMatchObject({
    status: 'refused',
    check: 'recipients',
    code: 'wrapping-inexact',
    detail: checksTexts.details.balanceAfter({
      balance: money(ETHER - 1n, 'WETH'),
      expected: money(ETHER, 'WETH'),
    }),
  })
})

test('rejects a token whose unwrapping fails in the simulation', async () => {
  const coin = await chain.deploy('Coin')
  await coin.send(account, 'mint', [account, ETHER])
  expect(await prepare('unwrap', ETHER, { currency: coin.address })).toMatchObject({
    status: 'refused',
    code: 'reverted',
  })
})
