// What a real node answers when a call fails, and when it does not run one: the two are never taken for each other.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseAddress, type Address } from '../../src/domain/address.ts'
import { parseOutcome } from '../../src/seaport/chain.ts'
import { startMarketChain, type MarketChain } from './market/fixture.ts'

let chain: MarketChain

beforeAll(async () => {
  chain = await startMarketChain()
})

afterAll(() => chain.stop())

const CALLED = parseAddress(`0x${'c0de'.repeat(10)}`)
/** More than enough for any of the codes below, and soon burnt. */
const GAS = '0x493e0'

/** Puts code at an address of its own and calls it at the latest block. */
async function run(code: string, change: Record<string, unknown> = {}, block: unknown = 'latest') {
  await chain.rpc('anvil_setCode', [CALLED, code])
  const [from] = chain.accounts as [Address]
  const call = { from, to: CALLED, data: '0x', gas: GAS, ...change }
  const [reply] = await chain.send([{ method: 'eth_call', params: [call, block] }])
  return reply
}

describe('a call whose code fails', () => {
  test.each([
    ['a revert without bytes', '0x5f5ffd', '0x'],
    // PUSH4 0xdeadbeef, left-aligned in memory, its four bytes returned by REVERT.
    ['a revert with a custom error', '0x63deadbeef60e01b5f5260045ffd', '0xdeadbeef'],
    ['a loop that burns all gas', '0x5b5f56', '0x'],
    ['the designated invalid opcode', '0xfe', '0x'],
    ['an opcode that does not exist', '0x0c', '0x'],
    ['an empty stack', '0x01', '0x'],
    ['a stack without end', '0x5b5f5f56', '0x'],
    ['a jump to nowhere', '0x60ff56', '0x'],
    ['a copy from beyond what was returned', '0x60015f5f3e', '0x'],
  ])('%s is a failed call', async (_, code, data) => {
    expect(parseOutcome(await run(code))).toMatchObject({ ok: false, data })
  })
})

describe('a call that succeeds', () => {
  test('to an account without code', async () => {
    expect(parseOutcome(await run('0x'))).toEqual({ ok: true, data: '0x' })
  })

  test('to an account without code, with value', async () => {
    expect(parseOutcome(await run('0x', { value: '0x1' }))).toEqual({ ok: true, data: '0x' })
  })
})

describe('a call that the node rejects', () => {
  test.each<[string, Record<string, unknown>, unknown]>([
    ['at a block that it does not have', {}, { blockHash: `0x${'ab'.repeat(32)}` }],
    ['at a block to come', {}, '0xffffffff'],
    ['with more value than the sender has', { value: `0x${(10n ** 30n).toString(16)}` }, 'latest'],
    ['with gas below what any transaction takes', { gas: '0x1' }, 'latest'],
    ['with data that is none', { data: 'nothing' }, 'latest'],
  ])('%s', async (_, change, block) => {
    const reply = await run('0x5f5ffd', change, block)
    expect(reply?.ok).toBe(false)
    expect(() => parseOutcome(reply)).toThrow(expect.objectContaining({ code: 'node-refused' }))
  })

  test('for a method that it does not support', async () => {
    const [reply] = await chain.send([{ method: 'eth_callMany', params: [] }])
    expect(() => parseOutcome(reply)).toThrow(expect.objectContaining({ code: 'node-refused' }))
  })
})
