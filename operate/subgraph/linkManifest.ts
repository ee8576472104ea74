// A built subgraph as graph-node reads it from IPFS: its files, and a manifest that names each by its content.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse, stringify } from 'yaml'

/** Adds a file to IPFS and returns its CID. */
export type AddFile = (name: string, content: Uint8Array) => Promise<string>

/** Every place in a manifest that names a file: schema, mappings, and ABIs. */
async function mapFiles(value: unknown, link: (file: string) => Promise<object>): Promise<unknown> {
  if (Array.isArray(value)) {
    const items: unknown[] = []
    for (const item of value) items.push(await mapFiles(item, link))
    return items
  }
  if (typeof value !== 'object' || value === null) return value
  const mapped: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(value)) {
    mapped[key] = key === 'file' && typeof item === 'string' ? await link(item) : await mapFiles(item, link)
  }
  return mapped
}

/**
 * Adds every file of a built subgraph to IPFS, each once and the manifest last.
 * @returns the manifest's CID, which is the deployment's ID, and the number of files
 */
export async function uploadSubgraph(
  manifestPath: string,
  add: AddFile,
): Promise<{ readonly deployment: string; readonly files: number }> {
  const cids = new Map<string, string>()
  const link = async (file: string) => {
    const cid = cids.get(file) ?? (await add(file, readFileSync(join(dirname(manifestPath), file))))
    cids.set(file, cid)
    // The form in which deployed manifests name files. Source: graph-node, docs/subgraph-manifest.md
    return { '/': `/ipfs/${cid}` }
  }
  const linked = await mapFiles(parse(readFileSync(manifestPath, 'utf8')), link)
  const manifest = stringify(linked, { aliasDuplicateObjects: false })
  const deployment = await add('subgraph.yaml', new TextEncoder().encode(manifest))
  return { deployment, files: cids.size + 1 }
}
