// The tray of transactions, with trading's words for what came of a purchase.
import { WriteSentence } from '../features/trading/WriteSentence.tsx'
import { TransactionTray } from '../features/transactions/TransactionTray.tsx'

export function Tray() {
  return <TransactionTray tell={(entry) => <WriteSentence entry={entry} />} />
}
