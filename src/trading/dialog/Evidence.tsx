// The facts about an item that can't be faked: its token ID, its contract, and whether this site's configuration lists
// it.
//
// An order is refused before a signature unless its own parameters contain this contract and this token ID, so the
// reader signs exactly what is shown here, independently of the index (src/seaport: checkItem, checkShownGoods).
import type { Address as AddressValue } from '../../domain/address.ts'
import type { TokenId } from '../../domain/tokenId.ts'
import { itemsTexts } from '../../messages/en/items.ts'
import { Address } from '../../ui/Address.tsx'
import { VerifiedMark } from '../../ui/Badge.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { LookAlikeMark } from '../../ui/LookAlikes.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './Evidence.module.css'

export interface EvidenceProps {
  readonly collection: AddressValue
  /** Undefined for a whole collection. */
  readonly tokenId?: TokenId | undefined
  /** Names from the index, which may resemble the name of a listed collection. */
  readonly names: readonly string[]
}

/** Whether a contract is on this site's own list, which comes with the page and not from the index. */
export function ListedMark({ collection }: { readonly collection: AddressValue }) {
  const t = useTranslate()
  const listed = useConfig().collections.includes(collection)
  return (
    <span className={styles.fact}>
      {listed ? (
        <>
          <VerifiedMark size={12} /> {t(itemsTexts.evidence.listed)}
        </>
      ) : (
        t(itemsTexts.evidence.notListed)
      )}
    </span>
  )
}

/** Only the token ID, for lists that show the contract once above several items. */
export function TokenNumber({ tokenId }: { readonly tokenId: TokenId }) {
  return (
    <span className={styles.fact}>
      <Trans
        message={itemsTexts.evidence.tokenId({
          id: tokenId,
          digits: (id) => <span className={styles.digits}>{id}</span>,
        })}
      />
    </span>
  )
}

/**
 * Shown below the name in every dialog that confirms a trade. All digits of the contract are shown where nothing else
 * identifies it: the name of a contract that the site doesn't list may be anyone's.
 */
export function Evidence({ collection, tokenId, names }: EvidenceProps) {
  const t = useTranslate()
  const listed = useConfig().collections.includes(collection)
  return (
    <span className={styles.evidence}>
      <LookAlikeMark
        address={collection}
        names={names}
        unread={!listed && <span className={styles.fact}>{t(itemsTexts.evidence.notCompared)}</span>}
      />
      <span className={styles.facts}>
        {tokenId !== undefined && <TokenNumber tokenId={tokenId} />}
        <ListedMark collection={collection} />
      </span>
      <span className={styles.contract}>
        <Address address={collection} to={null} identiconSize={0} full={!listed} copyable />
      </span>
    </span>
  )
}
