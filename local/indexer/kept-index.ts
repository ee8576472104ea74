// Keeps a stack's index from one start to the next. `gnd dev` reindexes every subgraph that it deploys, and resumes any
// other in its database. So a start with a kept index deploys a placeholder only.
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentKey } from '../cache/content-key.ts'
import { callRpc } from '../chain/json-rpc.ts'
import type { Subgraph } from './graph-node.ts'

/** What a stopped stack notes about its database. */
export interface KeptIndex {
  /** Key of the program and the subgraph. */
  readonly key: string
  /** Password of the database's role. */
  readonly password: string
  /** The newest block that was indexed. */
  readonly block: { readonly number: number; readonly hash: string }
}

const noteFile = (stateDirectory: string) => join(stateDirectory, 'index.json')

/** Writes the note last, so that it exists only after a clean stop. */
export async function noteKeptIndex(stateDirectory: string, kept: KeptIndex): Promise<void> {
  await writeFile(noteFile(stateDirectory), JSON.stringify(kept), { mode: 0o600 })
}

/** Reads and deletes the note, so that a run that is killed leaves none. Undefined if nothing is kept. */
export async function takeKeptIndex(stateDirectory: string): Promise<KeptIndex | undefined> {
  const file = noteFile(stateDirectory)
  const text = await readFile(file, 'utf8').catch(() => undefined)
  await rm(file, { force: true })
  return text === undefined ? undefined : (JSON.parse(text) as KeptIndex)
}

/** A key of all that an index is made by: the program, the manifest with its contracts, the mappings and the schema. */
export async function indexKey(gnd: string, { buildDirectory }: Subgraph): Promise<string> {
  const { size, mtimeMs } = await stat(gnd)
  return contentKey({ root: buildDirectory, paths: ['.'], values: [buildDirectory, gnd, size, mtimeMs] })
}

/** Whether an index can go on: it was made by the same subgraph, and the chain still has its newest block. */
export async function isCurrent(
  { key, block }: KeptIndex,
  { gnd, subgraph, rpcUrl }: { gnd: string; subgraph: Subgraph; rpcUrl: string },
): Promise<boolean> {
  if (key !== (await indexKey(gnd, subgraph))) return false
  const onChain = await callRpc(rpcUrl, 'eth_getBlockByNumber', [`0x${block.number.toString(16)}`, false])
  return (onChain as { readonly hash: string } | null)?.hash === block.hash
}

/** A module without content: no event ever runs it. */
const EMPTY_MODULE = Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])

/** Writes a subgraph that indexes nothing, and returns it. */
export async function makePlaceholder(stateDirectory: string, network: string): Promise<Subgraph> {
  const buildDirectory = join(stateDirectory, 'placeholder')
  const manifestPath = join(buildDirectory, 'subgraph.yaml')
  await mkdir(buildDirectory, { recursive: true })
  await Promise.all([
    writeFile(join(buildDirectory, 'mapping.wasm'), EMPTY_MODULE),
    writeFile(
      join(buildDirectory, 'schema.graphql'),
      'type Nothing @entity(immutable: true) { id: Bytes! }\n',
    ),
    writeFile(
      join(buildDirectory, 'abi.json'),
      '[{"type":"event","name":"Never","inputs":[],"anonymous":false}]',
    ),
    writeFile(
      manifestPath,
      `specVersion: 1.3.0
schema:
  file: schema.graphql
dataSources:
  - kind: ethereum/contract
    name: Nothing
    network: ${network}
    source:
      address: '0x0000000000000000000000000000000000000001'
      abi: Nothing
    mapping:
      kind: ethereum/events
      apiVersion: 0.0.9
      language: wasm/assemblyscript
      entities: [Nothing]
      abis:
        - name: Nothing
          file: abi.json
      eventHandlers:
        - event: Never()
          handler: never
      file: mapping.wasm
`,
    ),
  ])
  return { manifestPath, buildDirectory }
}
