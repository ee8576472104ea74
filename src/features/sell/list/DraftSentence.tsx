// Points out special terms of a listing before it is signed: a declining price, a later start, a private buyer.
import { listForm } from '../../../messages/en/listForm.ts'
import { duration } from '../../../messages/values.ts'
import { Address } from '../../../ui/Address.tsx'
import { Price } from '../../../ui/Price.tsx'
import { Trans } from '../../../ui/Trans.tsx'
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
          <Trans
            message={listForm.declines({
              start: <Price amount={unitPrice} currency={currency} exact size="xs" />,
              end: <Price amount={unitEndPrice} currency={currency} exact size="xs" />,
              duration: duration(lasts),
            })}
          />
        </p>
      )}
      {startsAtSeconds !== null && (
        <p>
          <Trans message={listForm.startsLaterNote({ time: <TimeAgo seconds={startsAtSeconds} /> })} />
        </p>
      )}
      {reservedFor !== null && (
        <p>
          <Trans
            message={listForm.reservedNote({ account: <Address address={reservedFor} to={null} full /> })}
          />
        </p>
      )}
    </div>
  )
}
