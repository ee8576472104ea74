// An item's place among those of its collection by the rarity of its traits: 1 is the rarest.
import { Gem } from 'lucide-react'
import { formatCount } from '../../domain/wei.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './RarityRank.module.css'

export function RarityRank({ rank }: { readonly rank: number }) {
  return (
    <span className={styles.rank} title={`Rarity rank ${formatCount(rank)}: 1 is the rarest`}>
      <Gem aria-hidden="true" />
      <VisuallyHidden>Rarity rank </VisuallyHidden>
      {formatCount(rank)}
    </span>
  )
}
