// What the pages of a collection and of its items show for a malformed address, and where the index has no such collection.
import type { Address } from '../../domain/address.ts'
import { collectionsPath } from '../../domain/paths.ts'
import { collectionNotFound } from '../../messages/en/collectionNotFound.ts'
import { Address as AddressText } from '../../ui/Address.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Page } from '../../ui/Layout.tsx'
import { useAsOfBlock } from '../../ui/AsOfBlockContext.tsx'
import { Empty, NotFound } from '../../ui/States.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'

export interface CollectionNotFoundProps {
  readonly address: Address
  /** Whether the page is about an item of the collection. */
  readonly isItemPage?: boolean
}

export function CollectionNotFound({ address, isItemPage = false }: CollectionNotFoundProps) {
  const t = useTranslate()
  const asOf = useAsOfBlock()
  const hint = isItemPage ? collectionNotFound.itemHint : collectionNotFound.hint
  const shown = <AddressText address={address} to={null} copyable />
  return (
    <Page title={t(collectionNotFound.page)}>
      <Empty
        scope="page"
        title={t(asOf === undefined ? collectionNotFound.title : collectionNotFound.titlePast)}
        action={<ButtonLink to={collectionsPath()}>{t(collectionNotFound.all)}</ButtonLink>}
      >
        <p>
          <Trans
            message={
              asOf === undefined
                ? hint({ address: shown })
                : collectionNotFound.pastHint({ block: asOf.number, address: shown })
            }
          />
        </p>
      </Empty>
    </Page>
  )
}

export function MalformedCollection() {
  const t = useTranslate()
  return (
    <Page title={t(collectionNotFound.page)}>
      <NotFound title={t(collectionNotFound.badAddress)}>{t(collectionNotFound.badAddressHint)}</NotFound>
    </Page>
  )
}
