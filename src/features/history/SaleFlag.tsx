// Notes on a sale: the badge of a flagged one, whose reason is on hover, for screen readers, and visible where nothing can hover;
// a price that no published order proves, and the tips that the filler added.
import type { SaleFlag as Flag } from '../../domain/saleFlag.ts'
import { flagNote, FLAGGED } from '../../domain/saleFlagMessages.ts'
import { Badge } from '../../ui/Badge.tsx'
import { useAccountName } from '../../ui/useAccountName.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './SaleFlag.module.css'
import { exactAmount, toWei } from '../../domain/wei.ts'
import { ZERO_ADDRESS } from '../../domain/address.ts'
import { shortAddress } from '../../domain/checksum.ts'
import { findCurrency, type NetworkConfig } from '../../domain/config.ts'
import { parseTokenId, shortTokenId } from '../../domain/tokenId.ts'
import { historyTexts } from '../../messages/en/history.ts'
import type { Value } from '../../messages/message.ts'
import { Address } from '../../ui/Address.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Trans } from '../../ui/Trans.tsx'
import type { HistoryRow, TipPaid } from './record/rows.ts'

export function SaleFlag({ flag }: { readonly flag: Flag }) {
  const t = useTranslate()
  const note = t(flagNote(flag, useAccountName()))
  return (
    <span className={styles.flag} title={note}>
      <Badge>{t(FLAGGED.sale)}</Badge> <span className={styles.note}>{note}</span>
    </span>
  )
}

/** One fewer than the query reads, which shows whether there are more. */
const SHOWN_TIPS = 5

export function SaleNotes({ row }: { readonly row: HistoryRow }) {
  const t = useTranslate()
  const { network } = useConfig()
  const version = row.earlierSeaport
  const unsigned = version === undefined && row.price?.signed === false
  if (version === undefined && !unsigned && row.tips.length === 0) return null
  return (
    <span className={styles.notes}>
      {version !== undefined && (
        <span title={t(historyTexts.soldOnEarlierHint)}>{t(historyTexts.soldOnEarlier({ version }))}</span>
      )}
      {unsigned && <span title={t(historyTexts.notVerifiedHint)}>{t(historyTexts.notVerified)}</span>}
      {row.tips.slice(0, SHOWN_TIPS).map((tip) => (
        <span key={tip.id}>
          <Trans
            message={historyTexts.tip({
              amount: t(tipAmount(tip, network)),
              account: <Address address={tip.recipient} />,
            })}
          />
        </span>
      ))}
      {row.tips.length > SHOWN_TIPS && <span>{t(historyTexts.moreTips)}</span>}
    </span>
  )
}

function tipAmount({ kind, amount, contract: address, identifier }: TipPaid, network: NetworkConfig): Value {
  const contract = shortAddress(address)
  if (kind === 'ITEM') {
    const item = { id: shortTokenId(parseTokenId(identifier)), contract }
    return amount > 1n ? historyTexts.tippedItems({ amount, ...item }) : historyTexts.tippedItem(item)
  }
  const currency = findCurrency(network, kind === 'NATIVE' ? ZERO_ADDRESS : address)
  // The symbol and decimals of a token that the site doesn't list can't be trusted.
  if (currency === undefined) return historyTexts.tippedUnits({ amount, contract })
  return exactAmount(toWei(amount), currency)
}
