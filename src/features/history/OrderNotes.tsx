// Notes on an event's order: the only account that may fill a private one, and when a listing or an offer expired.
import { parseAddress } from '../../domain/address.ts'
import { type FragmentRef, readFragment } from '../../graphql/fragments.ts'
import { historyTexts } from '../../messages/en/history.ts'
import { date, dateTime } from '../../messages/values.ts'
import { expiredAt } from '../../orders/orderEnd.ts'
import { Address } from '../../ui/Address.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useNow } from '../../ui/useNow.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { HistoryOrder_activityFragmentDoc } from './__generated__/HistoryOrder.ts'
import styles from './SaleFlag.module.css'

export interface OrderNotesProps {
  readonly reference: FragmentRef<typeof HistoryOrder_activityFragmentDoc>
}

export function OrderNotes({ reference }: OrderNotesProps) {
  const t = useTranslate()
  const now = useNow()
  const { type, order } = readFragment(HistoryOrder_activityFragmentDoc, reference)
  if (order === null) return null
  const { privateTaker } = order
  const expired = type === 'LISTING' || type === 'OFFER' ? expiredAt(order, now) : undefined
  if (privateTaker === null && expired === undefined) return null
  return (
    <span className={styles.notes}>
      {privateTaker !== null && (
        <span>
          <Trans
            message={historyTexts.privateFor({
              account: <Address address={parseAddress(privateTaker.id)} />,
            })}
          />
        </span>
      )}
      {expired !== undefined && (
        <span title={t(dateTime(expired))}>{t(historyTexts.expired({ date: date(expired) }))}</span>
      )}
    </span>
  )
}
