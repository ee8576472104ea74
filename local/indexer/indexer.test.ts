import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { PartCrashedError } from '../process/managed-process.ts'
import { startIndexer } from './indexer.ts'

test('graph-node that ends before it has deployed is started once more, on other ports', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-indexer-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'logs'))
  const gnd = join(folder, 'gnd')
  const runs = join(folder, 'runs')
  await writeFile(gnd, `#!/bin/sh\necho "$@" >> "${runs}"\nkill -ABRT $$\n`)
  await chmod(gnd, 0o755)
  const nowhere = 'http://127.0.0.1:1'
  const indexer = startIndexer({
    gnd,
    subgraph: { manifestPath: 'subgraph.yaml', buildDirectory: 'build' },
    databaseUrl: 'postgresql://127.0.0.1:1',
    rpcUrl: nowhere,
    gatewayUrl: nowhere,
    stateDirectory: folder,
  })
  await expect(indexer).rejects.toThrow(PartCrashedError)
  const ports = (await readFile(runs, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => /--http-port (\d+)/.exec(line)?.[1])
  expect(ports).toHaveLength(2)
  expect(ports[0]).not.toBe(ports[1])
})
