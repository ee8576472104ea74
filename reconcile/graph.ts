// Reads the index: its head, and whole lists in pages as of one block, each page after the last row of the previous
// one.
import type { Hex } from './rpc.ts'
import { errorMessage } from './rpc.ts'

const PAGE_SIZE = 1_000
/** Most pages of a list. No index holds more rows, so a longer list repeats itself. */
const MAX_PAGES = 100_000
const TIMEOUT_MS = 120_000

/** Thrown when the index did not respond, or not as its schema says. */
export class IndexError extends Error {
  override readonly name = 'IndexError'
}

export interface Head {
  readonly number: number
  readonly hash: Hex
  readonly hasIndexingErrors: boolean
}

export interface Index {
  head(): Promise<Head>
  /**
   * Returns all rows of an entity as of the block, in the order of their ids.
   *
   * @param list the query's name for the list, such as `tokens`
   * @param fields selection besides the id
   */
  rows<Row extends { readonly id: Hex }>(list: string, fields: string, at: Head): Promise<readonly Row[]>
}

export function connectIndex(url: string): Index {
  return {
    head: async () => {
      const { _meta: meta } = await query<{
        _meta: { hasIndexingErrors: boolean; block: { number: number; hash: Hex | null } }
      }>(url, '{ _meta { hasIndexingErrors block { number hash } } }')
      if (meta.block.hash === null)
        throw new IndexError('The index did not return the hash of its newest block')
      return { number: meta.block.number, hash: meta.block.hash, hasIndexingErrors: meta.hasIndexingErrors }
    },
    rows: async <Row extends { readonly id: Hex }>(list: string, fields: string, at: Head) => {
      const all: Row[] = []
      let last = '0x'
      for (let count = 0; count < MAX_PAGES; count++) {
        const { page } = await query<{ page: readonly Row[] }>(
          url,
          `{ page: ${list}(first: ${PAGE_SIZE}, orderBy: id, where: { id_gt: "${last}" },
             block: { hash: "${at.hash}" }) { id ${fields} } }`,
        )
        for (const row of page) {
          if (row.id <= last) throw new IndexError(`The index repeated a row of ${list} after ${last}`)
          last = row.id
          all.push(row)
        }
        if (page.length < PAGE_SIZE) return all
      }
      throw new IndexError(`The index returned an endless list: ${list}`)
    },
  }
}

/** @throws IndexError with the index's error message */
async function query<Data>(url: string, document: string): Promise<Data> {
  let body: { data?: Data | null; errors?: readonly { message: string }[] }
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: document }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    body = (await response.json()) as typeof body
  } catch (error) {
    throw new IndexError(`The index at ${url} did not respond: ${errorMessage(error)}`, { cause: error })
  }
  if (!body.data || body.errors) {
    throw new IndexError(
      `The index refused a query: ${body.errors?.map(({ message }) => message).join('; ')}`,
    )
  }
  return body.data
}
