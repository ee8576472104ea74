// Selects which of the viewer's items to sell to an offer. Renders nothing if only one qualifies.
import { useId } from 'react'
import { offerDialogsTexts } from '../../messages/en/offerDialogs.ts'
import { Price } from '../../ui/Price.tsx'
import { LoadingLabel, Skeleton } from '../../ui/Skeleton.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { ItemLabel } from '../dialog/SoldLines.tsx'
import { CurrentPrice } from '../prices/CurrentPrice.tsx'
import styles from './ItemChoice.module.css'
import type { Offer } from '../../orders/offer.ts'
import { displayUnit } from '../../domain/quantity.ts'
import { toWei, type Wei } from '../../domain/wei.ts'
import type { OwnedItem } from './write.ts'

export interface ItemChoiceProps {
  /** Its amounts stay in view while an item is picked. */
  readonly offer: Pick<Offer, 'unitPrice' | 'proceeds' | 'quantity' | 'currency' | 'decimals'>
  readonly items: readonly OwnedItem[] | undefined
  readonly isLoading: boolean
  /** Path of the selected item; undefined for none yet. The items may be others when they are read again. */
  readonly selected: string | undefined
  readonly onChange: (selected: string) => void
}

export function ItemChoice({ offer, items, isLoading, selected, onChange }: ItemChoiceProps) {
  const t = useTranslate()
  const name = useId()
  if (items === undefined) {
    return isLoading ? (
      <>
        <LoadingLabel>{t(offerDialogsTexts.loadingItems)}</LoadingLabel>
        <Skeleton height={64} />
      </>
    ) : null
  }
  if (items.length === 0) return <p role="alert">{t(offerDialogsTexts.noItems)}</p>
  if (items.length === 1) return null
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t(offerDialogsTexts.whichItem({ count: items.length }))}</legend>
      <p className={styles.pays}>
        <Trans
          message={offerDialogsTexts.paysEach({
            price: <Price amount={offer.unitPrice} currency={offer.currency} size="xs" />,
            proceeds: <Price amount={unitProceeds(offer)} currency={offer.currency} size="xs" />,
          })}
        />
      </p>
      <div className={styles.items}>
        {items.map((owned) => (
          <label key={owned.item.path} className={styles.item}>
            <input
              type="radio"
              className={styles.mark}
              name={name}
              checked={owned.item.path === selected}
              onChange={() => onChange(owned.item.path)}
            />
            <ItemLabel item={owned.item} size="m" />
            <Worth {...owned} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What the seller of one unit, as people see it, receives; rounded down. */
const unitProceeds = ({ proceeds, quantity, decimals }: ItemChoiceProps['offer']): Wei =>
  toWei((proceeds * displayUnit({ decimals })) / quantity)

function Worth({ lastSale, listing }: OwnedItem) {
  const t = useTranslate()
  return (
    <span className={styles.worth}>
      {listing !== undefined && (
        <span>
          <Trans
            message={offerDialogsTexts.listedFor({ price: <CurrentPrice listing={listing} size="xs" /> })}
          />
        </span>
      )}
      <span>
        {lastSale === undefined ? (
          t(offerDialogsTexts.neverSold)
        ) : (
          <Trans
            message={offerDialogsTexts.lastSoldFor({
              price: <Price amount={lastSale.amount} currency={lastSale.currency} size="xs" />,
            })}
          />
        )}
      </span>
    </span>
  )
}
