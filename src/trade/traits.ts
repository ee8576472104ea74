// The traits that offers are made for: the items that have one, and the names behind the hashes in orders.
import type { ApolloClient } from '@apollo/client'
import type { Address } from '../domain/address.ts'
import { tokenEntityId } from '../domain/ids.ts'
import { parseTokenId, type TokenId } from '../domain/tokenId.ts'
import { parseTraitKey, traitKey, type Trait, type TraitKey } from '../domain/traits.ts'
import { queryIndex } from '../graphql/queryIndex.ts'
import { IndexMalformedReplyError } from '../graphql/errors.ts'
import type { PageRequest } from '../graphql/keyset.ts'
import { keysetPages } from '../graphql/keysetPages.ts'
import { BY_ID } from '../graphql/listOrder.ts'
import { allOf } from '../graphql/where.ts'
import type { Token_filter } from '../graphql/__generated__/operations.ts'
import { IndexedBlockDocument } from '../graphql/__generated__/IndexedBlock.ts'
import { tokenSet, traitHash } from '../market/offers/criteria.ts'
import { tradeErrors } from '../messages/en/tradeErrors.ts'
import { OfferTraitsHoldersDocument } from './__generated__/OfferTraitsHolders.ts'
import { OfferTraitsOfCollectionDocument } from './__generated__/OfferTraitsOfCollection.ts'
import { OfferTraitsOfTokenDocument } from './__generated__/OfferTraitsOfToken.ts'
import type { Offer } from '../orders/offer.ts'

/** A trait and the items that had it at one block, each once. */
export interface TraitSet {
  readonly trait: Trait
  readonly identifiers: readonly bigint[]
}

/** Rows by id, page after page. @throws IndexListError, and what `fetchPage` throws */
async function* rowsOf<Row extends { readonly id: string }>(
  where: Token_filter,
  fetchPage: (request: PageRequest<Token_filter>) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for await (const rows of keysetPages({ segments: [{ ...BY_ID, where, orderBy: 'id' }], fetchPage }))
    yield* rows
}

const existing = (collection: Address): Token_filter => ({ collection, supply_gt: '0' })

async function indexedBlock(client: ApolloClient): Promise<number> {
  const { _meta } = await queryIndex(client, IndexedBlockDocument, {})
  if (_meta === null) throw new IndexMalformedReplyError(tradeErrors.blockMissing)
  return _meta.block.number
}

/**
 * The ids that have a trait, all read at one block.
 * @param block the newest that the index has, unless told
 * @throws what `indexError` distinguishes; IndexMalformedReplyError when an item in the reply is of another collection
 *   or does not have the trait: an order for the set would cover items that were not meant
 */
export async function readTraitSet(
  client: ApolloClient,
  { collection, trait, block }: { collection: Address; trait: Trait; block?: number },
): Promise<TraitSet> {
  const at = block ?? (await indexedBlock(client))
  const key = traitKey(trait)
  const where = allOf<Token_filter>(existing(collection), {
    metadata_: { traits_contains: [key] },
  })
  const identifiers = new Set<bigint>()
  const page = async ({ where, first }: PageRequest<Token_filter>) =>
    (await queryIndex(client, OfferTraitsHoldersDocument, { where, first, block: at })).tokens
  for await (const { id, tokenId, metadata } of rowsOf(where, page)) {
    const own = id === tokenEntityId(collection, parseTokenId(tokenId))
    if (!own || metadata?.traits.includes(key) !== true) {
      throw new IndexMalformedReplyError(tradeErrors.traitContradiction, {
        details: { token: id, trait: key },
      })
    }
    identifiers.add(BigInt(tokenId))
  }
  return { trait, identifiers: [...identifiers] }
}

/** The trait among some whose hash an order carries. */
export function findTraitByHash(
  collection: Address,
  zoneHash: string,
  keys: readonly TraitKey[],
): Trait | undefined {
  return keys
    .map(parseTraitKey)
    .find((trait) => trait !== undefined && traitHash(collection, trait) === zoneHash)
}

/**
 * The set of items that a trait offer was made for, as one of its items tells it: the traits of the item give the
 * trait's name, and the ids that had it in the offer's own block give its root. An index that no longer knows that
 * block, or that learnt of the traits only later, is asked as of now.
 *
 * @returns undefined when the item has no such trait
 * @throws what `indexError` tells apart
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
    const { token } = await queryIndex(client, OfferTraitsOfTokenDocument, { id, block })
    const trait = findTraitByHash(collection, subject.zoneHash, token?.metadata?.traits ?? [])
    return trait === undefined ? undefined : readTraitSet(client, { collection, trait, block })
  }
  const fits = (set: TraitSet | undefined) =>
    set !== undefined &&
    set.identifiers.length > 0 &&
    tokenSet(set.identifiers).root === BigInt(subject.root || '0')
  const then = await setAt(createdAtBlock).catch(() => undefined)
  if (fits(then)) return then
  return (await setAt(await indexedBlock(client))) ?? then
}

/** A trait's values with how many items have each, by type. */
export interface TraitChoice {
  readonly trait: Trait
  /** Undefined where the collection has more items than are read here. */
  readonly count: number | undefined
}

/** Reading the traits of more items than this takes too many requests for a name. */
const MOST_ITEMS_READ = 20_000

/** The traits of a collection, by the hash that names them in orders, in the order of their types and values. */
export async function readCollectionTraits(
  client: ApolloClient,
  collection: Address,
): Promise<ReadonlyMap<string, TraitChoice>> {
  const counts = new Map<TraitKey, number>()
  const read = new Set<string>()
  const page = async ({ where, first }: PageRequest<Token_filter>) =>
    (await queryIndex(client, OfferTraitsOfCollectionDocument, { where, first })).tokens
  for await (const { id, metadata } of rowsOf(existing(collection), page)) {
    read.add(id)
    for (const key of new Set(metadata?.traits)) counts.set(key, (counts.get(key) ?? 0) + 1)
    if (read.size === MOST_ITEMS_READ) break
  }
  const whole = read.size < MOST_ITEMS_READ
  const choices = [...counts].flatMap(([key, count]) => {
    const trait = parseTraitKey(key)
    return trait === undefined ? [] : [{ trait, count: whole ? count : undefined }]
  })
  const text = ({ trait }: TraitChoice) => traitKey(trait)
  choices.sort((one, other) => text(one).localeCompare(text(other), 'en', { numeric: true }))
  return new Map(choices.map((choice) => [traitHash(collection, choice.trait), choice]))
}

/** The same for traits that are at hand. */
export function hashTraits(collection: Address, keys: readonly TraitKey[]): ReadonlyMap<string, TraitChoice> {
  return new Map(
    keys.flatMap((key) => {
      const trait = parseTraitKey(key)
      return trait === undefined ? [] : [[traitHash(collection, trait), { trait, count: 1 }] as const]
    }),
  )
}
