// The sentence about a write's status. For a completed purchase of several units it gives the number received and their
// cost, read from the receipt.
import { getDecimals, shownQuantity } from '../../domain/quantity.ts'
import type { Address } from '../../domain/address.ts'
import { findCurrency } from '../../domain/config.ts'
import { parseOrderHash } from '../../domain/hashes.ts'
import { transactionsTexts } from '../../messages/en/transactions.ts'
import type { Value } from '../../messages/message.ts'
import { joinSentences } from '../../messages/values.ts'
import type { WantedUnits } from '../../transactions/definition.ts'
import type { TransactionEntry } from '../../transactions/entry.ts'
import type { TransactionState } from '../../transactions/machine.ts'
import { statusMessage } from '../../transactions/status.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Price } from '../../ui/Price.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { useDebouncedRead } from './useDebouncedRead.ts'
import { useTradeContext } from './tradeContext.ts'

export function WriteSentence({ entry }: { readonly entry: TransactionEntry }) {
  const t = useTranslate()
  const { state, describe, account } = entry
  if (state.status !== 'indexed' || describe.wanted === undefined) return <>{t(statusMessage(entry))}</>
  return <ReceivedUnits wanted={describe.wanted} done={describe.done} state={state} buyer={account} />
}

interface ReceivedUnitsProps {
  readonly wanted: WantedUnits
  /** Shown when every unit was received. */
  readonly done: Value
  readonly state: Extract<TransactionState, { status: 'indexed' }>
  readonly buyer: Address
}

function ReceivedUnits({ wanted, done, state: { hash, blockHash }, buyer }: ReceivedUnitsProps) {
  const t = useTranslate()
  const context = useTradeContext(buyer)
  const { network } = useConfig()
  // After a reorganization another block may contain the same purchase, with a different number of units left to buy.
  const receipt = useDebouncedRead(`${hash} ${blockHash}`, async () => {
    const { fetchOutcomes } = await import('./receipt.ts')
    const [outcome] = await fetchOutcomes(context, { hash, cartItems: [parseOrderHash(wanted.order)], buyer })
    return outcome
  })
  if (receipt.status === 'loading') return <>{t(transactionsTexts.readingReceipt)}</>
  const units = BigInt(wanted.units)
  const formatUnits = (quantity: bigint) =>
    shownQuantity(quantity, { decimals: getDecimals('ERC1155', wanted) })
  if (receipt.status === 'failed' || receipt.value?.status !== 'bought') {
    return <>{t(transactionsTexts.receiptUnreadable({ count: formatUnits(units) }))}</>
  }
  const { units: receivedUnits, paid } = receipt.value
  if (receivedUnits >= units) return <>{t(done)}</>
  const currency = findCurrency(network, wanted.currency)
  const received = transactionsTexts.received({
    received: formatUnits(receivedUnits),
    count: formatUnits(units),
    missing: formatUnits(units - receivedUnits),
  })
  if (currency === undefined) return <>{t(joinSentences([received, transactionsTexts.paidForReceived]))}</>
  const price = <Price amount={paid} currency={currency} exact />
  return <Trans message={joinSentences([received, transactionsTexts.paidPrice({ price })])} />
}
