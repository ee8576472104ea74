// What an item's page shows where the index has no such item.
import type { Address } from '../../domain/address.ts'
import { plainName } from '../../domain/names.ts'
import { collectionPath } from '../../domain/paths.ts'
import { CollectionNotFound } from '../../features/collections/CollectionNotFound.tsx'
import type { TokenId } from '../../domain/tokenId.ts'
import { collectionNotFound } from '../../messages/en/collectionNotFound.ts'
import { itemPage } from '../../messages/en/itemPage.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Page } from '../../ui/Layout.tsx'
import { Empty } from '../../ui/States.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './ItemNotFound.module.css'

export interface ItemNotFoundProps {
  readonly collection: Address
  readonly tokenId: TokenId
  /** The collection; null where the index doesn't have it either. */
  readonly known: { readonly name: string | null } | null
}

export function ItemNotFound({ collection, tokenId, known }: ItemNotFoundProps) {
  const t = useTranslate()
  if (known === null) return <CollectionNotFound address={collection} isItemPage />
  const name = plainName(known.name)
  const shownId = <span className={styles.number}>{tokenId}</span>
  return (
    <Page title={t(collectionNotFound.page)}>
      <Empty
        scope="page"
        title={t(itemPage.notFound)}
        action={<ButtonLink to={collectionPath(collection)}>{t(itemPage.collectionItems)}</ButtonLink>}
      >
        <Trans
          message={
            name
              ? itemPage.notFoundHint({ tokenId: shownId, collection: <bdi>{name}</bdi> })
              : itemPage.notFoundHintUnnamed({ tokenId: shownId })
          }
        />
      </Empty>
    </Page>
  )
}
