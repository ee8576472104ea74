// The facts of the contract, exact and to be copied: address, token number, standard, metadata, royalty, mint.
import type { ReactNode } from 'react'
import { parseAddress } from '../../domain/address.ts'
import { safeLink } from '../../domain/safeLink.ts'
import { explorerAddressUrl } from '../../domain/paths.ts'
import { formatCount } from '../../domain/wei.ts'
import { Address } from '../../ui/Address.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { TimeAgo } from '../../ui/TimeAgo.tsx'
import type { ShownPicture } from '../../ui/ImageFrame.tsx'
import type { ItemToken } from './Item.tsx'
import { knownCount } from './knownUnits.ts'
import { PictureCheck } from './PictureCheck.tsx'
import { Royalty } from './Royalty.tsx'
import styles from './Details.module.css'

const STANDARDS = { ERC721: 'ERC-721', ERC1155: 'ERC-1155' } as const
const LONGEST_URI = 64

export interface DetailsProps {
  readonly token: ItemToken
  /** The picture on the page, once it is shown. */
  readonly shown: ShownPicture | undefined
}

export function Details({ token, shown }: DetailsProps) {
  const { network } = useConfig()
  const contract = parseAddress(token.collection.id)
  const explorer = explorerAddressUrl(network.explorerUrl, contract)
  return (
    <section aria-label="Details">
      <h2 className={styles.title}>Details</h2>
      <Facts>
        <Fact label="Contract">
          <span className={styles.value}>
            <Address address={contract} to={null} identiconSize={0} copyable />
            {explorer !== undefined && <ExternalLink href={explorer}>Explorer</ExternalLink>}
          </span>
        </Fact>
        <Fact label="Token number">
          <Copyable text={token.tokenId} label="Copy token number" />
        </Fact>
        <Fact label="Standard">{STANDARDS[token.standard]}</Fact>
        {token.standard === 'ERC1155' && <Fact label="Units">{knownCount(token, BigInt(token.supply))}</Fact>}
        <Fact label="Metadata">
          <MetadataUri token={token} />
        </Fact>
        {token.metadata?.image && (
          <Fact label="Picture">
            <PictureCheck image={token.metadata.image} shown={shown} />
          </Fact>
        )}
        <Fact label="Royalty">
          <Royalty token={token} />
        </Fact>
        <Fact label="Minted">
          {token.mintedAtSeconds === null || token.mintedAtBlock === null ? (
            'Before the index begins'
          ) : (
            <>
              <TimeAgo seconds={Number(token.mintedAtSeconds)} past />, block{' '}
              {formatCount(BigInt(token.mintedAtBlock))}
            </>
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

function MetadataUri({ token: { uri, uriFailed } }: { readonly token: ItemToken }) {
  if (uri === null) return uriFailed ? 'Couldn’t be read' : 'None known'
  // Of a document that is its own address the index keeps the head alone: there is nothing to copy.
  const onChain = /^data:([^;,]*)/i.exec(uri)
  if (onChain !== null) return `On chain, as ${onChain[1] || 'text/plain'}`
  const href = safeLink(uri)
  const shown = uri.length > LONGEST_URI ? `${uri.slice(0, LONGEST_URI)}…` : uri
  return (
    <Copyable text={uri} label="Copy the metadata’s address">
      {href === undefined ? <bdi>{shown}</bdi> : <ExternalLink href={href}>{shown}</ExternalLink>}
    </Copyable>
  )
}
