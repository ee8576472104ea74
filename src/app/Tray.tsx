// The tray of transactions with messages about trades.
import './storedTexts.ts'
import { WriteSentence } from '../trading/dialog/WriteSentence.tsx'
import { TransactionTray } from '../features/transactions/TransactionTray.tsx'

export function Tray() {
  return <TransactionTray renderStatus={(entry) => <WriteSentence entry={entry} />} />
}
