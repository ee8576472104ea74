// What is said of a write; of a purchase of several units that is done, how many came and what they cost, by its receipt.
import type { Address } from '../domain/address.ts'
import { parseOrderHash } from '../domain/hashes.ts'
import { transactions } from '../messages/en/transactions.ts'
import type { Value } from '../messages/message.ts'
import { joinSentences } from '../messages/values.ts'
import type { WantedUnits } from '../transactions/definition.ts'
import type { TransactionEntry } from '../transactions/entry.ts'
import type { TransactionState } from '../transactions/machine.ts'
import { statusMessage } from '../transactions/status.ts'
import { useConfig } from '../ui/ConfigContext.tsx'
import { Price } from '../ui/Price.tsx'
import { Trans } from '../ui/Trans.tsx'
import { useTranslate } from '../ui/useTranslate.ts'
import { useDebouncedRead } from './useDebouncedRead.ts'
import { loadReceipt } from './fetchCode.ts'
import { useTradeContext } from './useTrade.ts'

export function WriteSentence({ entry }: { readonly entry: TransactionEntry }) {
  const t = useTranslate()
  const { state, describe, account } = entry
  if (state.status !== 'indexed' || describe.wanted === undefined) return t(statusMessage(entry) ?? '')
  return <ReceivedUnits wanted={describe.wanted} done={describe.done} state={state} buyer={account} />
}

interface ReceivedUnitsProps {
  readonly wanted: WantedUnits
  /** Said when all of it came. */
  readonly done: Value
  readonly state: Extract<TransactionState, { status: 'indexed' }>
  readonly buyer: Address
}

function ReceivedUnits({ wanted, done, state: { hash, blockHash }, buyer }: ReceivedUnitsProps) {
  const t = useTranslate()
  const context = useTradeContext(buyer)
  const { network } = useConfig()
  // Another block may hold the same purchase after a reorganization, with another number of units left for it.
  const receipt = useDebouncedRead(`${hash} ${blockHash}`, async () => {
    const { readOutcomes } = await loadReceipt()
    const [outcome] = await readOutcomes(context, { hash, cartItems: [parseOrderHash(wanted.order)], buyer })
    return outcome
  })
  if (receipt.status === 'loading') return t(transactions.readingReceipt)
  const units = BigInt(wanted.units)
  if (receipt.status === 'failed' || receipt.value?.status !== 'bought') {
    return t(transactions.receiptUnreadable({ count: units }))
  }
  const { units: came, paid } = receipt.value
  if (came >= units) return t(done)
  const currency = [network.nativeCurrency, ...network.currencies].find(
    ({ address }) => address === wanted.currency,
  )
  const received = transactions.received({ received: came, count: units, missing: units - came })
  if (currency === undefined) return t(joinSentences([received, transactions.paidForReceived]))
  const price = <Price amount={paid} currency={currency} exact />
  return <Trans message={joinSentences([received, transactions.paidPrice({ price })])} />
}
