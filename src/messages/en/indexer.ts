// Why the indexer’s answer can’t be used.
import { catalog } from '../catalog.ts'

export const indexer = catalog('indexer', {
  unreachable: 'Couldn’t reach the indexer. Retry in a moment.',
  unexpected: 'The indexer sent an unexpected response. Retry in a moment.',
  stopped: 'The indexer stopped because of an error and can’t answer this.',
  behind: 'The indexer doesn’t have the requested block.',
  refused: 'The indexer couldn’t answer this query.',
  noHead: 'The indexer doesn’t say which block it has reached.',
  listUnread: 'The indexer returned a list that can’t be read. Retry in a moment.',
})
