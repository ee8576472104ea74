import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { explain } from '../cli/explain.ts'
import { freePort } from '../process/ports.ts'
import { chainStateFile, startChain } from './chain.ts'

test('a chain that was kept without the time of its first block does not go on, and the start says what to do', async () => {
  const stateDirectory = await mkdtemp(join(tmpdir(), 'vitrine-chain-'))
  try {
    await mkdir(join(stateDirectory, 'chain'))
    await writeFile(chainStateFile(stateDirectory), '{}')
    const port = await freePort()
    const start = startChain({ anvil: join(stateDirectory, 'no such program'), port, stateDirectory })
    expect(explain(await start.catch((error: unknown) => error))).toBe(
      'The local chain was kept by an earlier version, without the time of its first block, and cannot go on: ' +
        'npm run reset, then start again.',
    )
    // The folder is unchanged, so that the user decides what to delete.
    expect(await readdir(join(stateDirectory, 'chain'))).toEqual(['state.json'])
  } finally {
    await rm(stateDirectory, { recursive: true })
  }
})
