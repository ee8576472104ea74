// Lines below a sale: a price that no published order proves, and the tips that the filler added.
import { formatExact, toWei } from '../../domain/wei.ts'
import { ZERO_ADDRESS } from '../../domain/address.ts'
import { shortAddress } from '../../domain/checksum.ts'
import { parseTokenId, shortTokenId } from '../../domain/tokenId.ts'
import { Address } from '../../ui/Address.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import type { HistoryRow, TipPaid } from './rows.ts'
import styles from './SaleNotes.module.css'

const UNSIGNED =
  'The seller’s or buyer’s order was never published, so this site can’t verify the price that its maker signed. It may include what the other side added.'

/** One fewer than are read, so that it is known whether there are more. */
const SHOWN_TIPS = 5

export function SaleNotes({ row }: { readonly row: HistoryRow }) {
  const unsigned = row.price?.signed === false
  if (!unsigned && row.tips.length === 0) return null
  return (
    <span className={styles.notes}>
      {unsigned && <span title={UNSIGNED}>Price not verified: the order was never published</span>}
      {row.tips.slice(0, SHOWN_TIPS).map((tip) => (
        <span key={tip.id}>
          Tip: <TipAmount tip={tip} /> to <Address address={tip.recipient} />
        </span>
      ))}
      {row.tips.length > SHOWN_TIPS && <span>The transaction has more tips</span>}
    </span>
  )
}

function TipAmount({ tip }: { readonly tip: TipPaid }) {
  const { network } = useConfig()
  if (tip.kind === 'ITEM') {
    const units = tip.amount > 1n ? `${tip.amount} × ` : ''
    return `${units}item #${shortTokenId(parseTokenId(tip.identifier))} of ${shortAddress(tip.contract)}`
  }
  const currency = [network.nativeCurrency, ...network.currencies].find(
    ({ address }) => address === (tip.kind === 'NATIVE' ? ZERO_ADDRESS : tip.contract),
  )
  // The symbol and decimals of a token that the site doesn't list can't be trusted.
  if (currency === undefined) return `${tip.amount} of the smallest unit of ${shortAddress(tip.contract)}`
  return `${formatExact(toWei(tip.amount), currency.decimals)} ${currency.symbol}`
}
