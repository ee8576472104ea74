// Whose an item is, since when; for editions how many there are and in how many hands.
import { spanInWords } from '../../features/history/custodyWords.ts'
import { Address } from '../../ui/Address.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { later } from '../../ui/later.tsx'
import { usePast } from '../../ui/PastContext.tsx'
import { useAfterPaint } from '../../ui/useAfterPaint.ts'
import { useNow } from '../../ui/useNow.ts'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import type { ItemToken } from './Item.tsx'
import { hasUnknownHolders, knownCount } from './knownUnits.ts'
import { ownerOf } from './ownerOf.ts'
import styles from './Ownership.module.css'

const NO_HOLDER_KNOWN = 'Edition minted before the index starts; no known holders yet'
const OwnerMark = later(async () => (await import('./OwnerMark.tsx')).OwnerMark, { notice: 'none' })

export interface OwnershipProps {
  readonly token: ItemToken
  /** The token's number, where its name does not say it. */
  readonly number: string | undefined
}

export function Ownership({ token, number }: OwnershipProps) {
  const now = useNow()
  const owner = ownerOf(token)
  const painted = useAfterPaint()
  // Nodes may have dropped the state of past blocks.
  const isNow = usePast() === undefined
  return (
    <>
      <p className={styles.line}>
        {number !== undefined && (
          <span className={styles.number} title={token.tokenId}>
            {number}
          </span>
        )}
        <Holding token={token} now={now} />
      </p>
      {painted && isNow && owner !== undefined && (
        <OwnerMark collection={token.collection.id} tokenId={token.tokenId} owner={owner} />
      )}
    </>
  )
}

function Holding({ token, now }: { readonly token: ItemToken; readonly now: number }) {
  const { demoWallet } = useConfig()
  const { state } = useWallet()
  if (BigInt(token.supply) === 0n) {
    return <span>{hasUnknownHolders(token) ? NO_HOLDER_KNOWN : 'Burnt: nobody holds it any more'}</span>
  }
  if (token.standard === 'ERC1155') {
    const holders = token.ownerCount
    return (
      <span>
        Edition of {knownCount(token, BigInt(token.supply))}, held by {knownCount(token, holders)}{' '}
        {holders === 1 ? 'account' : 'accounts'}
      </span>
    )
  }
  const owner = ownerOf(token)
  if (owner === undefined) return <span>The owner is not known</span>
  const reader = 'account' in state ? state.account : undefined
  const label = demoWallet?.accounts.find(({ address }) => address === owner)?.label
  return (
    <>
      <span className={styles.owner}>
        Owned by <Address address={owner} name={owner === reader ? 'you' : label} />
      </span>
      {token.ownedSinceSeconds !== null && (
        <span>held {spanInWords(Math.max(0, now - Number(token.ownedSinceSeconds)))}</span>
      )}
    </>
  )
}
