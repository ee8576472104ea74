// One item: what it is, whose it is, what it costs, and everything that happened to it.
import { useParams } from 'react-router'
import type { Address } from '../../domain/address.ts'
import { tryReadAddress } from '../../domain/checksum.ts'
import { messageForPeople } from '../../domain/errors.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import { parseTokenId, type TokenId } from '../../domain/tokenId.ts'
import { VerificationScope } from '../../features/history/verification/VerificationScope.tsx'
import { useQueryTime } from '../../graphql/queryTime.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { openAt } from '../../graphql/where.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Page } from '../../ui/Layout.tsx'
import { ErrorState, NotFound } from '../../ui/States.tsx'
import {
  ItemPage_asleepDocument,
  ItemPage_collectionDocument,
  ItemPage_listingsDocument,
  ItemPage_recordDocument,
  ItemPageDocument,
} from './__generated__/ItemPage.ts'
import { Item } from './Item.tsx'
import { ItemNotFound } from './ItemNotFound.tsx'
import { listingsQuestion } from './itemListings.ts'
import { ItemSkeleton } from './ItemSkeleton.tsx'

export function ItemPage() {
  const { collection = '', tokenId = '' } = useParams()
  const address = tryReadAddress(collection)
  const number = readTokenId(tokenId)
  if (address === undefined) {
    return (
      <Page title="Not found">
        <NotFound title="This is not a collection’s address">
          An address is 0x followed by 40 characters from 0–9 and a–f. This one is mistyped or cut short.
        </NotFound>
      </Page>
    )
  }
  if ('problem' in number) {
    return (
      <Page title="Not found">
        <NotFound title="This is not a token number">{number.problem}</NotFound>
      </Page>
    )
  }
  return <ItemAt key={tokenEntityId(address, number.tokenId)} collection={address} tokenId={number.tokenId} />
}

function readTokenId(text: string): { readonly tokenId: TokenId } | { readonly problem: string } {
  try {
    return { tokenId: parseTokenId(text) }
  } catch (error) {
    return { problem: messageForPeople(error) }
  }
}

function ItemAt({ collection, tokenId }: { readonly collection: Address; readonly tokenId: TokenId }) {
  const now = useQueryTime()
  const { network } = useConfig()
  const open = { live: true, ...openAt(now) }
  const id = tokenEntityId(collection, tokenId)
  const query = useIndexQuery(ItemPageDocument, {
    variables: { id },
  })
  // At the same time, not after: nothing here waits for an answer to ask the next question.
  const listings = useIndexQuery(ItemPage_listingsDocument, {
    variables: listingsQuestion({ collection, token: id, open }, network),
  })
  const asleep = useIndexQuery(ItemPage_asleepDocument, {
    variables: {
      id,
      standingAsks: {
        side: 'ASK',
        scope: 'ITEM',
        live: false,
        status_in: ['OPEN', 'PARTIAL'],
        endsAtSeconds_gt: String(now),
      },
    },
  })
  const around = useIndexQuery(ItemPage_collectionDocument, { variables: { id: collection } })
  const record = useIndexQuery(ItemPage_recordDocument, {
    variables: { id, openBundles: { side: 'ASK', scope: 'BUNDLE', ...open } },
  })
  const failed = [query, listings, asleep, around].find((one) => one.kind === 'failed')
  if (failed !== undefined) {
    return (
      <Page title="Item">
        <ErrorState
          scope="page"
          title="The item could not be loaded"
          error={failed.error}
          onRetry={failed.retry}
        />
      </Page>
    )
  }
  if (
    query.kind !== 'ready' ||
    listings.kind !== 'ready' ||
    asleep.kind !== 'ready' ||
    around.kind !== 'ready'
  ) {
    return (
      <Page title="Item">
        <ItemSkeleton />
      </Page>
    )
  }
  const { token } = query.data
  const known = around.data.collection
  if (token === null || known === null) {
    return <ItemNotFound collection={collection} tokenId={tokenId} known={known} />
  }
  return (
    <VerificationScope token={token.id}>
      <Item
        token={token}
        markets={listings.data.collectionMarkets}
        asleep={asleep.data.token?.asleep}
        collection={known}
        record={record}
      />
    </VerificationScope>
  )
}
