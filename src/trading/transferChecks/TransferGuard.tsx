// Offers the purchase of a listing, or shows in place of the buttons why its token can't be transferred, or that the
// viewer has just bought it.
import { useState, type ReactNode, useEffect } from 'react'
import { classNames } from '../../ui/classNames.ts'
import { useNow } from '../../ui/useNow.ts'
import { isBuyable, type Listing } from '../../orders/listing.ts'
import { useTransferRefusal, type RefusedTransfer } from './useTransferChecks.ts'
import styles from './TransferGuard.module.css'
import { Check, TriangleAlert } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { tradeActionsTexts } from '../../messages/en/tradeActions.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { Trans } from '../../ui/Trans.tsx'
import { ZERO_ADDRESS } from '../../domain/address.ts'
import { getUnit } from '../../domain/currency.ts'
import { buyKey, cartKey } from '../dialog/writeKeys.ts'
import type { TransactionEntry } from '../../transactions/entry.ts'
import { useWrite } from '../../transactions/TransactionsProvider.tsx'
import { useAsOfBlock } from '../../ui/AsOfBlockContext.tsx'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import { useCart } from '../cart/store/cartStore.ts'

export interface TransferGuardProps {
  readonly listing: Listing
  /** When the token is checked: as soon as the listing is shown, or once the viewer reaches its card or row. */
  readonly check: 'shown' | 'reached'
  readonly look: TransferRefusalProps['look']
  /** The first child takes the available width. */
  readonly children: ReactNode
}

export function TransferGuard({ listing, check, look, children }: TransferGuardProps) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const reached = useReached(check === 'reached' ? element : null)
  const open = isBuyable(listing, useNow())
  const refusal = useTransferRefusal(open ? listing : undefined, check === 'shown' || reached)
  const isBought = useConfirmedPurchase(listing)
  return (
    <span ref={setElement} className={classNames(styles.guard, styles[`${look}Guard`])}>
      {isBought ? (
        <ConfirmedPurchase look={look} />
      ) : refusal === undefined ? (
        children
      ) : (
        <TransferRefusal refusal={refusal} look={look} />
      )}
    </span>
  )
}

function ConfirmedPurchase({ look }: Pick<TransferGuardProps, 'look'>) {
  const t = useTranslate()
  return (
    <span className={classNames(styles.refusal, styles[look])} role="status">
      <span className={styles.reason}>
        <Check aria-hidden="true" />
        <span>{t(tradeActionsTexts.buy.indexing)}</span>
      </span>
    </span>
  )
}

export interface TransferRefusalProps {
  readonly refusal: RefusedTransfer
  /** `block` takes a full row, `line` fits a table cell, `over` covers a picture. */
  readonly look: 'block' | 'line' | 'over'
}

/** Shows why a listing's token can't be transferred, in place of the buy buttons. */
export function TransferRefusal({
  refusal: { sentence, item, checking, retry },
  look,
}: TransferRefusalProps) {
  const t = useTranslate()
  return (
    <span className={classNames(styles.refusal, styles[look])} role="status">
      <span className={styles.reason}>
        <TriangleAlert aria-hidden="true" />
        <span>
          <Trans
            message={
              item === undefined
                ? tradeActionsTexts.buy.unavailable({ reason: sentence })
                : tradeActionsTexts.buy.itemUnavailable({ item: <bdi>{item}</bdi>, reason: sentence })
            }
          />
        </span>
      </span>
      {look !== 'over' && (
        <Button
          size="s"
          variant={look === 'line' ? 'quiet' : 'secondary'}
          disabled={checking}
          onClick={retry}
        >
          {t(tradeActionsTexts.buy.checkAgain)}
        </Button>
      )}
    </span>
  )
}

/**
 * Whether the viewer has reached a card or row: their pointer moves inside it, or it has the focus.
 * @param element any element inside the card or row; null is never reached
 */
export function useReached(element: HTMLElement | null): boolean {
  const [reached, setReached] = useState(false)

  // External system: pointer and focus. `pointermove`, because a page that scrolls under a still pointer reaches nothing.
  useEffect(() => {
    if (element === null) return
    const container = element.closest('article, li, tr') ?? element
    const listeners = new AbortController()
    const options = { passive: true, signal: listeners.signal }
    for (const type of ['pointermove', 'focusin']) {
      container.addEventListener(type, () => setReached(true), options)
    }
    for (const type of ['pointerleave', 'focusout']) {
      container.addEventListener(type, () => setReached(false), options)
    }
    return () => listeners.abort()
  }, [element])

  return reached
}

/** True from the block of the viewer's purchase, alone or in the cart, until the index reaches it; false in time travel. */
function useConfirmedPurchase({ orderHash, currency }: Listing): boolean {
  const account = useAccount() ?? ZERO_ADDRESS
  const isNow = useAsOfBlock() === undefined
  const inCart = cartKey(getUnit(currency), account)
  const { cartItems } = useCart()
  const alone = useWrite(buyKey(orderHash, account)).entry
  const checkout = useWrite(inCart).entry
  const isInCheckout = cartItems.some((one) => one.orderHash === orderHash && one.checkout === inCart)
  return isNow && (isUnindexed(alone) || (isInCheckout && isUnindexed(checkout)))
}

function isUnindexed(entry: TransactionEntry | undefined): boolean {
  const status = entry?.state.status
  return status === 'mined' || status === 'stalled'
}
