// Exact facts about the item: contract, token ID, standard, supply, metadata, picture, royalty and mint.
import type { ReactNode } from 'react'
import { parseAddress } from '../../domain/address.ts'
import { plainText } from '../../domain/names.ts'
import { shownQuantity, type QuantityScale } from '../../domain/quantity.ts'
import { safeLink } from '../../domain/safeLink.ts'
import { explorerAddressUrl } from '../../domain/explorer.ts'
import { toMediaUri } from '../../domain/media.ts'
import { itemPageTexts } from '../../messages/en/itemPage.ts'
import { Address } from '../../ui/Address.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import type { ShownPicture } from '../../ui/ImageFrame.tsx'
import { TimeAgo } from '../../ui/TimeAgo.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { RefreshMetadata } from './ContractMetadata.tsx'
import type { ItemToken } from './Item.tsx'
import type { ContractMetadata } from './useContractMetadata.ts'
import { hasUnknownHolders } from './itemHolders.ts'
import { Royalty } from './Royalty.tsx'
import styles from './Details.module.css'
import { BadgeCheck, Info } from 'lucide-react'

const STANDARDS = { ERC721: 'ERC-721', ERC1155: 'ERC-1155' } as const
const LONGEST_URI = 64

export interface DetailsProps {
  readonly token: ItemToken
  /** What of the metadata wasn't read as traits. */
  readonly unreadTraits: readonly string[]
  readonly scale: QuantityScale
  readonly contractMetadata: ContractMetadata
  /** As the shown metadata names it. */
  readonly image: string | null | undefined
  /** Whether the metadata names something to show in the picture's place, such as an interactive page. */
  readonly hasAnimation: boolean
  /** The picture on the page, once it has loaded. */
  readonly shown: ShownPicture | undefined
}

export function Details({
  token,
  scale,
  contractMetadata,
  image,
  hasAnimation,
  unreadTraits,
  shown,
}: DetailsProps) {
  const t = useTranslate()
  const { network } = useConfig()
  const contract = parseAddress(token.collection.id)
  const explorer = explorerAddressUrl(network.explorerUrl, contract)
  const units = BigInt(token.supply)
  const supply = shownQuantity(units, scale)
  return (
    <section id="details" aria-label={t(itemPageTexts.details)}>
      <h2 className={styles.title}>{t(itemPageTexts.details)}</h2>
      <Facts>
        <Fact label={t(itemPageTexts.contract)}>
          <span className={styles.value}>
            <Address address={contract} to={null} identiconSize={0} copyable />
            {explorer !== undefined && (
              <ExternalLink href={explorer}>{t(itemPageTexts.explorer)}</ExternalLink>
            )}
          </span>
        </Fact>
        <Fact label={t(itemPageTexts.tokenId)}>
          <Copyable text={token.tokenId} label={t(itemPageTexts.copyTokenId)} />
        </Fact>
        <Fact label={t(itemPageTexts.standard)}>{STANDARDS[token.standard]}</Fact>
        {token.standard === 'ERC1155' && (
          <Fact label={t(itemPageTexts.supply)}>
            {t(hasUnknownHolders(token) ? itemPageTexts.atLeast({ count: supply }) : supply)}
          </Fact>
        )}
        {scale.decimals > 0 && (
          <Fact label={t(itemPageTexts.decimals)}>
            {t(itemPageTexts.decimalsNote({ decimals: scale.decimals, units: `${units}` }))}
          </Fact>
        )}
        <Fact label={t(itemPageTexts.metadata)}>
          <MetadataUri
            uri={contractMetadata.reading?.kind === 'changed' ? contractMetadata.reading.uri : token.uri}
            uriFailed={token.uriFailed}
          />
          <RefreshMetadata contractMetadata={contractMetadata} />
        </Fact>
        {unreadTraits.length > 0 && (
          <Fact label={t(itemPageTexts.unreadTraits)}>
            <ul className={styles.unread} title={t(itemPageTexts.unreadTraitsHint)}>
              {unreadTraits.map((entry, index) => (
                <li key={index}>
                  <bdi>{plainText(entry)}</bdi>
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {image && (
          <Fact label={t(itemPageTexts.picture)}>
            <PictureCheck image={image} hasAnimation={hasAnimation} shown={shown} />
          </Fact>
        )}
        <Fact label={t(itemPageTexts.royalty)}>
          <Royalty token={token} />
        </Fact>
        <Fact label={t(itemPageTexts.minted)}>
          {token.mintedAtSeconds === null || token.mintedAtBlock === null ? (
            t(itemPageTexts.mintedBefore)
          ) : (
            <Trans
              message={itemPageTexts.mintedAt({
                time: <TimeAgo seconds={Number(token.mintedAtSeconds)} past />,
                block: BigInt(token.mintedAtBlock),
              })}
            />
          )}
        </Fact>
      </Facts>
    </section>
  )
}

function Copyable({
  text,
  label,
  children,
}: {
  readonly text: string
  readonly label: string
  readonly children?: ReactNode
}) {
  return (
    <span className={styles.value}>
      <span className={styles.mono}>{children ?? text}</span>
      <CopyButton text={text} label={label} />
    </span>
  )
}

function MetadataUri({ uri, uriFailed }: Pick<ItemToken, 'uri' | 'uriFailed'>) {
  const t = useTranslate()
  if (uri === null) return <>{t(uriFailed ? itemPageTexts.metadataUnreadable : itemPageTexts.noMetadata)}</>
  // The indexer keeps only the start of a data URI, so there is nothing to copy.
  const onChain = /^data:([^;,]*)/i.exec(uri)
  if (onChain !== null) return <>{t(itemPageTexts.onChain({ type: onChain[1] || 'text/plain' }))}</>
  const href = safeLink(uri)
  const shown = uri.length > LONGEST_URI ? `${uri.slice(0, LONGEST_URI)}…` : uri
  return (
    <Copyable text={uri} label={t(itemPageTexts.copyMetadata)}>
      {href === undefined ? <bdi>{shown}</bdi> : <ExternalLink href={href}>{shown}</ExternalLink>}
    </Copyable>
  )
}

interface PictureCheckProps extends Pick<DetailsProps, 'hasAnimation' | 'shown'> {
  /** As the metadata names it. */
  readonly image: string
}

function PictureCheck({ image, hasAnimation, shown }: PictureCheckProps) {
  const t = useTranslate()
  if (/^data:/i.test(toMediaUri(image))) return <>{t(itemPageTexts.inMetadata)}</>
  if (shown === undefined)
    return <>{t(hasAnimation ? itemPageTexts.behindArtwork : itemPageTexts.notLoaded)}</>
  const host = new URL(shown.source.source, document.baseURI).host
  if (shown.check === 'matches') {
    return (
      <span className={styles.check} title={t(itemPageTexts.checkedHint({ host }))}>
        <BadgeCheck aria-hidden="true" />
        {t(itemPageTexts.checked)}
      </span>
    )
  }
  const why = shown.source.content === undefined ? itemPageTexts.uncheckedHost : itemPageTexts.uncheckedBlocks
  return (
    <span className={styles.check} title={t(why)}>
      <Info aria-hidden="true" />
      <bdi>{t(itemPageTexts.unchecked({ host }))}</bdi>
    </span>
  )
}
