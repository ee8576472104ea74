import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { explain } from '../cli/explain.ts'
import { freePort } from '../process/ports.ts'
import { chainStateFile, startChain } from './chain.ts'

test('does not continue a chain saved without the time of its first block, and says what to do', async () => {
  const stateDirectory = await mkdtemp(join(tmpdir(), 'vitrine-chain-'))
  try {
    await mkdir(join(stateDirectory, 'chain'))
    await writeFile(chainStateFile(stateDirectory), '{}')
    const port = await freePort()
    const start = startChain({ anvil: join(stateDirectory, 'no such program'), port, stateDirectory })
    expect(explain(await start.catch((error: unknown) => error))).toBe(
      "Couldn't continue the local chain, because an old version saved it without the time of its first block. " +
        'Run npm run reset, then start again.',
    )
    // The folder is unchanged, so that the user decides what to delete.
    expect(await readdir(join(stateDirectory, 'chain'))).toEqual(['state.json'])
  } finally {
    await rm(stateDirectory, { recursive: true })
  }
})
