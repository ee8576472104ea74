// One group of an account's offers: loading, empty, failed, or loaded with a button for more.
import type { ReactNode } from 'react'
import type { Offer } from '../../orders/offer.ts'
import { Section } from '../../ui/Layout.tsx'
import { LoadingLabel, Skeleton } from '../../ui/Skeleton.tsx'
import { accountTexts } from '../../messages/en/account.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './AccountOffers.module.css'
import { ListEnd, type ListEndProps } from './ListEnd.tsx'

export interface OfferListProps extends Omit<ListEndProps, 'more' | 'failed'> {
  readonly title: string
  readonly offers: readonly Offer[]
  /** Whether figures of the rows are still loading, which would change their heights. */
  readonly awaitsFigures?: boolean
  readonly empty: ReactNode
  readonly aside?: ReactNode
  /** The table of loaded offers. */
  readonly children: ReactNode
}

export function OfferList(props: OfferListProps) {
  const { title, offers, status, hasMore, error, awaitsFigures = false } = props
  const { empty, aside, children } = props
  const t = useTranslate()
  const isShown = offers.length > 0 && !awaitsFigures
  const isLoading =
    awaitsFigures || (offers.length === 0 && error === undefined && (status !== 'idle' || hasMore))
  return (
    <Section title={title} {...(isShown ? { count: t(offers.length), aside } : {})}>
      {isShown && children}
      {isLoading && (
        <>
          <LoadingLabel>{t(accountTexts.offers.loading)}</LoadingLabel>
          <Skeleton height={96} className={styles.waiting} />
        </>
      )}
      {offers.length === 0 && !isLoading && error === undefined && empty}
      <ListEnd
        {...props}
        hasMore={isShown && hasMore}
        more={accountTexts.offers.showMore}
        failed={accountTexts.offers.loadFailed}
      />
    </Section>
  )
}
