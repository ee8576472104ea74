// The least page that draws a collection's first cards with the app's packages: React, a router and Apollo, the app's own
// two queries, its styles, and the same cards in view. It has no header, filters, wallet, workers, translations or checks.
import '../../../src/ui/styles/tokens.css'
import '../../../src/ui/styles/fonts.css'
import '../../../src/ui/styles/base.css'
import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client'
import { ApolloProvider, useQuery } from '@apollo/client/react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, Route, Routes, useParams } from 'react-router'
import { servedConfig } from '../../../src/app/servedConfig.ts'
import {
  TokenCard_ownTokenFragmentDoc,
  type TokenCard_ownTokenFragment,
} from '../../../src/features/items/__generated__/TokenCard.ts'
import { readFragment } from '../../../src/graphql/fragments.ts'
import { CollectionFrameDocument } from '../../../src/pages/collection/__generated__/CollectionFrame.ts'
import {
  CollectionItems_tokenFragmentDoc,
  CollectionItemsDocument,
} from '../../../src/features/items/source/__generated__/CollectionItems.ts'
import card from '../../../src/ui/Card.module.css'
import layout from '../../../src/ui/Layout.module.css'
import media from '../../../src/ui/Media.module.css'

/** Items of the app's first page, all of which the query returns. */
const PAGE_SIZE = 48

const config = servedConfig(document)
const root = document.getElementById('root')
if (config === undefined || root === null) throw new Error('The page has no configuration, or no place.')
const { graphqlUrl, ipfsGateways } = config.network
/** The cards that the app draws before it first paints. */
const cards = Number(new URLSearchParams(location.search).get('cards'))
const client = new ApolloClient({ cache: new InMemoryCache(), link: new HttpLink({ uri: graphqlUrl }) })

function Collection() {
  const { collection = '' } = useParams()
  const frame = useQuery(CollectionFrameDocument, {
    variables: {
      id: collection,
      openListings: { live: true, endsAtSeconds_gt: String(Math.floor(Date.now() / 1000)) },
    },
  })
  const items = useQuery(CollectionItemsDocument, {
    variables: { where: { collection }, first: PAGE_SIZE, orderBy: 'id', orderDirection: 'asc' },
  })
  const tokens = readFragment(CollectionItems_tokenFragmentDoc, items.data?.tokens ?? []).slice(0, cards)
  return (
    <main className={layout.page}>
      <h1>{frame.data?.collection?.name}</h1>
      <div className={layout.grid} style={{ '--min-cell': '236px' } as object}>
        {readFragment(TokenCard_ownTokenFragmentDoc, tokens).map((token) => (
          <Item key={token.id} token={token} collection={collection} />
        ))}
      </div>
    </main>
  )
}

function Item({
  token,
  collection,
}: {
  readonly token: TokenCard_ownTokenFragment
  readonly collection: string
}) {
  const { tokenId, metadata, bestAskPrice } = token
  const name = metadata?.name ?? tokenId
  return (
    <article className={card.card}>
      <div className={card.label}>
        <div className={card.line}>
          <Link to={`/item/${collection}/${tokenId}`} className={card.title}>
            {name}
          </Link>
        </div>
        <div className={card.value}>{bestAskPrice === null ? 'Not for sale' : `${bestAskPrice} ETH`}</div>
      </div>
      <div className={card.media}>
        <div className={media.box}>
          <img
            className={media.media}
            src={metadata?.image?.replace('ipfs://', ipfsGateways[0] ?? '')}
            alt={name}
            decoding="async"
          />
        </div>
      </div>
    </article>
  )
}

createRoot(root).render(
  <ApolloProvider client={client}>
    <BrowserRouter>
      <Routes>
        <Route path="/collection/:collection" element={<Collection />} />
      </Routes>
    </BrowserRouter>
  </ApolloProvider>,
)
