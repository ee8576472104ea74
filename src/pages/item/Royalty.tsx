// The creator royalty of an item, read from its contract when the line scrolls into view.
import { parseAddress } from '../../domain/address.ts'
import { parseTokenId } from '../../domain/tokenId.ts'
import { createReadCache, useRead } from '../../graphql/useRead.ts'
import { ROYALTY_CAP_BASIS_POINTS } from '../../seaport/priceTerms.ts'
import { itemPageTexts } from '../../messages/en/itemPage.ts'
import { share } from '../../messages/values.ts'
import { Address } from '../../ui/Address.tsx'
import { Button } from '../../ui/Button.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { InView } from '../../ui/InView.tsx'
import { useAsOfBlock } from '../../ui/AsOfBlockContext.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useNode } from '../../wallet/useNode.ts'
import type { ItemToken } from './Item.tsx'
import { fetchRoyalty, type ItemRoyalty } from './royalty.ts'
import styles from './Royalty.module.css'

/** Royalties read during this visit. Listing and buying read the royalty again before anything is signed. */
const royalties = createReadCache(50)

export function Royalty({ token }: { readonly token: ItemToken }) {
  return (
    <InView className={styles.royalty} placeholder={<Loading />}>
      <RoyaltyLine token={token} />
    </InView>
  )
}

const Loading = () => <Skeleton width={160} height={20} />

function RoyaltyLine({ token }: { readonly token: ItemToken }) {
  const t = useTranslate()
  const { chainId } = useConfig().network
  const block = useAsOfBlock()?.number
  const { tokenId } = token
  const collection = token.collection.id
  const send = useNode()
  const reading = useRead(
    [chainId, collection, tokenId, block].join(' '),
    () => fetchRoyalty(send, { collection: parseAddress(collection), tokenId: parseTokenId(tokenId), block }),
    { cache: royalties },
  )
  if (reading.status === 'loading') return <Loading />
  if (reading.status === 'failed') {
    return (
      <span className={styles.failed}>
        {t(itemPageTexts.royaltyFailed)}
        <Button size="s" onClick={reading.retry}>
          {t(itemPageTexts.retry)}
        </Button>
      </span>
    )
  }
  const royalty = reading.value
  return (
    <span className={styles.answer}>
      <RoyaltyText royalty={royalty} token={token} />
      {/* On the same line: another line would move what is below when the royalty arrives. */}
      {royalty.isLatest && (
        <span title={t(itemPageTexts.royaltyNowHint)}>
          {t(itemPageTexts.royaltyNow)}
          <VisuallyHidden> {t(itemPageTexts.royaltyNowHint)}</VisuallyHidden>
        </span>
      )}
    </span>
  )
}

function RoyaltyText({ royalty, token }: { readonly royalty: ItemRoyalty; readonly token: ItemToken }) {
  const t = useTranslate()
  switch (royalty.kind) {
    case 'share': {
      const { exact, basisPoints } = royalty.share
      const text = exact ? itemPageTexts.royaltyShare : itemPageTexts.royaltyShareAbout
      return (
        <>
          <Trans
            message={text({
              share: t(share(basisPoints)),
              recipient: <Address address={royalty.recipient} />,
            })}
          />
          {royalty.capped && (
            <span className={styles.note}>
              {' '}
              {t(itemPageTexts.royaltyCapped({ share: share(ROYALTY_CAP_BASIS_POINTS) }))}
            </span>
          )}
        </>
      )
    }
    case 'varies':
      return <>{t(itemPageTexts.royaltyVaries)}</>
    case 'none':
      return <>{t(itemPageTexts.royaltyNone)}</>
    case 'unreadable':
      // The standard that the indexer detected when it first saw the collection.
      return <>{t(itemPageTexts[`royalty${token.collection.royaltySupport}`])}</>
  }
}
