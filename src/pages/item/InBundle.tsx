// The bundle beside the item's price: what the item costs where it is sold only with others, or a line beside its own price.
import type { MouseEvent } from 'react'
import { BUNDLES_ID } from '../../trading/tables/ItemBundles.tsx'
import { itemPageTexts } from '../../messages/en/itemPage.ts'
import type { RichMessage } from '../../messages/message.ts'
import { listSoldItems, type Listing } from '../../orders/listing.ts'
import { isDeclining, quotePrice } from '../../orders/listingPrice.ts'
import { useSecondsClock } from '../../ui/useNow.ts'
import { Price } from '../../ui/Price.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './PriceAndActions.module.css'

export interface InBundleProps {
  /** The cheapest. */
  readonly bundle: Listing
  /** Number of bundles that the item is in. */
  readonly count: number
  /** Whether the item is for sale on its own too. */
  readonly isSecondary: boolean
}

export function InBundle({ bundle, count, isSecondary }: InBundleProps) {
  const { amount } = quotePrice(bundle, useSecondsClock(isDeclining(bundle)))
  const values = {
    price: <Price amount={amount} currency={bundle.currency} size={isSecondary ? 's' : 'l'} />,
    count: listSoldItems(bundle).length,
  }
  const text = (message: RichMessage) => <Trans message={message} />
  return isSecondary ? (
    <p className={styles.note}>
      <span>{text(itemPageTexts.alsoInBundle(values))}</span>
      <BundlesLink count={count} />
    </p>
  ) : (
    <>
      <p className={styles.unlisted}>{text(itemPageTexts.inBundle(values))}</p>
      <p className={styles.note}>
        <BundlesLink count={count} />
      </p>
    </>
  )
}

function BundlesLink({ count }: Pick<InBundleProps, 'count'>) {
  const t = useTranslate()
  // Without a history entry of its own, because Back should leave the item.
  const show = (event: MouseEvent) => {
    const section = document.getElementById(BUNDLES_ID)
    if (section === null) return
    event.preventDefault()
    section.scrollIntoView({ block: 'start' })
    section.querySelector('a')?.focus({ preventScroll: true })
  }
  return (
    <a className={styles.link} href={`#${BUNDLES_ID}`} onClick={show}>
      {t(itemPageTexts.seeBundles({ count }))}
    </a>
  )
}
