// Applies changes since the local copy's block, or finds that the block was reorganized away.
//
// `_change_block` selects rows that were written: transfers, sales, listings, cancellations, expiries (the index
// sweeps them) and new metadata. Rows are never removed: a burned item is written with a supply of zero. It can't
// select what a reorganization undid, because the index no longer has it; that is detected by the block's hash and
// repaired from the rows that each update changed. A listing that ended since the last sweep isn't written yet, but
// its end is in the row and is compared with the clock.
import { LARGEST_PAGE } from '../graphql/keyset.ts'
import { BY_ID, requireProgress } from '../graphql/listOrder.ts'
import { matchAll } from '../graphql/where.ts'
import type { Metadata_filter, Token_filter } from '../graphql/__generated__/operations.ts'
import { ItemSearchUnreachableError, fetchOr, type Sources } from './sources.ts'
import type { LocalCopy, CopiedBlock, Update } from './localCopy.ts'
import {
  ItemSearchRows_changesDocument,
  ItemSearchRowsDocument,
  type ItemSearchRows_changesQuery,
} from './__generated__/ItemSearchRows.ts'
import { type ItemSearchRow, getRow } from './rows.ts'
import { errorsTexts } from '../messages/en/errors.ts'

export type UpdateOutcome =
  /** With the ids of the rows that changed. */
  | { readonly kind: 'current'; readonly changed: readonly string[] }
  /** The local copy is of another chain, deployment or branch, or too much changed: it must be read again. */
  | { readonly kind: 'lost' }

/** Number of updates that can be undone: more than any chain in use reorganizes. */
const KEPT_UPDATES = 64

/** Above this many pages of changes, reading the collection again costs the index less. */
const MAX_PAGES = 40

/**
 * @param newest the newest block that the page knows. Changes are read as of it, so that visitors send identical queries
 * @throws ItemSearchUnreachableError, IndexListError; the local copy is then unchanged
 */
export async function update(
  sources: Sources,
  localCopy: LocalCopy,
  newest?: CopiedBlock,
): Promise<UpdateOutcome> {
  // The rows are as of that block already; the next block's update checks the deployment.
  if (newest?.hash === localCopy.block.hash) return { kind: 'current', changed: [] }
  const fetchAsOf = (block: { hash: string } | undefined) =>
    fetchChanges(sources, localCopy, { since: localCopy.block, block })
  const isNewer = newest !== undefined && newest.number > localCopy.block.number
  // With blocks between, the newest block's parent doesn't show whether the local copy's block was reorganized away, so the
  // RPC node is queried too, while the index answers.
  const isApart = isNewer && newest.number > localCopy.block.number + 1
  const early = isApart ? fetchHashes(sources, localCopy, newest.number) : undefined
  // The error is thrown where the hashes are needed, if they are.
  early?.catch(() => undefined)
  // The index may not have the block anymore, or not yet where another replica answers.
  const answer = await (isNewer
    ? fetchOr(fetchAsOf({ hash: newest.hash }), () => fetchAsOf(undefined))
    : fetchAsOf(undefined))
  if (answer === undefined) return { kind: 'lost' }
  const { head, parentHash } = answer
  if (head.number === localCopy.block.number && head.hash === localCopy.block.hash) {
    return { kind: 'current', changed: [] }
  }
  if (parentHash === localCopy.block.hash && head.number === localCopy.block.number + 1) {
    return apply(localCopy, head, answer.rows)
  }
  let hashes = await early
  // Hashes from a node that doesn't have the head yet may be of another branch.
  if (hashes?.at(-1) !== head.hash) hashes = await fetchHashes(sources, localCopy, head.number)
  const base = lastOnChain(localCopy, head, hashes)
  if (base === undefined) return { kind: 'lost' }
  if (base.undone.length === 0) return apply(localCopy, head, answer.rows)
  return takeBack(sources, localCopy, base)
}

interface Changes {
  readonly head: CopiedBlock
  readonly parentHash: string | null
  readonly rows: readonly ItemSearchRow[]
}

type Token = ItemSearchRows_changesQuery['tokens'][number]

/**
 * Rows written after a block: one query, unless they take several pages. Undefined for another deployment, or too many.
 *
 * All pages must be of one block: if the index moves on between two pages, the new rows may belong on a page already
 * read, so reading starts over.
 */
