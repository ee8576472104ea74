// Pictures that documents write out whole: too large for the catalogue, they are asked for when their rows are.
import type { Sources } from './sources.ts'
import { CatalogueRows_imagesDocument } from './__generated__/CatalogueRows.ts'
import { LARGEST_PAGE } from '../graphql/keyset.ts'
import { LEFT_OUT } from './rows.ts'
import type { RankedRow } from './rows.ts'

/** Pictures kept once they were asked for; the one unused for longest goes first. */
const KEPT_IMAGES = 400

export interface Images {
  /** The rows with their pictures; without the large ones where these cannot be read. */
  complete(rows: readonly RankedRow[]): Promise<readonly RankedRow[]>
}

export function createImages(sources: Sources): Images {
  const kept = new Map<string, string | null>()
  const keep = (id: string, image: string | null) => {
    kept.delete(id)
    kept.set(id, image)
    for (const oldest of [...kept.keys()].slice(0, -KEPT_IMAGES)) kept.delete(oldest)
  }
  return {
    async complete(rows) {
      const large = rows.filter(({ image }) => image === LEFT_OUT).map(({ id }) => id)
      if (large.length === 0) return rows
      const missing = large.filter((id) => !kept.has(id)).slice(0, LARGEST_PAGE)
      const found = new Map<string, string | null>()
      if (missing.length > 0) {
        try {
          const { tokens } = await sources.index(CatalogueRows_imagesDocument, {
            ids: missing,
            first: LARGEST_PAGE,
          })
          for (const { id, metadata } of tokens) found.set(id, metadata?.image ?? null)
        } catch {
          // A row without its picture is still an answer; the next one asks again.
        }
      }
      const pictures = new Map(large.map((id) => [id, found.get(id) ?? kept.get(id) ?? null]))
      for (const id of large) if (kept.has(id) || found.has(id)) keep(id, pictures.get(id) ?? null)
      return rows.map((row) =>
        row.image === LEFT_OUT ? { ...row, image: pictures.get(row.id) ?? null } : row,
      )
    },
  }
}
