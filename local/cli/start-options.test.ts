import { describe, expect, test } from 'vitest'
import { UsageError } from '../../operate/commandLine.ts'
import { readStartOptions } from './start-options.ts'

const ADDRESS = `0x${'ab'.repeat(20)}`
const RPC = 'https://node.test/key'

test('runs the demo without arguments, and the development server with --watch', () => {
  expect(readStartOptions([])).toEqual({ yes: false, unpinned: false, kind: 'demo', page: 'build' })
  expect(readStartOptions(['--watch', '--yes', '--unpinned'])).toEqual({
    yes: true,
    unpinned: true,
    kind: 'demo',
    page: 'watch',
  })
})

test('reads contracts from repeated flags and lists, each once', () => {
  const other = `0x${'cd'.repeat(20)}`
  const args = ['--rpc', RPC, '--collection', `${ADDRESS}, ${other}`, '--collection', ADDRESS]
  expect(readStartOptions(args)).toEqual({
    yes: false,
    unpinned: false,
    kind: 'network',
    rpcUrl: RPC,
    forks: false,
    collections: [ADDRESS, other],
    name: 'Vitrine',
    networkName: undefined,
    fromBlock: undefined,
    wrappedToken: undefined,
    gateways: undefined,
  })
})

test.each([
  ['https://ipfs.test', 'https://ipfs.test/ipfs/'],
  ['https://ipfs.test/ipfs', 'https://ipfs.test/ipfs/'],
  ['http://127.0.0.1:8080/ipfs//', 'http://127.0.0.1:8080/ipfs/'],
])('the gateway of --ipfs %s is %s', (url, gateway) => {
  const args = ['--fork', RPC, '--collection', ADDRESS, '--ipfs', url]
  expect(readStartOptions(args)).toMatchObject({ forks: true, gateways: [gateway] })
})

describe('names the problem', () => {
  test.each<[string, string[], string]>([
    ['an unknown flag', ['--rpcs', RPC], '--rpcs'],
    ['a word', ['sepolia'], 'sepolia'],
    ['no contract', ['--rpc', RPC], '--collection is missing'],
    ['an empty list', ['--rpc', RPC, '--collection', ' , '], '--collection is missing'],
    ['no address', ['--rpc', RPC, '--collection', 'vitrine.eth'], "vitrine.eth, which isn't an address"],
    ['a contract without a node', ['--collection', ADDRESS], '--collection needs --rpc or --fork'],
    ['a block without a node', ['--from-block', '1'], '--from-block needs --rpc or --fork'],
    ['a node without a scheme', ['--fork', 'localhost:8545', '--collection', ADDRESS], '--fork is localhost'],
    ['a WebSocket', ['--rpc', 'wss://node.test', '--collection', ADDRESS], '--rpc is wss'],
    [
      'a key',
      ['--rpc', 'wss://node.test/secret', '--collection', ADDRESS],
      '--rpc is wss://node.test/…, but',
    ],
    ['two nodes', ['--rpc', RPC, '--fork', RPC, '--collection', ADDRESS], 'either --rpc or --fork'],
    ['the development server', ['--watch', '--rpc', RPC, '--collection', ADDRESS], 'npm start'],
    ['no block', ['--rpc', RPC, '--collection', ADDRESS, '--from-block', '1e6'], '--from-block is 1e6'],
    ['no gateway', ['--rpc', RPC, '--collection', ADDRESS, '--ipfs', 'ipfs.io'], '--ipfs is ipfs.io'],
    ['no name', ['--rpc', RPC, '--collection', ADDRESS, '--name', ' '], '--name must not be empty'],
  ])('%s', (_, args, problem) => {
    const read = () => readStartOptions(args)
    expect(read).toThrow(UsageError)
    expect(read).toThrow(problem)
  })
})
