// The tray of transactions, with trading's messages for what came of a purchase. An earlier page stored messages of these
// areas, so they come along.
import '../messages/en/nodeErrors.ts'
import '../messages/en/tradeErrors.ts'
import '../messages/en/walletErrors.ts'
import '../messages/en/writes.ts'
import { WriteSentence } from '../trade/WriteSentence.tsx'
import { TransactionTray } from '../features/transactions/TransactionTray.tsx'

export function Tray() {
  return <TransactionTray renderStatus={(entry) => <WriteSentence entry={entry} />} />
}
