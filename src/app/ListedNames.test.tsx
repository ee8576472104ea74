// The names on this site's list are read from the chain; until they load, dialogs say that names weren't compared.
import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { server } from '../../tests/support/server.ts'
import { parseAddress } from '../domain/address.ts'
import { Evidence } from '../trading/dialog/SoldLines.tsx'
import { renderInFrame, testConfig } from '../../tests/support/renderInFrame.tsx'
import { ListedNames } from './ListedNames.tsx'

const LISTED = parseAddress(`0x${'11'.repeat(20)}`)
const COPY = parseAddress(`0x${'ab'.repeat(20)}`)

/** Each test's own: what is learned of a network's nodes is kept for it. */
const makeConfig = () => ({
  ...testConfig,
  network: { ...testConfig.network },
  collections: [LISTED],
})

/** The string "Nouns" as a contract returns it. */
const NOUNS = `0x${'20'.padStart(64, '0')}${'5'.padStart(64, '0')}${'4e6f756e73'.padEnd(64, '0')}`
const UNREAD = 'Name not yet compared with those on this site’s list'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

/** A node that fails that many times first. */
function serveNode(failures: number) {
  const node = { attempts: 0 }
  server.use(
    http.post('*/rpc', async ({ request }) => {
      node.attempts += 1
      if (node.attempts <= failures) return new HttpResponse(null, { status: 503 })
      const calls = (await request.json()) as { id: number }[]
      return HttpResponse.json(calls.map(({ id }) => ({ jsonrpc: '2.0', id, result: NOUNS })))
    }),
  )
  return node
}

const show = (collection: typeof COPY, listed = makeConfig()) =>
  renderInFrame(
    <ListedNames>
      <Evidence collection={collection} names={['Nouns']} />
    </ListedNames>,
    { config: listed },
  )

test('marks a copy once a node responds, however long it was unreachable', async () => {
  const node = serveNode(9)
  show(COPY)
  expect(screen.getByText(UNREAD)).toBeVisible()
  expect(screen.getByText('Unverified collection')).toBeVisible()
  // The code that reads them loads first.
  await vi.waitFor(() => expect(node.attempts).toBeGreaterThan(0), { timeout: 20_000 })
  // The pauses grow to a minute, so ten attempts take less than six.
  for (let minute = 0; minute < 6; minute += 1) await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(await screen.findByText('Nouns', { selector: 'bdi' })).toBeVisible()
  expect(node.attempts).toBe(10)
  expect(screen.queryByText(UNREAD)).toBeNull()
})

test('does not retry more often on an unstable connection', async () => {
  const node = serveNode(1_000)
  show(COPY)
  // The code that reads them loads first.
  await vi.waitFor(() => expect(node.attempts).toBeGreaterThan(0), { timeout: 20_000 })
  for (let i = 0; i < 5; i += 1) dispatchEvent(new Event('online'))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  // Immediately, and after 1, 3 and 7 seconds.
  expect(node.attempts).toBe(4)
})

test('compares nothing for listed collections, or with an empty list', () => {
  serveNode(1_000)
  const { unmount } = show(LISTED)
  expect(screen.getByText('Verified collection')).toBeVisible()
  expect(screen.queryByText(UNREAD)).toBeNull()
  unmount()
  show(COPY, { ...testConfig, collections: [] })
  expect(screen.queryByText(UNREAD)).toBeNull()
})
