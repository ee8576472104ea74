// Why the indexer’s answer can’t be used.
import { catalog } from '../catalog.ts'

export const indexer = catalog('indexer', {
  unreachable: 'Couldn’t reach this site’s data. Retry in a moment.',
  unexpected: 'This site’s data couldn’t be read. Retry in a moment.',
  stopped: 'This site’s data stopped updating because of an error, so this can’t be loaded.',
  behind: 'This site doesn’t have the requested block.',
  refused: 'This site couldn’t load this.',
  noHead: 'This site doesn’t say which block it has reached.',
  listUnread: 'This site returned a list that can’t be read. Retry in a moment.',
})
