// Who holds an edition: the shares as one bar, then the holders by number of units.
import { accountOfBalance } from '../../domain/balanceId.ts'
import { formatCount } from '../../domain/wei.ts'
import { Address } from '../../ui/Address.tsx'
import { Cell, HeaderCell } from '../../ui/Table.tsx'
import { TimeAgo } from '../../ui/TimeAgo.tsx'
import { WideTable } from '../../ui/WideTable.tsx'
import type { ItemToken } from './Item.tsx'
import { hasUnknownHolders } from './knownUnits.ts'
import { shareInWords } from './share.ts'
import styles from './Holders.module.css'

const SHARE_STEPS = 10_000n

export function Holders({ token }: { readonly token: ItemToken }) {
  const supply = BigInt(token.supply)
  const partial = hasUnknownHolders(token)
  if (supply === 0n) {
    return (
      <p className={styles.quiet}>
        {partial ? 'No known holders yet.' : 'Every unit was burnt: nobody holds it.'}
      </p>
    )
  }
  return (
    <div className={styles.holders}>
      <div className={styles.bar} aria-hidden="true">
        {token.balances.map(({ id, amount }) => (
          <span key={id} style={{ flexGrow: Number((BigInt(amount) * SHARE_STEPS) / supply) }} />
        ))}
      </div>
      <WideTable label="Holders, the largest first" dense>
        <thead>
          <tr>
            <HeaderCell>Holder</HeaderCell>
            <HeaderCell numeric>Units</HeaderCell>
            <HeaderCell numeric>{partial ? 'Share of known units' : 'Share'}</HeaderCell>
            <HeaderCell wideOnly>Since</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {token.balances.map(({ id, amount, heldSinceSeconds }) => (
            <tr key={id}>
              <Cell>
                <Address address={accountOfBalance(id)} />
              </Cell>
              <Cell numeric>{formatCount(BigInt(amount))}</Cell>
              <Cell numeric>{shareInWords(BigInt(amount), supply)}</Cell>
              <Cell wideOnly>
                {heldSinceSeconds !== null && <TimeAgo seconds={Number(heldSinceSeconds)} past />}
              </Cell>
            </tr>
          ))}
        </tbody>
      </WideTable>
      {partial && (
        <p className={styles.quiet}>
          Some units were minted before the index starts, so there may be more units and holders.
        </p>
      )}
      {token.ownerCount > token.balances.length && (
        <p className={styles.quiet}>
          The {formatCount(token.balances.length)} largest of {formatCount(token.ownerCount)} holders.
        </p>
      )}
    </div>
  )
}
