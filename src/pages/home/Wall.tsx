// Five works for sale, one of them large: the first thing a visitor sees is art.
import { TokenCard } from '../../features/tokens/TokenCard.tsx'
import { CardSkeleton } from '../../ui/Card.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import type { HomePageQuery } from './__generated__/HomePage.ts'
import { buyAction } from './buyAction.tsx'
import styles from './Wall.module.css'

export const WALL_SIZE = 5

export function Wall({ tokens }: { readonly tokens: HomePageQuery['tokens'] }) {
  return (
    <section className={styles.section}>
      <Title />
      {tokens.length > 0 && (
        <div className={styles.wall}>
          {tokens.map((token) => (
            <div key={token.id} className={styles.work}>
              <TokenCard token={token} withCollection priority {...buyAction(token)} />
            </div>
          ))}
        </div>
      )}
    </section>
  )
}

function Title() {
  const { name } = useConfig()
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>On view</h1>
      <p className={styles.lead}>
        {name} is a market for digital works: see each with its whole history, buy, sell and make offers from
        your own wallet.
      </p>
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
