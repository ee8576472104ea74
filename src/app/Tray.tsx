// The tray of transactions with messages about trades. Stored transactions have messages from these areas, so their
// catalogs are loaded with it.
import '../messages/en/nodeErrors.ts'
import '../messages/en/tradeErrors.ts'
import '../messages/en/walletErrors.ts'
import '../messages/en/writes.ts'
import { WriteSentence } from '../trade/WriteSentence.tsx'
import { TransactionTray } from '../features/transactions/TransactionTray.tsx'

export function Tray() {
  return <TransactionTray renderStatus={(entry) => <WriteSentence entry={entry} />} />
}
