// Reads traits for trait offers: the items that have a trait, and the trait names behind the hashes in orders.
import type { ApolloClient } from '@apollo/client'
import type { Address } from '../domain/address.ts'
import { tokenEntityId } from '../domain/ids.ts'
import { getRecent } from '../domain/keepRecent.ts'
import { parseTokenId, type TokenId } from '../domain/tokenId.ts'
import { parseTraitKey, traitKey, type Trait, type TraitKey } from '../domain/traits.ts'
import { perClient } from '../graphql/clientState.ts'
import { queryIndex } from '../graphql/queryIndex.ts'
import { IndexBehindError, indexError, IndexMalformedReplyError } from '../graphql/errors.ts'
import { type PageRequest, keysetPages, createSegment } from '../graphql/keyset.ts'
import { matchAll } from '../graphql/where.ts'
import type { Token_filter } from '../graphql/__generated__/operations.ts'
import { IndexedBlockDocument } from '../graphql/__generated__/IndexedBlock.ts'
import { tokenSet, traitHash } from '../seaport/offers/criteria.ts'
import { errorsTexts } from '../messages/en/errors.ts'
import { tradeTexts } from '../messages/en/trade.ts'
import {
  OfferTraits_holdersDocument,
  OfferTraits_ofCollectionDocument,
  OfferTraits_ofTokenDocument,
} from './__generated__/OfferTraits.ts'
import type { Offer } from './offer.ts'

/** A trait and the items that had it at one block, each once. */
export interface TraitSet {
  readonly trait: Trait
  readonly identifiers: readonly bigint[]
}

/** Yields all rows in the order of their ids, page by page. @throws IndexListError, and what `fetchPage` throws */
async function* fetchRows<Row extends { readonly id: string }>(
  where: Token_filter,
  fetchPage: (request: PageRequest<Token_filter>) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for await (const rows of keysetPages({ segments: [createSegment('id', where)], fetchPage })) yield* rows
}

const existingItems = (collection: Address): Token_filter => ({ collection, supply_gt: '0' })

async function fetchIndexedBlock(client: ApolloClient): Promise<number> {
  const { _meta } = await queryIndex(client, IndexedBlockDocument, {})
  if (_meta === null) throw new IndexMalformedReplyError(errorsTexts.indexer.noHead)
  return _meta.block.number
}

/**
 * Reads the ids of the items that have a trait, all at one block.
 * @param options.block the latest indexed block by default
 * @throws what `indexError` distinguishes; IndexMalformedReplyError when an item in the reply belongs to another
 *   collection or does not have the trait, since an order for the set would then cover unintended items
 */
export async function fetchTraitSet(
  client: ApolloClient,
  { collection, trait, block }: { collection: Address; trait: Trait; block?: number },
): Promise<TraitSet> {
  const at = block ?? (await fetchIndexedBlock(client))
  const key = traitKey(trait)
  const where = matchAll<Token_filter>(existingItems(collection), {
    metadata_: { traits_contains: [key] },
  })
  const identifiers = new Set<bigint>()
  const page = async ({ where, first }: PageRequest<Token_filter>) =>
    (await queryIndex(client, OfferTraits_holdersDocument, { where, first, block: at })).tokens
  for await (const { id, tokenId, metadata } of fetchRows(where, page)) {
    const own = id === tokenEntityId(collection, parseTokenId(tokenId))
    if (!own || metadata?.traits.includes(key) !== true) {
      throw new IndexMalformedReplyError(tradeTexts.errors.traitContradiction, {
        details: { token: id, trait: key },
      })
    }
    identifiers.add(BigInt(tokenId))
  }
  return { trait, identifiers: [...identifiers] }
}

/**
 * Rebuilds the set of items that a trait offer was made for, from one of its items: the item's traits give the trait's
 * name, and the ids that had the trait in the offer's block give the Merkle root. The latest block is used instead if
 * the index no longer keeps that block, or indexed the traits only later.
 *
 * @returns undefined when the item has no such trait
 * @throws the errors that `indexError` distinguishes
 */
export async function rebuildTraitSet(
  client: ApolloClient,
  offer: Offer,
  tokenId: TokenId,
): Promise<TraitSet | undefined> {
  const { subject, createdAtBlock } = offer
  if (subject.kind !== 'trait') return undefined
  const collection = offer.collection.address
  const setAt = async (block: number) => {
    const id = tokenEntityId(collection, tokenId)
    const { token } = await queryIndex(client, OfferTraits_ofTokenDocument, { id, block })
    const trait = hashTraits(collection, token?.metadata?.traits ?? []).get(subject.zoneHash)
    return trait === undefined ? undefined : fetchTraitSet(client, { collection, trait, block })
  }
  const original = await setAt(createdAtBlock).catch(() => undefined)
  if (original !== undefined && hasRoot(original, subject.root)) return original
  return (await setAt(await fetchIndexedBlock(client))) ?? original
}

