// For tests: a keyset list over rows in memory.
import { vi } from 'vitest'
import type { PageRequest } from '../../src/graphql/keyset.ts'
import { createKeysetList } from '../../src/graphql/useKeysetList.ts'
import { answer } from './indexRules.ts'

export interface Row {
  readonly id: string
  readonly [field: string]: unknown
}

interface Filter {
  readonly and?: readonly (Filter | null)[] | null
  readonly or?: readonly (Filter | null)[] | null
}

export function rows(...ids: readonly number[]): Row[] {
  return ids.map((id) => ({ id: `0x${id.toString().padStart(3, '0')}` }))
}

export function setUp(initial: readonly Row[], pageSize = 2) {
  const index = { rows: initial, failure: undefined as Error | undefined }
  const fetchPage = vi.fn((request: PageRequest<Filter>) =>
    index.failure === undefined
      ? Promise.resolve(answer(index.rows, request))
      : Promise.reject(index.failure),
  )
  const list = createKeysetList<Row, Filter>({
    pageSize,
    fetchPage,
    segments: () => [{ where: {}, orderBy: 'id', direction: 'asc', getKey: ({ id }) => id }],
  })
  const ids = () => list.getSnapshot().items.map(({ id }) => Number(id.slice(2)))
  return { index, fetchPage, list, ids }
}
