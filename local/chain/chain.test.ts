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
    // It is left as it was: what is forgotten is for the reader to decide.
    expect(await readdir(join(stateDirectory, 'chain'))).toEqual(['state.json'])
  } finally {
    await rm(stateDirectory, { recursive: true })
  }
})
