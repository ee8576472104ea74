// Fills a catalogue from the index: page after page by id, all of them as of one block, so that they fit together.
import { LARGEST_PAGE } from '../graphql/keyset.ts'
import { BY_ID, requireEnd, requireProgress } from '../graphql/listOrder.ts'
import { allOf } from '../graphql/where.ts'
import type { Token_filter } from '../graphql/__generated__/operations.ts'
import type { Sources } from './sources.ts'
import { CatalogueUnreachableError } from './sources.ts'
import type { Catalogue, CatalogueBlock, Origin } from './catalogue.ts'
import { CatalogueRows_headDocument, CatalogueRowsDocument } from './__generated__/CatalogueRows.ts'
import { readRow } from './rows.ts'
import { indexer } from '../messages/en/indexer.ts'

/** The chain, the deployment and the newest block of the index. */
export async function readOrigin(
  sources: Sources,
): Promise<{ readonly origin: Origin; readonly block: CatalogueBlock }> {
  const [{ _meta }, [genesis]] = await Promise.all([
    sources.index(CatalogueRows_headDocument, {}),
    sources.blockHashes([0]),
  ])
  const hash = _meta?.block.hash
  if (_meta === null || hash === null || hash === undefined || genesis === null || genesis === undefined)
    throw new CatalogueUnreachableError(indexer.noHead)
  return { origin: { genesis, deployment: _meta.deployment }, block: { number: _meta.block.number, hash } }
}

/**
 * Reads what is still missing.
 *
 * @param onPage after each page; a promise is waited for
 * @throws CatalogueUnreachableError; what was read stays, and a later call goes on from there
 * @throws IndexListError for pages that don't form one list, or a list without an end
 */
export async function fill(
  sources: Sources,
  catalogue: Catalogue,
  onPage: () => void | Promise<void>,
): Promise<void> {
  const { table, block } = catalogue
  for (let pages = 0; !catalogue.full; pages += 1) {
    requireEnd(pages)
    const last = catalogue.filledTo === undefined ? undefined : { id: catalogue.filledTo }
    const beyond: Token_filter | undefined = last && { id_gt: last.id }
    const { tokens } = await sources.index(CatalogueRowsDocument, {
      where: allOf<Token_filter>({ collection: table.collection, supply_gt: '0' }, beyond),
      block: { number: block.number },
      first: LARGEST_PAGE,
    })
    requireProgress(BY_ID, { rows: tokens, last, first: LARGEST_PAGE })
    for (const token of tokens) table.put(readRow(token))
    catalogue.filledTo = tokens.at(-1)?.id ?? catalogue.filledTo
    if (tokens.length < LARGEST_PAGE) {
      catalogue.full = true
      table.trim()
    }
    await onPage()
  }
}
