// Headers hash to their block's own hash: vectors from public chains, and fields that forks added.
import { describe, expect, test } from 'vitest'
import { headerRlp, parseHeader } from './header.ts'

const zeros = (bytes: number) => `0x${'00'.repeat(bytes)}`
const EMPTY_TRIE = '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421'

/** Ethereum's first block. Source: the genesis of https://github.com/ethereum/go-ethereum */
const GENESIS = {
  parentHash: zeros(32),
  sha3Uncles: '0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347',
  miner: zeros(20),
  stateRoot: '0xd7f8974fb5ac78d9ac099b9ad5018bedc2ce0a72dad1827a1709da30580f0544',
  transactionsRoot: EMPTY_TRIE,
  receiptsRoot: EMPTY_TRIE,
  logsBloom: zeros(256),
  difficulty: '0x400000000',
  number: '0x0',
  gasLimit: '0x1388',
  gasUsed: '0x0',
  timestamp: '0x0',
  extraData: '0x11bbe8db4e347b4e8c937c1c8370e4b5ed33adb3db69cbdb7a38e1e50b1b82fa',
  mixHash: zeros(32),
  nonce: '0x0000000000000042',
}

describe('a header', () => {
  test('of Ethereum’s first block has its known hash', () => {
    expect(parseHeader(headerRlp(GENESIS))).toEqual({
      hash: '0xd4e56740f876aef8c010b86a40d5f56745a118d0906a34e69aec8c0db1cb8fa3',
      number: 0,
      timestampSeconds: 0,
      receiptsRoot: EMPTY_TRIE,
    })
  })

  test('takes in the fields of later forks where they are there, and only there', () => {
    const london = { ...GENESIS, baseFeePerGas: '0x7' }
    const cancun = {
      ...london,
      withdrawalsRoot: EMPTY_TRIE,
      blobGasUsed: '0x0',
      excessBlobGas: '0x0',
      parentBeaconBlockRoot: zeros(32),
    }
    const encodings = [GENESIS, { ...GENESIS, baseFeePerGas: null }, london, cancun].map(headerRlp)
    expect(encodings[0]).toBe(encodings[1])
    expect(new Set(encodings).size).toBe(3)
  })

  test('that lacks a field, or carries a malformed one, is not read', () => {
    expect(() => headerRlp({ ...GENESIS, mixHash: undefined })).toThrow(/can’t be read/)
    expect(() => headerRlp({ ...GENESIS, number: '12' })).toThrow(/can’t be read/)
    expect(parseHeader('0xc0')).toBeUndefined()
    expect(parseHeader('0x1234')).toBeUndefined()
  })
})
