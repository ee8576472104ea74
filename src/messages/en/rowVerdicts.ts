// What a check found of one row of history.
import { catalog } from '../catalog.ts'

export const rowVerdicts = catalog('rowVerdicts', {
  verified: 'Verified against the chain',
  matched: 'Matches its receipt, which couldn’t be proven to be part of its block',
  contradicted: 'Contradicted by the chain: {contradictions}',
  replaced: 'Its block was replaced, and the indexer hasn’t followed yet',
  unread: 'Not checked',
  shownDifferently: 'Not what was checked: this page shows the row differently',
})
