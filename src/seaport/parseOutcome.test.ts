// Distinguishes a revert from a node that did not run the call, in every node's wording.
import { describe, expect, test } from 'vitest'
import { parseOutcome } from './chain.ts'

const failure = (code: number, message: string, data?: unknown) =>
  ({ ok: false, code, message, data }) as const

const BYTES = '0x08c379a0'

describe('a call that ran and failed', () => {
  test.each<[string, number, string, unknown, string]>([
    ['Geth, with bytes', 3, 'execution reverted: paused', BYTES, BYTES],
    ['Geth, with a reason like an ending', 3, 'execution reverted: out of gasoline', BYTES, BYTES],
    ['Geth, without', 3, 'execution reverted', '0x', '0x'],
    ['Geth before code 3', -32000, 'execution reverted', undefined, '0x'],
    ['Geth, out of gas', -32000, 'out of gas', undefined, '0x'],
    ['Geth, estimating', -32000, 'failed with 50000000 gas: out of gas', undefined, '0x'],
    ['Geth, designated invalid opcode', -32000, 'invalid opcode: INVALID', undefined, '0x'],
    ['Geth, undefined opcode', -32000, 'invalid opcode: opcode 0xc not defined', undefined, '0x'],
    ['Geth, empty stack', -32000, 'stack underflow (0 <=> 2)', undefined, '0x'],
    ['Geth, full stack', -32000, 'stack limit reached 1024 (1023)', undefined, '0x'],
    ['Geth, bad jump', -32000, 'invalid jump destination', undefined, '0x'],
    ['Geth, write in a view', -32000, 'write protection', undefined, '0x'],
    ['Erigon', -32000, 'execution reverted', BYTES, BYTES],
    ['Reth, out of gas', -32003, 'out of gas: gas required exceeds: 300000', undefined, '0x'],
    ['anvil, out of gas for memory', -32603, 'EVM error MemoryOOG', undefined, '0x'],
    ['Reth, invalid opcode', -32603, 'EVM error: InvalidFEOpcode', undefined, '0x'],
    ['Besu, with bytes', -32000, 'Execution reverted', BYTES, BYTES],
    ['Besu, with the reason', 3, 'Execution reverted: paused', BYTES, BYTES],
    [
      'Besu, halted',
      -32000,
      'Transaction processing could not be completed due to an exception (Invalid opcode: 0xfe)',
      undefined,
      '0x',
    ],
    ['Nethermind', -32000, 'execution reverted: revert', BYTES, BYTES],
    ['older Nethermind, with bytes', -32015, 'VM execution error.', `Reverted ${BYTES}`, BYTES],
    ['older Nethermind, with words', -32015, 'VM execution error.', 'revert: paused', '0x'],
    ['older Nethermind, out of gas', -32015, 'VM execution error.', 'OutOfGas', '0x'],
    ['older Nethermind, bad opcode', -32015, 'VM execution error.', 'BadInstruction', '0x'],
    [
      'Hardhat',
      -32603,
      "Error: VM Exception while processing transaction: reverted with reason string 'paused'",
      { data: BYTES, message: 'paused' },
      BYTES,
    ],
    ['Ganache', -32000, 'VM Exception while processing transaction: revert', undefined, '0x'],
  ])('%s', (name, code, message, data, bytes) => {
    const ranOut = /out of gas|estimating/.test(name)
    expect(parseOutcome(failure(code, message, data))).toEqual({ ok: false, data: bytes, message, ranOut })
  })
})

describe('a node that did not run the call', () => {
  test.each<[string, number, string, unknown]>([
    [
      'limits its rate',
      -32005,
      'daily request count exceeded, request rate limited',
      { see: 'https://node.test' },
    ],
    ['counts compute units', 429, 'Your app has exceeded its compute units per second capacity.', undefined],
    ['lacks the block', -32001, 'Unknown block', undefined],
    ['lacks the header', -32000, 'header not found', undefined],
    ['lacks the state', -32000, 'missing trie node 0f3c (path ) state 0x0f3c is not available', undefined],
    ['ran out of time', -32000, 'execution aborted (timeout = 5s)', undefined],
    ['timed out before', -32000, 'execution timeout', undefined],
    ['lacks the money for the call', -32000, 'insufficient funds for gas * price + value', undefined],
    ['has failed inside', -32603, 'Internal error', undefined],
    [
      'has failed to reach its own database',
      -32603,
      'EVM error: database error: failed to get account',
      undefined,
    ],
    ['does not know the method', -32601, 'the method eth_call does not exist/is not available', undefined],
    ['does not take the parameters', -32602, 'invalid argument 1: hex string without 0x prefix', undefined],
    ['left the request unanswered', 0, 'the node left the request unanswered', undefined],
  ])('it %s', (_, code, message, data) => {
    expect(() => parseOutcome(failure(code, message, data))).toThrow(
      expect.objectContaining({ code: 'node-refused' }),
    )
  })

  test('reports it in one plain sentence, with the node’s own text as a detail', () => {
    const caught = (() => {
      try {
        return parseOutcome(failure(-32005, 'limit exceeded'))
      } catch (error) {
        return error
      }
    })()
    expect(caught).toMatchObject({
      message: 'The network connection returned an error. Retry in a moment.',
      details: { code: '-32005', message: 'limit exceeded' },
    })
  })
})
