// Said of an address that is well-formed, but not that of a collection in the index.
import type { Address } from '../../domain/address.ts'
import { collectionsPath } from '../../domain/paths.ts'
import { Address as AddressText } from '../../ui/Address.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Page } from '../../ui/Layout.tsx'
import { Empty } from '../../ui/States.tsx'

export function CollectionNotFound({ address }: { readonly address: Address }) {
  return (
    <Page title="Not found">
      <Empty
        scope="page"
        title="The index knows no such collection"
        action={<ButtonLink to={collectionsPath()}>See all collections</ButtonLink>}
      >
        <p>
          Nothing of <AddressText address={address} to={null} copyable /> has been indexed. It may be an
          account rather than a contract, or a collection that was never traded here.
        </p>
      </Empty>
    </Page>
  )
}