const hasRoot = ({ identifiers }: TraitSet, root: string): boolean =>
  identifiers.length > 0 && tokenSet(identifiers).root === BigInt(root || '0')

/** Number of sets kept; best offers are searched among a few offers at a time. */
const KEPT_SETS = 20

interface RootedSet {
  readonly root: bigint | undefined
  readonly identifiers: ReadonlySet<bigint>
}

/** Sets of a trait at a block, which offers for the same trait share. */
const clientSets = perClient(() => new Map<string, Promise<RootedSet>>())

function fetchRootedSet(
  client: ApolloClient,
  request: { readonly collection: Address; readonly trait: Trait; readonly block: number },
): Promise<RootedSet> {
  const sets = clientSets(client)
  const { collection, trait, block } = request
  const key = `${collection} ${block} ${traitKey(trait)}`
  return getRecent(sets, key, KEPT_SETS, async () => {
    try {
      const { identifiers } = await fetchTraitSet(client, request)
      const root = identifiers.length > 0 ? tokenSet(identifiers).root : undefined
      return { root, identifiers: new Set(identifiers) }
    } catch (error) {
      sets.delete(key)
      throw error
    }
  })
}

/**
 * Whether a trait offer was made for the items that have the trait, in its block or now, and takes the item: anyone can
 * publish one of the same hash for a set of other items, or of none.
 *
 * @param target.tokenId undefined for any item that has the trait
 * @throws the errors that `indexError` distinguishes
 */
export async function takesTrait(
  client: ApolloClient,
  { subject, collection, createdAtBlock }: Offer,
  { trait, tokenId }: { readonly trait: Trait; readonly tokenId: TokenId | undefined },
): Promise<boolean> {
  if (subject.kind !== 'trait') return false
  const takesAt = async (block: number) => {
    const { root, identifiers } = await fetchRootedSet(client, {
      collection: collection.address,
      trait,
      block,
    })
    return root === BigInt(subject.root || '0') && (tokenId === undefined || identifiers.has(BigInt(tokenId)))
  }
  let failure: unknown
  // The index may no longer keep that block, or have indexed the traits only later.
  const isOriginal = await takesAt(createdAtBlock).catch((error: unknown) => {
    if (!(indexError(error) instanceof IndexBehindError)) failure = error
    return false
  })
  const isTaken = isOriginal || (await takesAt(await fetchIndexedBlock(client)))
  if (!isTaken && failure !== undefined) throw failure
  return isTaken
}

/** A trait and the number of items that have it. */
interface TraitChoice {
  readonly trait: Trait
  /** Undefined if the collection has more than {@link MAX_ITEMS_READ} items. */
  readonly count: number | undefined
}

/** Reading the traits of more items takes too many requests just to resolve names and counts. */
const MAX_ITEMS_READ = 20_000

/** Reads the traits of a collection by their hash in orders, sorted by type and value. */
export async function fetchCollectionTraits(
  client: ApolloClient,
  collection: Address,
): Promise<ReadonlyMap<string, TraitChoice>> {
  const counts = new Map<TraitKey, number>()
  const read = new Set<string>()
  const page = async ({ where, first }: PageRequest<Token_filter>) =>
    (await queryIndex(client, OfferTraits_ofCollectionDocument, { where, first })).tokens
  for await (const { id, metadata } of fetchRows(existingItems(collection), page)) {
    read.add(id)
    for (const key of new Set(metadata?.traits)) counts.set(key, (counts.get(key) ?? 0) + 1)
    if (read.size === MAX_ITEMS_READ) break
  }
  const isComplete = read.size < MAX_ITEMS_READ
  const choices = [...counts].flatMap(([key, count]) => {
    const trait = parseTraitKey(key)
    return trait === undefined ? [] : [{ trait, count: isComplete ? count : undefined }]
  })
  const text = ({ trait }: TraitChoice) => traitKey(trait)
  choices.sort((one, other) => text(one).localeCompare(text(other), 'en', { numeric: true }))
  return new Map(choices.map((choice) => [traitHash(collection, choice.trait), choice]))
}

/** Maps traits that are already loaded by their hash in orders. */
export function hashTraits(collection: Address, keys: readonly TraitKey[]): ReadonlyMap<string, Trait> {
  return new Map(
    keys.flatMap((key) => {
      const trait = parseTraitKey(key)
      return trait === undefined ? [] : [[traitHash(collection, trait), trait] as const]
    }),
  )
}
