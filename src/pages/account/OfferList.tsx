// One group of an account's offers: loading, empty, failed, or loaded with a button for more.
import type { ReactNode } from 'react'
import type { Offer } from '../../orders/offer.ts'
import type { VitrineError } from '../../domain/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Layout.tsx'
import { LoadingLabel, Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { accountOffers } from '../../messages/en/accountOffers.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './AccountOffers.module.css'

export interface OfferListProps {
  readonly title: string
  readonly offers: readonly Offer[]
  readonly status: 'loading' | 'idle' | 'growing' | 'refreshing'
  readonly hasMore: boolean
  readonly error: VitrineError | undefined
  /** Whether figures of the rows are still loading, which would change their heights. */
  readonly awaitsFigures?: boolean
  readonly loadMore: () => Promise<void>
  readonly empty: ReactNode
  readonly aside?: ReactNode
  /** The table of loaded offers. */
  readonly children: ReactNode
}

export function OfferList(props: OfferListProps) {
  const { title, offers, status, hasMore, error, awaitsFigures = false } = props
  const { loadMore, empty, aside, children } = props
  const t = useTranslate()
  const onMore = () => void loadMore()
  const isShown = offers.length > 0 && !awaitsFigures
  const waiting =
    awaitsFigures || (offers.length === 0 && error === undefined && (status !== 'idle' || hasMore))
  return (
    <Section title={title} {...(isShown ? { count: t(offers.length), aside } : {})}>
      {isShown && children}
      {waiting && (
        <>
          <LoadingLabel>{t(accountOffers.loading)}</LoadingLabel>
          <Skeleton height={96} className={styles.waiting} />
        </>
      )}
      {offers.length === 0 && !waiting && error === undefined && empty}
      {error !== undefined && (
        <ErrorState title={t(accountOffers.loadFailed)} error={error} onRetry={onMore} />
      )}
      {isShown && hasMore && error === undefined && (
        <div className={styles.more}>
          <Button busy={status === 'growing'} onClick={onMore}>
            {t(accountOffers.showMore)}
          </Button>
        </div>
      )}
    </Section>
  )
}
