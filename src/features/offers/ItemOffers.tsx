// The table of the offers that an item could be sold to, with the depth of its market.
import type { TraitKey } from '../../domain/traits.ts'
import { offersTable } from '../../messages/en/offersTable.ts'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Layout.tsx'
import { LoadingLabel, Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import type { ListedItem, Listing } from '../../orders/listing.ts'
import { ItemDepth } from './ItemDepth.tsx'
import { OfferAction } from './OfferAction.tsx'
import { OffersExport } from './OffersExport.tsx'
import { OffersTable } from './OffersTable.tsx'
import { type ItemOffers as FoundOffers, useItemOffers } from './useItemOffers.ts'
import styles from './ItemOffers.module.css'

export interface ItemOffersProps {
  readonly item: ListedItem
  readonly traits: readonly TraitKey[]
  /** Units that the reader has; zero without a wallet. */
  readonly held: bigint
  /** The item's live listings, for the depth of its market. */
  readonly listings: readonly Listing[]
  /** Name of a file about the item, without what is in it. */
  readonly file: string
}

export function ItemOffers(props: ItemOffersProps) {
  const t = useTranslate()
  const { item, traits, file } = props
  const found = useItemOffers(item, traits)
  return (
    <Section
      title={t(offersTable.title)}
      id="offers"
      aside={
        found.kind === 'ready' && found.offers.length > 0 ? (
          <OffersExport filters={() => [found.filter]} file={`${file}-offers`} traitOf={found.traitOf} />
        ) : undefined
      }
    >
      <Found {...props} found={found} />
    </Section>
  )
}

function Found({ item, held, listings, found }: ItemOffersProps & { readonly found: FoundOffers }) {
  const t = useTranslate()
  if (found.kind === 'loading') {
    return (
      <div aria-busy="true">
        <LoadingLabel>{t(offersTable.loading)}</LoadingLabel>
        <Skeleton height={96} />
      </div>
    )
  }
  if (found.kind === 'failed') {
    return <ErrorState title={t(offersTable.failed)} error={found.error} onRetry={found.retry} />
  }
  const { offers, traitOf, hashTraits } = found
  return (
    <>
      {hashTraits !== undefined && (
        <p className={styles.quiet} role="alert">
          {t(offersTable.traitsUnread)}{' '}
          <Button size="s" onClick={hashTraits}>
            {t(offersTable.retry)}
          </Button>
        </p>
      )}
      {offers.length > 0 && (
        <OffersTable
          offers={offers}
          label={t(offersTable.live)}
          traitOf={traitOf}
          action={(offer, funded) => (
            <OfferAction offer={offer} given={held > 0n ? { item, held } : undefined} funded={funded} />
          )}
        />
      )}
      {offers.length === 0 && hashTraits === undefined && (
        <p className={styles.quiet}>{t(offersTable.empty)}</p>
      )}
      <ItemDepth listings={listings} offers={offers} />
    </>
  )
}
