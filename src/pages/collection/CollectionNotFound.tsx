// Said of addresses that lead to no collection: malformed ones, and ones the index does not know.
import type { Address } from '../../domain/address.ts'
import { collectionsPath } from '../../domain/paths.ts'
import { formatCount } from '../../domain/wei.ts'
import { Address as AddressText } from '../../ui/Address.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Page } from '../../ui/Layout.tsx'
import { usePast } from '../../ui/PastContext.tsx'
import { Empty, NotFound } from '../../ui/States.tsx'

export function CollectionNotFound({ address }: { readonly address: Address }) {
  const past = usePast()
  return (
    <Page title="Not found">
      <Empty
        scope="page"
        title={
          past === undefined ? 'The index knows no such collection' : 'No such collection at that moment'
        }
        action={<ButtonLink to={collectionsPath()}>See all collections</ButtonLink>}
      >
        <p>
          {past === undefined ? 'Nothing of' : `As of block ${formatCount(past.number)} nothing of`}{' '}
          <AddressText address={address} to={null} copyable /> {past === undefined ? 'has' : 'had'} been
          indexed.{' '}
          {past === undefined
            ? 'It may be an account rather than a contract, or a collection that was never traded here.'
            : 'It may have come later.'}
        </p>
      </Empty>
    </Page>
  )
}

export function MalformedCollection() {
  return (
    <Page title="Not found">
      <NotFound title="This is not a collection’s address">
        An address is 0x followed by 40 characters from 0–9 and a–f. This one is mistyped or cut short.
      </NotFound>
    </Page>
  )
}
