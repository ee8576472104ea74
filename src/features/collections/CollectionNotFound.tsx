// What the pages of a collection and of its items show for a malformed address, and where the index has no such collection.
import type { Address } from '../../domain/address.ts'
import { collectionsPath } from '../../domain/paths.ts'
import { collectionTexts } from '../../messages/en/collection.ts'
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
  const hint = isItemPage ? collectionTexts.notFound.itemHint : collectionTexts.notFound.hint
  const shown = <AddressText address={address} to={null} copyable />
  return (
    <Page title={t(collectionTexts.notFound.page)}>
      <Empty
        scope="page"
        title={t(asOf === undefined ? collectionTexts.notFound.title : collectionTexts.notFound.titlePast)}
        action={<ButtonLink to={collectionsPath()}>{t(collectionTexts.notFound.all)}</ButtonLink>}
      >
        <p>
          <Trans
            message={
              asOf === undefined
                ? hint({ address: shown })
                : collectionTexts.notFound.pastHint({ block: asOf.number, address: shown })
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
    <Page title={t(collectionTexts.notFound.page)}>
      <NotFound title={t(collectionTexts.notFound.badAddress)}>
        {t(collectionTexts.notFound.badAddressHint)}
      </NotFound>
    </Page>
  )
}
