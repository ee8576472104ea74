// Five featured items, one of them large, so that visitors see art first; each can be bought.
import { toCardItem, type CardItem, isListed } from '../../features/tokens/cardItem.ts'
import { TokenCard } from '../../features/tokens/TokenCard.tsx'
import { home } from '../../messages/en/home.ts'
import { CardSkeleton } from '../../ui/Card.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import type { HomePageQuery } from './__generated__/HomePage.ts'
import { WALL_SIZE } from './featured.ts'
import styles from './Wall.module.css'
import { nowSeconds } from '../../domain/time.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'

export function Wall({ tokens }: { readonly tokens: HomePageQuery['tokens'] }) {
  const { network } = useConfig()
  return (
    <section className={styles.section}>
      <Title />
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

function Title() {
  const { name, home: own } = useConfig().brand
  const t = useTranslate()
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{own?.title ?? t(home.title)}</h1>
      <p className={styles.lead}>{own?.text ?? t(home.intro({ site: name }))}</p>
    </header>
  )
}

export function WallSkeleton() {
  return (
    <section className={styles.section}>
      <Title />
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
