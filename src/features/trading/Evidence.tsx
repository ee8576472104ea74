// The facts about an item that can't be faked: its token ID, its contract, and whether this site's configuration lists it.
//
// An order is refused before anything is signed unless its own parameters name this contract and this token ID, so what
// is shown here is what is signed, independently of the index (src/market: checkItem, checkShownGoods).
import type { Address as AddressValue } from '../../domain/address.ts'
import type { TokenId } from '../../domain/tokenId.ts'
import { Address } from '../../ui/Address.tsx'
import { VerifiedMark } from '../../ui/Badge.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { LookAlikeMark } from '../../ui/LookAlikes.tsx'
import styles from './Evidence.module.css'

export interface EvidenceProps {
  readonly collection: AddressValue
  /** Undefined for a whole collection. */
  readonly tokenId?: TokenId | undefined
  /** Names from the index, which may resemble that of a listed collection. */
  readonly names: readonly string[]
}

/** Whether a contract is on this site's own list, which comes with the page and not from the index. */
export function ListedMark({ collection }: { readonly collection: AddressValue }) {
  const listed = useConfig().collections.includes(collection)
  return (
    <span className={styles.fact}>
      {listed ? (
        <>
          <VerifiedMark size={12} /> On this site’s list
        </>
      ) : (
        'Not on this site’s list'
      )}
    </span>
  )
}

/** The token ID alone, where the contract is shown once above several items. */
export function TokenNumber({ tokenId }: { readonly tokenId: TokenId }) {
  return (
    <span className={styles.fact}>
      Token ID <span className={styles.digits}>{tokenId}</span>
    </span>
  )
}

const NOT_COMPARED = 'Name not yet compared with those on this site’s list'

/** Shown below the name in every dialog that is confirmed. */
export function Evidence({ collection, tokenId, names }: EvidenceProps) {
  const listed = useConfig().collections.includes(collection)
  return (
    <span className={styles.evidence}>
      <LookAlikeMark
        address={collection}
        names={names}
        unread={!listed && <span className={styles.fact}>{NOT_COMPARED}</span>}
      />
      <span className={styles.facts}>
        {tokenId !== undefined && <TokenNumber tokenId={tokenId} />}
        <ListedMark collection={collection} />
      </span>
      <span className={styles.contract}>
        <Address address={collection} to={null} identiconSize={0} full copyable />
      </span>
    </span>
  )
}
