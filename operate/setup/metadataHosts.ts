// Finds the web servers that collections' metadata is on, by the addresses that their contracts return for a few items.
import { metadataPlace } from '../../src/domain/metadataPlace.ts'
import { ProbeError, readLogs, readTokenUri } from '../chain/probe.ts'
import { isPrivate } from '../http/webUrl.ts'
import type { ConnectedChain, FoundCollection } from './composeSite.ts'

/** Topics of `Transfer` (ERC-721) and `TransferSingle` (ERC-1155), whose item is the fourth topic, or the data's first word. */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const TRANSFER_SINGLE = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'

/** Blocks that are searched for an item, at the collection's beginning and at the chain's end; nodes limit them. */
const SEARCHED_BLOCKS = 1_000
/** What most collections begin with. */
const FIRST_ITEMS = [1n, 0n]

interface Log {
  readonly topics?: readonly string[]
  readonly data?: string
}

function parseTransferredItem({ topics = [], data = '0x' }: Log): bigint | undefined {
  const word =
    topics[0] === TRANSFER ? topics[3] : topics[0] === TRANSFER_SINGLE ? data.slice(0, 66) : undefined
  return word !== undefined && /^0x[0-9a-f]{64}$/i.test(word) ? BigInt(word) : undefined
}

async function findItems(
  { send, head }: ConnectedChain,
  { address, startBlock }: FoundCollection,
): Promise<readonly bigint[]> {
  const ranges = [startBlock, Math.max(startBlock, head - SEARCHED_BLOCKS + 1)]
  const tokenIds = new Set<bigint>()
  for (const from of ranges) {
    const reply = await readLogs(send, { address, from, to: Math.min(head, from + SEARCHED_BLOCKS - 1) })
    const logs = reply.ok && Array.isArray(reply.result) ? (reply.result as readonly Log[]) : []
    const item = logs.map(parseTransferredItem).find((id) => id !== undefined)
    if (item !== undefined) tokenIds.add(item)
  }
  return [...tokenIds, ...FIRST_ITEMS]
}

/** Undefined when the contract doesn't say, or the node doesn't call it: a site needs no metadata. */
async function readUri(
  { send }: ConnectedChain,
  item: FoundCollection & { readonly tokenId: bigint },
): Promise<string | undefined> {
  try {
    return await readTokenUri(send, item)
  } catch (error) {
    if (error instanceof ProbeError) return undefined
    throw error
  }
}

/**
 * Returns the public origins of the items that were examined; none for metadata in other places.
 * @throws ProbeError when the node doesn't respond
 */
export async function findMetadataHosts(
  chain: ConnectedChain,
  collections: readonly FoundCollection[],
): Promise<readonly string[]> {
  const origins = new Set<string>()
  for (const collection of collections) {
    for (const tokenId of await findItems(chain, collection)) {
      const uri = await readUri(chain, { ...collection, tokenId })
      const place = metadataPlace(uri ?? '', [])
      if (place.kind !== 'unlisted-host') continue
      const origin = `https://${place.host}`
      // No visitor can read it; a page that tries would send requests into the visitor's own network.
      if (!isPrivate(new URL(origin))) origins.add(origin)
    }
  }
  return [...origins]
}
