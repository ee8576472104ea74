// The item's owner and since when; for an edition its supply and its number of holders.
import { heldDuration } from '../../features/history/custodyMessages.ts'
import { shownQuantity, type QuantityScale } from '../../domain/quantity.ts'
import { itemPageTexts } from '../../messages/en/itemPage.ts'
import { Address } from '../../ui/Address.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useAsOfBlock } from '../../ui/AsOfBlockContext.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useAfterPaint } from '../../ui/useAfterPaint.ts'
import { useNow } from '../../ui/useNow.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import type { ItemToken } from './Item.tsx'
import { hasUnknownHolders, findOwner } from './itemHolders.ts'
import styles from './Ownership.module.css'

const OwnerMark = lazyPart(async () => (await import('./OwnerMark.tsx')).OwnerMark, { notice: 'none' })

export interface OwnershipProps extends QuantityScale {
  readonly token: ItemToken
  /** Quantity that the connected account holds; zero without a wallet. */
  readonly held: bigint
  /** The short token ID, where the item's name doesn't contain it. */
  readonly number: string | undefined
}

export function Ownership({ token, held, number, decimals }: OwnershipProps) {
  const now = useNow()
  const owner = findOwner(token)
  const painted = useAfterPaint()
  // Few nodes keep the state of past blocks.
  const isNow = useAsOfBlock() === undefined
  return (
    <>
      <p className={styles.line}>
        {number !== undefined && (
          <span className={styles.number} title={token.tokenId}>
            {number}
          </span>
        )}
        <Owner token={token} held={held} decimals={decimals} now={now} />
      </p>
      {painted && isNow && owner !== undefined && (
        <OwnerMark collection={token.collection.id} tokenId={token.tokenId} owner={owner} />
      )}
    </>
  )
}

interface OwnerProps extends Pick<OwnershipProps, 'token' | 'held' | 'decimals'> {
  readonly now: number
}

function Owner({ token, held, decimals, now }: OwnerProps) {
  const t = useTranslate()
  const reader = useAccount()
  const supply = BigInt(token.supply)
  if (supply === 0n) {
    return <span>{t(hasUnknownHolders(token) ? itemPageTexts.editionNoHolders : itemPageTexts.burned)}</span>
  }
  if (token.standard === 'ERC1155') {
    const partial = hasUnknownHolders(token)
    const formatUnits = (units: bigint) => shownQuantity(units, { decimals })
    const edition = partial ? itemPageTexts.editionAtLeast : itemPageTexts.edition
    return (
      <>
        {held > 0n && (
          <span className={styles.held}>
            {t(
              partial
                ? itemPageTexts.youOwnAtLeast({ held: formatUnits(held) })
                : itemPageTexts.youOwn({ held: formatUnits(held) }),
            )}
          </span>
        )}
        <span>{t(edition({ supply: formatUnits(supply), holders: token.ownerCount }))}</span>
      </>
    )
  }
  const owner = findOwner(token)
  if (owner === undefined) return <span>{t(itemPageTexts.ownerUnknown)}</span>
  return (
    <>
      <span className={styles.owner}>
        <Trans
          message={itemPageTexts.ownedBy({
            owner: <Address address={owner} name={owner === reader ? t(itemPageTexts.you) : undefined} />,
          })}
        />
      </span>
      {token.ownedSinceSeconds !== null && (
        <span>
          {t(
            itemPageTexts.heldFor({
              duration: heldDuration(Math.max(0, now - Number(token.ownedSinceSeconds))),
            }),
          )}
        </span>
      )}
    </>
  )
}
