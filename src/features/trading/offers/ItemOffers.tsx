// The table of the offers that an item could be sold to, with the depth of its market.
import type { TraitKey } from '../../../domain/traits.ts'
import { Button } from '../../../ui/Button.tsx'
import { Section } from '../../../ui/Layout.tsx'
import { LoadingLabel, Skeleton } from '../../../ui/Skeleton.tsx'
import { ErrorState } from '../../../ui/States.tsx'
import type { ListedItem, ListingRef } from '../listings/listing.ts'
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
  readonly asks: readonly ListingRef[]
  /** Name of a file about the item, without what is in it. */
  readonly file: string
}

export function ItemOffers(props: ItemOffersProps) {
  const { item, traits, file } = props
  const found = useItemOffers(item, traits)
  return (
    <Section
      title="Offers"
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

function Found({ item, held, asks, found }: ItemOffersProps & { readonly found: FoundOffers }) {
  if (found.kind === 'loading') {
    return (
      <div aria-busy="true">
        <LoadingLabel>Loading offers</LoadingLabel>
        <Skeleton height={96} />
      </div>
    )
  }
  if (found.kind === 'failed') {
    return <ErrorState title="The offers could not be loaded" error={found.error} onRetry={found.retry} />
  }
  const { offers, traitOf, nameTraits } = found
  return (
    <>
      {nameTraits !== undefined && (
        <p className={styles.quiet} role="alert">
          Offers for its traits could not be looked for.{' '}
          <Button size="s" onClick={nameTraits}>
            Try again
          </Button>
        </p>
      )}
      {offers.length > 0 && (
        <OffersTable
          offers={offers}
          label="Live offers"
          traitOf={traitOf}
          action={(offer, funded) => (
            <OfferAction offer={offer} given={held > 0n ? { item, held } : undefined} funded={funded} />
          )}
        />
      )}
      {offers.length === 0 && nameTraits === undefined && (
        <p className={styles.quiet}>Nobody offers for it at the moment.</p>
      )}
      <ItemDepth asks={asks} offers={offers} />
    </>
  )
}
