// What an item's page shows where the index has no such item.
import type { Address } from '../../domain/address.ts'
import { plainName } from '../../domain/names.ts'
import { collectionPath } from '../../domain/paths.ts'
import { CollectionNotFound } from '../../features/collections/CollectionNotFound.tsx'
import type { TokenId } from '../../domain/tokenId.ts'
import { collectionTexts } from '../../messages/en/collection.ts'
import { itemPageTexts } from '../../messages/en/itemPage.ts'
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
  readonly collectionRow: { readonly name: string | null } | null
}

export function ItemNotFound({ collection, tokenId, collectionRow }: ItemNotFoundProps) {
  const t = useTranslate()
  if (collectionRow === null) return <CollectionNotFound address={collection} isItemPage />
  const name = plainName(collectionRow.name)
  const shownId = <span className={styles.number}>{tokenId}</span>
  return (
    <Page title={t(collectionTexts.notFound.page)}>
      <Empty
        scope="page"
        title={t(itemPageTexts.notFound)}
        action={<ButtonLink to={collectionPath(collection)}>{t(itemPageTexts.collectionItems)}</ButtonLink>}
      >
        <Trans
          message={
            name
              ? itemPageTexts.notFoundHint({ tokenId: shownId, collection: <bdi>{name}</bdi> })
              : itemPageTexts.notFoundHintUnnamed({ tokenId: shownId })
          }
        />
      </Empty>
    </Page>
  )
}
