// Loads pictures stored inline in the metadata, which are too large for the local copy, when their rows are shown.
import { keepRecent } from '../domain/keepRecent.ts'
import type { CopiedBlock } from './localCopy.ts'
import { fetchAsOfBlock, type Sources } from './sources.ts'
import { ItemSearchRows_imagesDocument } from './__generated__/ItemSearchRows.ts'
import { LARGEST_PAGE } from '../graphql/keyset.ts'
import { LEFT_OUT } from './rows.ts'
import type { RankedRow } from './rows.ts'

/** Number of cached pictures. */
const KEPT_IMAGES = 400

export interface Images {
  /**
   * Adds the pictures to the rows; large ones are missing if they can't be read.
   *
   * @param block the rows' block
   */
  complete(rows: readonly RankedRow[], block: CopiedBlock): Promise<readonly RankedRow[]>
  /** Reads the pictures of these rows again when they are shown: a change may have replaced them. */
  forget(ids: readonly string[]): void
}

export function createImages(sources: Sources): Images {
  const kept = new Map<string, string | null>()
  /** Counts changes, because a picture read before one isn't kept. */
  let changes = 0
  return {
    async complete(rows, block) {
      const large = rows.filter(({ image }) => image === LEFT_OUT).map(({ id }) => id)
      if (large.length === 0) return rows
      const missing = large.filter((id) => !kept.has(id)).slice(0, LARGEST_PAGE)
      const loaded = new Map<string, string | null>()
      const before = changes
      if (missing.length > 0) {
        try {
          const { tokens } = await fetchAsOfBlock(block, (of) =>
            sources.index(ItemSearchRows_imagesDocument, { ids: missing, block: of, first: LARGEST_PAGE }),
          )
          for (const { id, metadata } of tokens) loaded.set(id, metadata?.image ?? null)
        } catch {
          // The rows are still useful without pictures; the next call tries again.
        }
      }
      const pictures = new Map(large.map((id) => [id, loaded.get(id) ?? kept.get(id) ?? null]))
      for (const id of large) {
        if (kept.has(id) || (loaded.has(id) && changes === before))
          keepRecent(kept, id, pictures.get(id) ?? null, KEPT_IMAGES)
      }
      return rows.map((row) =>
        row.image === LEFT_OUT ? { ...row, image: pictures.get(row.id) ?? null } : row,
      )
    },
    forget(ids) {
      if (ids.length > 0) changes += 1
      for (const id of ids) kept.delete(id)
    },
  }
}
