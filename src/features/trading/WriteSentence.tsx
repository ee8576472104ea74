// What is said of a write; of a purchase of several units that is done, how many came and what they cost, by its receipt.
import type { Address } from '../../domain/address.ts'
import { parseOrderHash } from '../../domain/hashes.ts'
import { formatCount } from '../../domain/wei.ts'
import type { WantedUnits } from '../../transactions/definition.ts'
import type { TransactionEntry } from '../../transactions/entry.ts'
import type { TransactionState } from '../../transactions/machine.ts'
import { sentenceOf } from '../../transactions/words.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Price } from '../../ui/Price.tsx'
import { useReading } from './useReading.ts'
import { loadReceipt, useTradeContext } from './useTrade.ts'

export function WriteSentence({ entry }: { readonly entry: TransactionEntry }) {
  const { state, describe, account } = entry
  if (state.status !== 'indexed' || describe.wanted === undefined) return sentenceOf(entry)
  return <Came wanted={describe.wanted} done={describe.done} state={state} buyer={account} />
}

interface CameProps {
  readonly wanted: WantedUnits
  /** Said when all of it came. */
  readonly done: string
  readonly state: Extract<TransactionState, { status: 'indexed' }>
  readonly buyer: Address
}

function Came({ wanted, done, state: { hash, blockHash }, buyer }: CameProps) {
  const context = useTradeContext(buyer)
  const { network } = useConfig()
  // Another block may hold the same purchase after a reorganisation, with another number of units left for it.
  const receipt = useReading(`${hash} ${blockHash}`, async () => {
    const { readOutcomes } = await loadReceipt()
    const [outcome] = await readOutcomes(context, { hash, legs: [parseOrderHash(wanted.order)], buyer })
    return outcome
  })
  if (receipt.status === 'loading') return 'Confirmed on chain. Reading how many came.'
  const units = BigInt(wanted.units)
  if (receipt.status === 'failed' || receipt.value?.status !== 'bought') {
    return `The purchase went through, but its receipt could not be read. How many of the ${formatCount(units)} came is not known here: look at what you hold.`
  }
  const { units: came, paid } = receipt.value
  if (came >= units) return done
  const currency = [network.nativeCurrency, ...network.currencies].find(
    ({ address }) => address === wanted.currency,
  )
  return (
    <>
      {formatCount(came)} of the {formatCount(units)} came:{' '}
      {units - came === 1n ? 'the other was' : 'the others were'} sold first. You paid only for{' '}
      {came === 1n ? 'this one' : 'these'}
      {currency !== undefined && (
        <>
          : <Price amount={paid} currency={currency} exact />
        </>
      )}
      .
    </>
  )
}
