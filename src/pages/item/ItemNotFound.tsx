// Said of an address that could be an item's, but that the index does not know.
import type { Address } from '../../domain/address.ts'
import { plainName } from '../../domain/names.ts'
import { collectionPath, collectionsPath } from '../../domain/paths.ts'
import type { TokenId } from '../../domain/tokenId.ts'
import { formatCount } from '../../domain/wei.ts'
import { Address as AddressText } from '../../ui/Address.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Page } from '../../ui/Layout.tsx'
import { usePast } from '../../ui/PastContext.tsx'
import { Empty } from '../../ui/States.tsx'
import styles from './ItemNotFound.module.css'

export interface ItemNotFoundProps {
  readonly collection: Address
  readonly tokenId: TokenId
  /** The collection, when that at least is known. */
  readonly known: { readonly name: string | null } | null
}

export function ItemNotFound({ collection, tokenId, known }: ItemNotFoundProps) {
  const past = usePast()
  if (known === null) {
    return (
      <Page title="Not found">
        <Empty
          scope="page"
          title={
            past === undefined ? 'The index knows no such collection' : 'No such collection at that moment'
          }
          action={<ButtonLink to={collectionsPath()}>See all collections</ButtonLink>}
        >
          {past === undefined ? 'Nothing of' : `As of block ${formatCount(past.number)} nothing of`}{' '}
          <AddressText address={collection} to={null} copyable />{' '}
          {past === undefined
            ? 'has been indexed, so this item is not known either.'
            : 'had been indexed. It may have come later.'}
        </Empty>
      </Page>
    )
  }
  const name = plainName(known.name) || 'this collection'
  return (
    <Page title="Not found">
      <Empty
        scope="page"
        title="There is no such item"
        action={<ButtonLink to={collectionPath(collection)}>See the collection’s items</ButtonLink>}
      >
        The index has seen no token with the number <span className={styles.number}>{tokenId}</span> in{' '}
        <bdi>{name}</bdi>. It may not have been minted yet.
      </Empty>
    </Page>
  )
}
