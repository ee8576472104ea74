// Tests the command line: its options, and errors that name a wrong flag and what it accepts.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { UsageError } from '../operate/commandLine.ts'
import { readOptions } from './options.ts'

const URLS = ['--rpc', 'http://node.example', '--graphql', 'https://index.example/graphql']

describe('the command line of reconcile', () => {
  test('accepts two addresses', () => {
    expect(readOptions(URLS, {})).toEqual({
      rpcUrl: 'http://node.example',
      graphqlUrl: 'https://index.example/graphql',
      seaport: '0x0000000000000068f116a894984e2db1123eb395',
      fromBlock: 0,
      json: false,
      quiet: false,
    })
  })

  test('uses the running local stack by default', () => {
    const directory = mkdtempSync(join(tmpdir(), 'reconcile-'))
    try {
      const stack = { rpcUrl: 'http://127.0.0.1:1', graphqlUrl: 'http://127.0.0.1:2' }
      writeFileSync(join(directory, 'stack.json'), JSON.stringify(stack))
      expect(readOptions([], { VITRINE_STATE_DIR: directory })).toMatchObject(stack)
    } finally {
      rmSync(directory, { recursive: true })
    }
  })

  test.each([
    [['--rpc', 'http://node.example'], '--rpc and --graphql go together'],
    [
      ['--rpc', 'node.example', '--graphql', 'http://index.example'],
      '--rpc is node.example, but it must be a URL that starts with http',
    ],
    [[...URLS, '--from-block', '-1'], "--from-block' argument is ambiguous"],
    [[...URLS, '--from-block', 'latest'], '--from-block is latest, but it must be a block number'],
    [[...URLS, '--seaport', '0x12'], '--seaport must be an address'],
    [[...URLS, '--color'], "Unknown option '--color'"],
    [['proof.json'], "Unexpected argument 'proof.json'"],
  ])('refuses %j', (words, message) => {
    expect(() => readOptions(words, {})).toThrow(UsageError)
    expect(() => readOptions(words, {})).toThrow(message)
  })

  test('names the file that it expects of a local stack', () => {
    expect(() => readOptions([], { VITRINE_STATE_DIR: '/nowhere' })).toThrow(
      '/nowhere/stack.json does not exist',
    )
  })
})
