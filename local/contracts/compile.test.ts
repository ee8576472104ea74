import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Interface } from 'ethers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compileContracts, contractNamed } from './compile.ts'

let cacheDirectory: string
beforeAll(() => {
  cacheDirectory = mkdtempSync(join(tmpdir(), 'compile-'))
})
afterAll(() => rmSync(cacheDirectory, { recursive: true }))

test('contracts of both sets fit on chain, and have the functions that their standards require', async () => {
  const contracts = {
    ...(await compileContracts({ set: 'demo' })),
    // Cached for the tests that deploy them.
    ...(await compileContracts({ set: 'test' })),
  }
  for (const [name, { runtimeCode }] of Object.entries(contracts)) {
    // EIP-170: 24,576 bytes at most.
    expect((runtimeCode.length - 2) / 2, name).toBeLessThanOrEqual(24_576)
  }
  for (const [name, functions] of Object.entries({
    NounsCabinet: ['tokenURI', 'royaltyInfo', 'setApprovalForAll', 'recatalogue'],
    TidalEditions: ['uri', 'royaltyInfo', 'safeBatchTransferFrom', 'name'],
    Lattice: ['tokenURI', 'burn', 'name'],
    WrappedEther: ['deposit', 'withdraw', 'approve', 'decimals'],
  })) {
    const abi = new Interface(contractNamed(contracts, name).abi)
    for (const wanted of functions) expect(abi.getFunction(wanted), `${name}.${wanted}`).not.toBeNull()
  }
})

test('reads compiled contracts from the cache', async () => {
  // This set compiles fastest.
  const first = await compileContracts({ set: 'dataset', cacheDirectory })
  const [file] = readdirSync(cacheDirectory)
  if (!file) throw new Error('nothing was cached')
  const marked = { ...first, Courier: { abi: [], creationCode: '0x', runtimeCode: '0xfeed' } }
  writeFileSync(join(cacheDirectory, file), JSON.stringify(marked))
  expect(
    contractNamed(await compileContracts({ set: 'dataset', cacheDirectory }), 'Courier').runtimeCode,
  ).toBe('0xfeed')
  expect(existsSync(join(cacheDirectory, file))).toBe(true)
})

test('throws for a name that no contract has', () => {
  expect(() => contractNamed({}, 'Nothing')).toThrow('no contract is named Nothing')
})
