// A list grows, reloads when the index changes, and never loses the rows it has.
import { describe, expect, test, vi } from 'vitest'
import { type Row, rows, setUp } from '../../tests/support/keysetList.ts'

describe('createKeysetList', () => {
  test('loads its first page on the first subscription, and nothing on the next one', async () => {
    const { list, ids, fetchPage } = setUp(rows(1, 2, 3))
    const leave = list.subscribe(() => undefined)
    expect(list.getSnapshot().status).toBe('loading')
    await vi.waitFor(() => expect(ids()).toEqual([1, 2]))
    leave()
    list.subscribe(() => undefined)
    expect(ids()).toEqual([1, 2])
    expect(fetchPage).toHaveBeenCalledTimes(1)
  })

  test('loads page by page to its end', async () => {
    const { list, ids } = setUp(rows(1, 2, 3))
    await list.loadMore()
    await list.loadMore()
    expect(ids()).toEqual([1, 2, 3])
    expect(list.getSnapshot().hasMore).toBe(false)
  })

  test('fetches a page once for simultaneous calls', async () => {
    const { list, fetchPage } = setUp(rows(1, 2, 3))
    await Promise.all([list.loadMore(), list.loadMore(), list.loadMore()])
    expect(fetchPage).toHaveBeenCalledTimes(1)
  })

  test('reloads its whole length when the index changes', async () => {
    const { list, ids, index } = setUp(rows(1, 2, 3, 4, 5))
    list.subscribe(() => undefined)
    await vi.waitFor(() => expect(ids()).toEqual([1, 2]))
    await list.loadMore()
    index.rows = rows(0, 1, 3, 4, 5)
    await list.invalidate()
    expect(ids()).toEqual([0, 1, 3, 4])
    expect(list.getSnapshot()).toMatchObject({ status: 'idle', hasMore: true })
  })

  test('reloads on the next subscription after a change, showing the old rows meanwhile', async () => {
    const { list, ids, index, fetchPage } = setUp(rows(1, 2))
    await list.loadMore()
    index.rows = rows(2)
    await list.invalidate()
    expect(fetchPage).toHaveBeenCalledTimes(1)
    list.subscribe(() => undefined)
    expect(ids()).toEqual([1, 2])
    expect(list.getSnapshot().status).toBe('refreshing')
    await vi.waitFor(() => expect(ids()).toEqual([2]))
  })

  test('keeps its rows and reports the error when a page fails, and continues from there', async () => {
    const { list, ids, index } = setUp(rows(1, 2, 3))
    await list.loadMore()
    index.failure = new TypeError('Failed to fetch')
    await list.loadMore()
    expect(ids()).toEqual([1, 2])
    expect(list.getSnapshot().error?.code).toBe('index-unreachable')
    index.failure = undefined
    await list.loadMore()
    expect(ids()).toEqual([1, 2, 3])
    expect(list.getSnapshot().error).toBeUndefined()
  })

  test('reloads on loadMore after a failed refresh, even if it has its last row', async () => {
    const { list, ids, index } = setUp(rows(1))
    list.subscribe(() => undefined)
    await vi.waitFor(() => expect(ids()).toEqual([1]))
    index.failure = new TypeError('Failed to fetch')
    await list.invalidate()
    expect(list.getSnapshot()).toMatchObject({ status: 'idle', hasMore: false })
    expect(list.getSnapshot().error?.code).toBe('index-unreachable')
    Object.assign(index, { failure: undefined, rows: rows(1, 2) })
    await list.loadMore()
    expect(ids()).toEqual([1, 2])
    expect(list.getSnapshot().error).toBeUndefined()
  })

  test('reloads on the next subscription after a failed refresh', async () => {
    const { list, ids, index } = setUp(rows(1))
    const leave = list.subscribe(() => undefined)
    await vi.waitFor(() => expect(ids()).toEqual([1]))
    index.failure = new TypeError('Failed to fetch')
    await list.invalidate()
    leave()
    Object.assign(index, { failure: undefined, rows: rows(2) })
    list.subscribe(() => undefined)
    await vi.waitFor(() => expect(ids()).toEqual([2]))
  })

  test('reloads again when the index changes during a refresh without subscribers', async () => {
    const { list, ids, index, fetchPage } = setUp(rows(1))
    const leave = list.subscribe(() => undefined)
    await vi.waitFor(() => expect(ids()).toEqual([1]))
    let arrive: (page: readonly Row[]) => void = () => undefined
    fetchPage.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
    const refreshing = list.invalidate()
    leave()
    index.rows = rows(3)
    await list.invalidate()
    arrive(rows(2))
    await refreshing
    list.subscribe(() => undefined)
    await vi.waitFor(() => expect(ids()).toEqual([3]))
  })

  test('ignores a page in flight before a refresh', async () => {
    const { list, ids, index, fetchPage } = setUp(rows(1, 2, 3, 4))
    await list.loadMore()
    let arrive: (page: readonly Row[]) => void = () => undefined
    fetchPage.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)))
    const late = list.loadMore()
    index.rows = rows(7, 8)
    await list.refresh()
    arrive(rows(3, 4))
    await late
    expect(ids()).toEqual([7, 8])
  })
})
