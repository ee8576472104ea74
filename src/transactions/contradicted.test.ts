// Success is claimed from the chain's state, not from a mined transaction.
import { describe, expect, test } from 'vitest'
import { makeTxHash } from '../../tests/support/transactionStates.ts'
import {
  account,
  call,
  definition,
  intervals,
  setUpWorld,
  startPending,
  waitForEntry,
  waitForPoll,
  waitForStatus,
} from '../../tests/support/writes.ts'
import type { ExpectedState } from '../domain/expectedState.ts'
import type { RpcReply } from '../domain/rpc.ts'
import { transactionsTexts } from '../messages/en/transactions.ts'
import type { WriteDefinition } from './definition.ts'

const world = setUpWorld()

const word = (value: bigint): RpcReply => ({ ok: true, result: `0x${value.toString(16).padStart(64, '0')}` })
const reverted: RpcReply = { ok: false, code: 3, message: 'execution reverted', data: '0x' }
const busy: RpcReply = { ok: false, code: -32005, message: 'limit exceeded', data: undefined }

const otherwise = 'The contract still says so.'
const read = { to: call.to, data: '0x01', word: 0, otherwise } as const
const revoked: ExpectedState = { ...read, must: 'equal', value: 0n }

const writing = (expects: readonly ExpectedState[], last = true): WriteDefinition =>
  definition({
    prepare: () =>
      Promise.resolve({ status: 'ready', step: { kind: 'trade', title: 'Revoke', last }, call, expects }),
  })

/** Mines a write that expects a state, with the index caught up. */
async function mine(expects: readonly ExpectedState[], overrides: Parameters<typeof world.open>[0] = {}) {
  const store = await startPending(world, overrides, writing(expects))
  world.chain.mine(makeTxHash('a'))
  world.indexed.number = world.chain.block
  return store
}

describe('a mined write', () => {
  test.each<[string, ExpectedState, (block: number) => bigint, 'indexed' | 'contradicted']>([
    ['a revoked approval', revoked, () => 0n, 'indexed'],
    ['an approval that stays', revoked, () => 1n, 'contradicted'],
    ['another operator', { ...read, must: 'differ-from', value: 7n }, () => 0n, 'indexed'],
    ['the same operator', { ...read, must: 'differ-from', value: 7n }, () => 7n, 'contradicted'],
    ['a larger allowance', { ...read, must: 'reach', value: 5n }, () => 6n, 'indexed'],
    ['a capped allowance', { ...read, must: 'reach', value: 5n }, () => 4n, 'contradicted'],
    ['a raised counter', { ...read, must: 'change' }, (block) => BigInt(block), 'indexed'],
    ['an unchanged counter', { ...read, must: 'change' }, () => 9n, 'contradicted'],
    ['a raised balance', { ...read, must: 'change-by', value: 3n }, (block) => 3n * BigInt(block), 'indexed'],
    ['a toll', { ...read, must: 'change-by', value: 3n }, (block) => 2n * BigInt(block), 'contradicted'],
    [
      'a lower balance',
      { ...read, must: 'change-by', value: -3n },
      (block) => 900n - 3n * BigInt(block),
      'indexed',
    ],
  ])('with %s ends as the chain says', async (_, expected, stateAt, status) => {
    world.chain.readState = (block) => word(stateAt(block))
    const store = await mine([expected])
    const { state } = await waitForStatus(store, status)
    expect(state).toMatchObject(status === 'indexed' ? { final: false } : { message: otherwise })
  })

  test('is read at its own block, not at a later one', async () => {
    const block = world.chain.block + 1
    world.chain.readState = (at) => word(at === block ? 1n : 0n)
    const store = await startPending(world, {}, writing([revoked]))
    world.chain.mine(makeTxHash('a'))
    world.chain.grow(3)
    world.indexed.number = world.chain.block
    await waitForStatus(store, 'contradicted')
  })

  test.each<[string, RpcReply]>([
    ['reverts', reverted],
    ['answers nothing', { ok: true, result: '0x' }],
    ['answers too little', { ok: true, result: '0x00' }],
  ])('whose contract %s afterwards claims nothing', async (_, reply) => {
    world.chain.readState = () => reply
    const store = await mine([revoked])
    expect((await waitForStatus(store, 'contradicted')).state).toMatchObject({
      message: transactionsTexts.stateUnread,
    })
  })

  test('waits for a node that is busy, and claims nothing when that lasts', async () => {
    world.chain.readState = () => busy
    const store = await mine([revoked])
    await waitForStatus(store, 'mined')
    await waitForPoll(world.chain)
    expect(store.find('buy:1')?.state.status).toBe('mined')
    world.chain.readState = () => word(0n)
    await waitForStatus(store, 'indexed')
  })

  test('claims nothing when the node stays busy', async () => {
    world.chain.readState = () => busy
    const store = await mine([revoked], { intervals: { ...intervals, indexBound: 20 } })
    expect((await waitForStatus(store, 'contradicted')).state).toMatchObject({
      message: transactionsTexts.stateUnread,
    })
  })

  test('is judged by the next page too, when its own was closed', async () => {
    world.chain.readState = () => word(1n)
    const store = await startPending(world, {}, writing([revoked]))
    store.close()
    world.chain.mine(makeTxHash('a'))
    world.indexed.number = world.chain.block
    const { state } = await waitForStatus(world.open(), 'contradicted')
    expect(state).toMatchObject({ message: otherwise })
  })

  test('is judged again in another block', async () => {
    world.chain.readState = () => word(1n)
    const store = await mine([revoked])
    await waitForStatus(store, 'contradicted')
    world.chain.readState = () => word(0n)
    world.chain.reorganize(1)
    await waitForEntry(store, (entry) => entry?.state.status === 'pending')
    world.chain.mine(makeTxHash('a'))
    world.indexed.number = world.chain.block
    await waitForStatus(store, 'indexed')
  })
})

test('a step that changes nothing stops the write before the next prompt', async () => {
  world.chain.readState = () => word(0n)
  const granted: ExpectedState = { ...read, must: 'equal', value: 1n }
  const store = await startPending(world, {}, writing([granted], false))
  world.chain.mine(makeTxHash('a'))
  const { completedSteps, state } = await waitForStatus(store, 'contradicted')
  expect(state).toMatchObject({ message: otherwise })
  expect(completedSteps).toBeUndefined()
  expect(world.sign).toHaveBeenCalledTimes(1)
  expect(store.find('buy:1')?.account).toBe(account)
})
