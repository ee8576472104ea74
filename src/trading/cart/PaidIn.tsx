// How much of a total is paid in each currency, where the native coin and its token are both needed.
import { buyTexts } from '../../messages/en/buy.ts'
import type { Total } from '../../orders/cartItem.ts'
import dialogs from '../dialog/Dialogs.module.css'
import { Price } from '../../ui/Price.tsx'
import { Trans } from '../../ui/Trans.tsx'

export interface PaidInProps {
  readonly total: Total
  /** Shows every digit, where money is about to move. */
  readonly exact?: boolean
}

/** Renders nothing for a total in one currency. */
export function PaidIn({ total: { parts }, exact = false }: PaidInProps) {
  const [coin, token] = parts
  if (coin === undefined || token === undefined) return null
  return (
    <p className={dialogs.note}>
      <Trans
        message={buyTexts.paidIn({
          coin: <Price {...coin} size="xs" exact={exact} />,
          token: <Price {...token} size="xs" exact={exact} />,
        })}
      />
    </p>
  )
}
