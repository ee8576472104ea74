// The offers that an item could be sold to, with the depth of its market.
import { ordersTexts } from '../../messages/en/orders.ts'
import { Section } from '../../ui/Layout.tsx'
import { LoadingLabel, Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import type { ListedItem } from '../../orders/listedItem.ts'
import type { Listing } from '../../orders/listing.ts'
import { ItemDepth } from './ItemDepth.tsx'
import { OfferAction } from './OfferAction.tsx'
import { OffersExport } from './OffersExport.tsx'
import { OffersTable } from './OffersTable.tsx'
import type { ItemOffers as OffersState } from './useItemOffers.ts'
import styles from './Offers.module.css'

export interface ItemOffersProps {
  readonly item: ListedItem
  readonly state: OffersState
  /** The viewer's units; zero without a wallet. */
  readonly held: bigint
  /** The item's live listings. */
  readonly listings: readonly Listing[]
  /** File name of the item's exports, without their content. */
  readonly file: string
}

export function ItemOffers(props: ItemOffersProps) {
  const t = useTranslate()
  const { state, file } = props
  return (
    <Section
      title={t(ordersTexts.offersTable.title)}
      id="offers"
      aside={
        state.kind === 'ready' && state.funds.offers.length > 0 ? (
          <OffersExport filters={() => [state.filter]} file={`${file}-offers`} findTrait={state.findTrait} />
        ) : undefined
      }
    >
      <OffersContent {...props} />
    </Section>
  )
}

function OffersContent({ item, held, listings, state }: ItemOffersProps) {
  const t = useTranslate()
  if (state.kind === 'loading') {
    return (
      <div aria-busy="true">
        <LoadingLabel>{t(ordersTexts.offersTable.loading)}</LoadingLabel>
        <Skeleton height={96} />
      </div>
    )
  }
  if (state.kind === 'failed') {
    return <ErrorState title={t(ordersTexts.offersTable.failed)} error={state.error} onRetry={state.retry} />
  }
  const { funds, findTrait } = state
  const { offers } = funds
  return (
    <>
      {!funds.isComplete && <p className={styles.quiet}>{t(ordersTexts.offersTable.notAllChecked)}</p>}
      {offers.length > 0 && (
        <OffersTable
          funds={funds}
          label={t(ordersTexts.offersTable.live)}
          findTrait={findTrait}
          action={(offer, funded) => (
            <OfferAction
              offer={offer}
              given={held > 0n ? { item, held } : undefined}
              funded={funded}
              trait={findTrait(offer)}
            />
          )}
        />
      )}
      {offers.length === 0 && (
        <p className={styles.quiet}>{t(ordersTexts.offersTable.empty)}</p>
      )}
      {item.standard === 'ERC1155' && <ItemDepth listings={listings} offers={offers} scale={item} />}
    </>
  )
}
