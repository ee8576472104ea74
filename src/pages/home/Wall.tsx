// At most five featured items, so that visitors see art first; each that is for sale can be bought.
import { toCardItem, type CardItem, isListed } from '../../features/items/cardItem.ts'
import { TokenCard } from '../../features/items/TokenCard.tsx'
import { CardSkeleton } from '../../ui/Card.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { type FeaturedItems, WALL_SIZE, getWallKind, type WallKind } from './featured.ts'
import { describeHome } from './homeTexts.ts'
import styles from './Wall.module.css'
import { nowSeconds } from '../../domain/time.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'

export interface WallProps {
  readonly featured: FeaturedItems
  /** Whether anything is for sale. */
  readonly hasListings: boolean
}

export function Wall({ featured: { kind, tokens }, hasListings }: WallProps) {
  const { network } = useConfig()
  return (
    <section className={styles.section}>
      <Title kind={kind} hasListings={hasListings} />
      {tokens.length > 0 && (
        <div className={styles.wall}>
          {tokens.map((token) => {
            const item = toCardItem(token, network)
            return (
              <div key={token.id} className={styles.work}>
                <TokenCard item={item} priority {...buyAction(item, token.bestAsk)} />
              </div>
            )
          })}
        </div>
      )}
    </section>
  )
}

function Title({ kind, hasListings }: { readonly kind: WallKind; readonly hasListings: boolean }) {
  const { brand } = useConfig()
  const t = useTranslate()
  const { title, lead, note } = describeHome(brand, { kind, hasListings })
  return (
    <header className={styles.header}>
      <div>
        <h1 className={styles.title}>{t(title)}</h1>
        <p className={styles.note}>{t(note)}</p>
      </div>
      <p className={styles.lead}>{t(lead)}</p>
    </header>
  )
}

export function WallSkeleton() {
  return (
    <section className={styles.section}>
      <Title kind={getWallKind(useConfig())} hasListings />
      <div className={styles.wall}>
        {Array.from({ length: WALL_SIZE }, (_, i) => (
          <div key={i} className={styles.work}>
            <CardSkeleton eyebrow />
          </div>
        ))}
      </div>
    </section>
  )
}

/** If it fails to load, the card still links to the item, which has its own button. */
const BuyItem = lazyPart(async () => (await import('./BuyItem.tsx')).BuyItem, { notice: 'none' })

/** Props of a card; empty if the item isn't for sale. */
export function buyAction(item: CardItem, bestListing: { readonly id: string } | null) {
  if (bestListing === null || !isListed(item, nowSeconds())) return {}
  return { action: <BuyItem hash={bestListing.id} /> }
}
