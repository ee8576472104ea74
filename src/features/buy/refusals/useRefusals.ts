// Why listings that look open cannot be bought: what their tokens say, asked for those that a reader comes to.
import { useApolloClient } from '@apollo/client/react'
import type { ApolloClient } from '@apollo/client'
import { useEffect, useSyncExternalStore } from 'react'
import type { NetworkConfig } from '../../../domain/config.ts'
import type { Message } from '../../../messages/message.ts'
import { nodeOf } from '../../../node/networkNode.ts'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { useAsOfBlock } from '../../../ui/AsOfBlockContext.tsx'
import { useNow } from '../../../ui/useNow.ts'
import { useWallet } from '../../../wallet/WalletProvider.tsx'
import type { Listing } from '../../../orders/listing.ts'
import {
  createRefusalBook,
  type HandoverAnswer,
  type HandoverQuestion,
  type RefusalBook,
} from './refusalBook.ts'

export interface Refused {
  readonly sentence: Message
  /** Of several items that are sold together, the name of the one that it is about. */
  readonly item: string | undefined
  /** Whether the chain is being asked anew. */
  readonly checking: boolean
  readonly retry: () => void
}

/** One book for each page load, so that a card, the cart and the item's page ask once. */
const books = new WeakMap<ApolloClient, RefusalBook>()

function bookOf(client: ApolloClient, network: NetworkConfig): RefusalBook {
  const known = books.get(client)
  if (known !== undefined) return known
  const book = createRefusalBook({
    send: nodeOf(network),
    blockMilliseconds: network.blockTimeSeconds * 1_000,
  })
  books.set(client, book)
  return book
}

/** The book, and the question as this reader puts it. */
function useBook() {
  const client = useApolloClient()
  const { network } = useConfig()
  const { state } = useWallet()
  const book = bookOf(client, network)
  const reader = 'account' in state ? state.account : null
  const questionOf = (listing: Listing): HandoverQuestion => ({
    listing,
    // A seller hears what a stranger would: nobody buys from themselves.
    buyer: reader === listing.seller ? null : reader,
  })
  return { book, reader, questionOf }
}

/** An answer about a listing, for whoever reads it. */
function refusedFrom(
  book: RefusalBook,
  question: HandoverQuestion,
  known: HandoverAnswer | undefined,
): Refused | undefined {
  if (known?.refusal === undefined) return undefined
  const { refusal, checking } = known
  const { sentence, at } = refusal
  const { listing } = question
  const item = listing.kind === 'bundle' ? listing.items[at]?.item.name : undefined
  return { sentence, item, checking, retry: () => book.check([question], { force: true }) }
}

/**
 * What is known of each of many listings; undefined while all is well, or not known: the checks before a signature
 * find all again.
 */
export function useKnownRefusals(): (listing: Listing) => Refused | undefined {
  const { book, questionOf } = useBook()
  useSyncExternalStore(book.subscribe, book.edition)
  return (listing) => {
    const question = questionOf(listing)
    return refusedFrom(book, question, book.find(question))
  }
}

/**
 * Asks the tokens of some listings, together, whenever they become others or the reader does. Those that refuse are
 * asked again, once a block has passed, for as long as they are among them.
 * @param wanted false asks nothing yet: for what no reader has come to
 */
export function useListedTokens(listings: readonly Listing[], wanted = true): void {
  const { book, reader, questionOf } = useBook()
  const now = useNow()
  // In the past nobody buys, and the chain would tell of now.
  const past = useAsOfBlock() !== undefined
  const shown = past ? [] : listings
  const requested = wanted ? shown : []
  const key = requested.map(({ orderHash }) => orderHash).join(' ')

  // Outside system: the chain.
  useEffect(() => {
    book.check(requested.map(questionOf))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the hashes say which listings, and the reader how they are asked
  }, [book, reader, key])

  // Outside system: the chain, which moves on while a refusal is read.
  useEffect(() => {
    book.check(shown.map(questionOf).filter((question) => book.find(question)?.refusal !== undefined))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the clock alone says when
  }, [now])
}

/** Both for one listing; undefined for none. Only what is known of this listing renders anew. */
export function useRefusal(listing: Listing | undefined, wanted = true): Refused | undefined {
  useListedTokens(listing === undefined ? [] : [listing], wanted)
  const { book, questionOf } = useBook()
  const question = listing === undefined ? undefined : questionOf(listing)
  const known = useSyncExternalStore(book.subscribe, () =>
    question === undefined ? undefined : book.find(question),
  )
  return question === undefined ? undefined : refusedFrom(book, question, known)
}
