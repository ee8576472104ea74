// The holders of an edition: their shares as one bar, then a table by quantity.
import { parseBalanceAccount } from '../../domain/balanceId.ts'
import { shownQuantity, type QuantityScale } from '../../domain/quantity.ts'
import { itemPageTexts } from '../../messages/en/itemPage.ts'
import { Address } from '../../ui/Address.tsx'
import { Cell, HeaderCell } from '../../ui/Table.tsx'
import { TimeAgo } from '../../ui/TimeAgo.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { WideTable } from '../../ui/WideTable.tsx'
import type { ItemToken } from './Item.tsx'
import { hasUnknownHolders } from './itemHolders.ts'
import { shareOfWhole } from './shareOfWhole.ts'
import styles from './Holders.module.css'

const SHARE_STEPS = 10_000n

export function Holders({ token, scale }: { readonly token: ItemToken; readonly scale: QuantityScale }) {
  const t = useTranslate()
  const supply = BigInt(token.supply)
  const partial = hasUnknownHolders(token)
  if (supply === 0n) {
    return (
      <p className={styles.quiet}>{t(partial ? itemPageTexts.noKnownHolders : itemPageTexts.allBurned)}</p>
    )
  }
  return (
    <div className={styles.holders}>
      <div className={styles.bar} aria-hidden="true">
        {token.balances.map(({ id, amount }) => (
          <span key={id} style={{ flexGrow: Number((BigInt(amount) * SHARE_STEPS) / supply) }} />
        ))}
      </div>
      <WideTable label={t(itemPageTexts.holdersTable)} dense>
        <thead>
          <tr>
            <HeaderCell>{t(itemPageTexts.holder)}</HeaderCell>
            <HeaderCell numeric>{t(itemPageTexts.quantity)}</HeaderCell>
            <HeaderCell numeric>{t(partial ? itemPageTexts.shareOfKnown : itemPageTexts.share)}</HeaderCell>
            <HeaderCell wideOnly>{t(itemPageTexts.since)}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {token.balances.map(({ id, amount, heldSinceSeconds }) => (
            <tr key={id}>
              <Cell>
                <Address address={parseBalanceAccount(id)} />
              </Cell>
              <Cell numeric>{t(shownQuantity(BigInt(amount), scale))}</Cell>
              <Cell numeric>{t(shareOfWhole(BigInt(amount), supply))}</Cell>
              <Cell wideOnly>
                {heldSinceSeconds !== null && <TimeAgo seconds={Number(heldSinceSeconds)} past />}
              </Cell>
            </tr>
          ))}
        </tbody>
      </WideTable>
      {partial && <p className={styles.quiet}>{t(itemPageTexts.holdersIncomplete)}</p>}
      {token.ownerCount > token.balances.length && (
        <p className={styles.quiet}>
          {t(itemPageTexts.largestHolders({ shown: token.balances.length, total: token.ownerCount }))}
        </p>
      )}
    </div>
  )
}
