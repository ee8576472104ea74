// Reads a whole collection into a local copy: page by page in order of id, all as of one block, so that the pages are
// consistent.
import { LARGEST_PAGE } from '../graphql/keyset.ts'
import { BY_ID, IndexListError, requireProgress } from '../graphql/listOrder.ts'
import { matchAll } from '../graphql/where.ts'
import type { Block_height, Token_filter } from '../graphql/__generated__/operations.ts'
import { ItemSearchUnreachableError, fetchAsOfBlock, fetchOr, type Sources } from './sources.ts'
import type { LocalCopy, CopiedBlock, Origin } from './localCopy.ts'
import { ItemSearchRows_headDocument, ItemSearchRowsDocument } from './__generated__/ItemSearchRows.ts'
import { getRow } from './rows.ts'
import { errorsTexts } from '../messages/en/errors.ts'

/**
 * Most items that are read: the worker then holds about 46 MB (M1 in docs/bench.md: 30.8 MB for 100,000 items). For larger
 * collections the index answers.
 */
export const MAX_ITEMS = 150_000

/**
 * The chain, the subgraph deployment and a block that it has indexed.
 *
 * @param newest the newest block that the page knows; the index's newest is read if it refuses that one
 * @throws ItemSearchUnreachableError, NodeError
 */
export async function fetchOrigin(
  sources: Sources,
  newest?: CopiedBlock,
): Promise<{ readonly origin: Origin; readonly block: CopiedBlock }> {
  const fetchHead = (block: Block_height | undefined) => sources.index(ItemSearchRows_headDocument, { block })
  const [{ _meta }, [genesis]] = await Promise.all([
    newest === undefined
      ? fetchHead(undefined)
      : fetchOr(fetchHead({ hash: newest.hash }), () => fetchHead(undefined)),
    sources.blockHashes([0]),
  ])
  const hash = _meta?.block.hash
  if (_meta === null || hash === null || hash === undefined || genesis === null || genesis === undefined)
    throw new ItemSearchUnreachableError(errorsTexts.indexer.noHead)
  return { origin: { genesis, deployment: _meta.deployment }, block: { number: _meta.block.number, hash } }
}

/**
 * Reads the missing pages.
 *
 * @param onPage called after each page; a returned promise is awaited
 * @throws ItemSearchUnreachableError; the pages read so far stay, and a later call continues
 * @throws IndexListError for pages that don't form one list, or more than MAX_ITEMS
 */
export async function fill(
  sources: Sources,
  localCopy: LocalCopy,
  onPage: () => void | Promise<void>,
): Promise<void> {
  const { table, block } = localCopy
  while (!localCopy.full) {
    if (table.count > MAX_ITEMS)
      throw new IndexListError(errorsTexts.itemSearch.tooLarge({ most: MAX_ITEMS }))
    const last = localCopy.filledTo === undefined ? undefined : { id: localCopy.filledTo }
    const beyond: Token_filter | undefined = last && { id_gt: last.id }
    const where = matchAll<Token_filter>({ collection: table.collection, supply_gt: '0' }, beyond)
    const { tokens } = await fetchAsOfBlock(block, (of) =>
      sources.index(ItemSearchRowsDocument, { where, block: of, first: LARGEST_PAGE }),
    )
    requireProgress(BY_ID, { rows: tokens, last, first: LARGEST_PAGE })
    for (const token of tokens) table.put(getRow(token))
    localCopy.filledTo = tokens.at(-1)?.id ?? localCopy.filledTo
    if (tokens.length < LARGEST_PAGE) {
      localCopy.full = true
      table.trim()
    }
    await onPage()
  }
}