async function fetchChanges(
  sources: Sources,
  { table, origin }: LocalCopy,
  { since, block }: { since: CopiedBlock; block: { hash: string } | undefined },
): Promise<Changes | undefined> {
  const { collection } = table
  const changed = { _change_block: { number_gte: since.number + 1 } }
  const tokens = new Map<string, Token>()
  let lastToken: string | undefined
  let lastDocument: string | undefined
  let latest: ItemSearchRows_changesQuery['_meta'] | undefined
  for (let page = 0; page < MAX_PAGES; page++) {
    const answer: ItemSearchRows_changesQuery = await sources.index(ItemSearchRows_changesDocument, {
      tokens: matchAll<Token_filter>({ collection, ...changed }, matchAfter(lastToken)),
      documents: matchAll<Metadata_filter>({ ...changed, tokens_: { collection } }, matchAfter(lastDocument)),
      ofCollection: { collection },
      block,
      first: LARGEST_PAGE,
    })
    const former: typeof latest = latest
    latest = answer._meta
    if (latest === null || latest.deployment !== origin.deployment) return undefined
    const movedOn = former !== undefined && former?.block.hash !== latest.block.hash
    if (movedOn) {
      tokens.clear()
      lastToken = lastDocument = latest = undefined
      continue
    }
    for (const [rows, last] of [
      [answer.tokens, lastToken],
      [answer.metadata_collection, lastDocument],
    ] as const) {
      const before = last === undefined ? undefined : { id: last }
      requireProgress(BY_ID, { rows, last: before, first: LARGEST_PAGE })
    }
    for (const token of answer.tokens) tokens.set(token.id, token)
    for (const { tokens: named } of answer.metadata_collection) {
      // More items may share the document. Reading the collection again is simpler than paging through them.
      if (named.length >= LARGEST_PAGE) return undefined
      for (const token of named) tokens.set(token.id, token)
    }
    lastToken = answer.tokens.at(-1)?.id ?? lastToken
    lastDocument = answer.metadata_collection.at(-1)?.id ?? lastDocument
    if (answer.tokens.length < LARGEST_PAGE && answer.metadata_collection.length < LARGEST_PAGE) {
      const { number, hash, parentHash } = latest.block
      if (hash === null) throw new ItemSearchUnreachableError(errorsTexts.indexer.noHead)
      return { head: { number, hash }, parentHash, rows: [...tokens.values()].map(getRow) }
    }
  }
  return undefined
}

const matchAfter = (id: string | undefined) => (id === undefined ? undefined : { id_gt: id })

function apply(localCopy: LocalCopy, head: CopiedBlock, rows: readonly ItemSearchRow[]): UpdateOutcome {
  const update: Update = { since: localCopy.block, ids: rows.map(({ id }) => id) }
  for (const row of rows) localCopy.table.put(row)
  localCopy.updates = [...localCopy.updates, update].slice(-KEPT_UPDATES)
  localCopy.block = head
  return { kind: 'current', changed: update.ids }
}

interface Base {
  readonly block: CopiedBlock
  /** Updates after it, to be undone. */
  readonly undone: readonly Update[]
  readonly kept: Update[]
}

/** The local copy's blocks, oldest first. */
const listBlocks = ({ updates, block }: LocalCopy) => [...updates.map(({ since }) => since), block]

/** The RPC node's hashes of the local copy's blocks and, last, of the newest one. */
const fetchHashes = (sources: Sources, localCopy: LocalCopy, newest: number) =>
  sources.blockHashes([...listBlocks(localCopy).map(({ number }) => number), newest])

/** The newest of the local copy's blocks that the RPC node still has and the index has passed. */
function lastOnChain(
  localCopy: LocalCopy,
  head: CopiedBlock,
  hashes: readonly (string | null)[],
): Base | undefined {
  const { updates } = localCopy
  const blocks = listBlocks(localCopy)
  for (let i = blocks.length - 1; i >= 0; i--) {
    const block = blocks[i]
    if (block === undefined || block.number > head.number || hashes[i] !== block.hash) continue
    if (block.number === head.number && block.hash !== head.hash) continue
    return { block, undone: updates.slice(i), kept: updates.slice(0, i) }
  }
  return undefined
}

/** Reads again the rows changed after the last valid block, and changes since then on the new branch. */
async function takeBack(sources: Sources, localCopy: LocalCopy, base: Base): Promise<UpdateOutcome> {
  const ids = [...new Set(base.undone.flatMap((undone) => undone.ids))]
  if (ids.length > LARGEST_PAGE) return { kind: 'lost' }
  const changes = await fetchChanges(sources, localCopy, { since: base.block, block: undefined })
  if (changes === undefined) return { kind: 'lost' }
  const { tokens } =
    ids.length === 0
      ? { tokens: [] }
      : await sources.index(ItemSearchRowsDocument, {
          where: { id_in: ids },
          block: { number: changes.head.number },
          first: LARGEST_PAGE,
        })
  const rows = new Map(tokens.map((token) => [token.id, getRow(token)]))
  // Items that were never minted on the new branch are gone.
  for (const id of ids) if (!rows.has(id)) rows.set(id, toMissingRow(id))
  for (const row of changes.rows) rows.set(row.id, row)
  localCopy.block = base.block
  localCopy.updates = base.kept
  return apply(localCopy, changes.head, [...rows.values()])
}

function toMissingRow(id: string): ItemSearchRow {
  return {
    id,
    supply: 0n,
    decimals: 0,
    name: null,
    image: null,
    traits: [],
    listing: null,
    listedAtSeconds: null,
    inBundle: false,
    lastSale: null,
  }
}
