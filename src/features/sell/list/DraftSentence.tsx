// What is special about a listing that is about to be signed, in words: how its price falls, when it starts, for whom.
import { formatDuration } from '../../../domain/time.ts'
import { Address } from '../../../ui/Address.tsx'
import { Price } from '../../../ui/Price.tsx'
import { TimeAgo } from '../../../ui/TimeAgo.tsx'
import type { ListDraft } from './listForm.ts'
import styles from '../../../trade/Dialogs.module.css'

export function DraftSentence({ draft, now }: { readonly draft: ListDraft; readonly now: number }) {
  const { unitPrice, unitEndPrice, currency, startsAtSeconds, expiresAtSeconds, reservedFor } = draft
  const lasts = expiresAtSeconds - (startsAtSeconds ?? now)
  if (unitPrice === unitEndPrice && startsAtSeconds === null && reservedFor === null) return null
  return (
    <div className={styles.note}>
      {unitPrice !== unitEndPrice && (
        <p>
          The price falls from <Price amount={unitPrice} currency={currency} exact size="xs" /> to{' '}
          <Price amount={unitEndPrice} currency={currency} exact size="xs" /> over {formatDuration(lasts)}.
        </p>
      )}
      {startsAtSeconds !== null && (
        <p>
          Nobody can buy it before it starts, <TimeAgo seconds={startsAtSeconds} />.
        </p>
      )}
      {reservedFor !== null && (
        <p>
          Only this account can buy it: <Address address={reservedFor} to={null} full />
        </p>
      )}
    </div>
  )
}
