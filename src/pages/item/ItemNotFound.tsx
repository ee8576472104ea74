// What an item's page shows where the index has no such item.
import type { Address } from '../../domain/address.ts'
import { plainName } from '../../domain/names.ts'
import { collectionPath, collectionsPath } from '../../domain/paths.ts'
import type { TokenId } from '../../domain/tokenId.ts'
import { collectionNotFound } from '../../messages/en/collectionNotFound.ts'
import { itemPage } from '../../messages/en/itemPage.ts'
import { Address as AddressText } from '../../ui/Address.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Page } from '../../ui/Layout.tsx'
import { useAsOfBlock } from '../../ui/AsOfBlockContext.tsx'
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
  const asOf = useAsOfBlock()
  if (known === null) {
    const address = <AddressText address={collection} to={null} copyable />
    return (
      <Page title={t(collectionNotFound.page)}>
        <Empty
          scope="page"
          title={t(asOf === undefined ? collectionNotFound.title : collectionNotFound.titlePast)}
          action={<ButtonLink to={collectionsPath()}>{t(collectionNotFound.all)}</ButtonLink>}
        >
          <Trans
            message={
              asOf === undefined
                ? collectionNotFound.itemHint({ address })
                : collectionNotFound.pastHint({ block: asOf.number, address })
            }
          />
        </Empty>
      </Page>
    )
  }
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
