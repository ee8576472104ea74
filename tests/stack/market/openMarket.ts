// A market on a chain of its own: tokens, a fee, people, and listings made as the interface makes them.
import { ZERO_ADDRESS, type Address } from '../../../src/domain/address.ts'
import { tokenIdFromBigInt } from '../../../src/domain/tokenId.ts'
import type { Wei } from '../../../src/domain/wei.ts'
import type { ShownListing } from '../../../src/seaport/checks.ts'
import type { IndexedOrder, MarketConfig, TokenStandard } from '../../../src/seaport/types.ts'
import { startMarketChain, type MarketChain, type Token } from './fixture.ts'
import { listFor, type Published } from './listFor.ts'

const ETHER = 10n ** 18n
const DAY = 86_400

const ROLES = ['seller', 'buyer', 'rival', 'artist', 'house', 'friend'] as const

export interface ListingOptions {
  /** The seller by default. */
  readonly from?: Address
  /** The market's own of the standard by default. */
  readonly token?: Token
  readonly standard?: TokenStandard
  readonly quantity?: bigint
  /** An existing item; by default, a new one is minted. */
  readonly id?: bigint
  /** Units of a new item that its seller gets; by default, as many as are listed. */
  readonly minted?: bigint
  /** One ether by default. */
  readonly unitPrice?: bigint
  readonly currency?: Address
  /** A day by default. */
  readonly secondsOpen?: number
}

export interface Listed {
  readonly id: bigint
  readonly token: Token
  readonly order: IndexedOrder
  readonly published: Published
  /** All units of it, as a page shows them. */
  readonly shown: ShownListing
}

export interface Market {
  readonly chain: MarketChain
  /** ERC-721 with a royalty of 5 % for the artist. */
  readonly objects: Token
  /** ERC-1155. */
  readonly editions: Token
  readonly coin: Token
  /** The ERC-20 that wraps ether. */
  readonly weth: Token
  /** A currency like Tether: no answers, and an allowance only where there is none. */
  readonly stubborn: Token
  readonly people: Readonly<Record<(typeof ROLES)[number], Address>>
  /** Trades in ether, wrapped ether, the coin and the stubborn currency, for 2.5 % to the house. */
  readonly config: MarketConfig
  /** A token id that nothing has yet. */
  newId(): bigint
  /** Lists an item the way the interface does: preparing again after each transaction. */
  list(options?: ListingOptions): Promise<Listed>
}

/** Starts a chain of its own; stop it by its `chain`. */
export async function openMarket(): Promise<Market> {
  const chain = await startMarketChain()
  const people = Object.fromEntries(
    ROLES.map((role, index) => [role, chain.accounts[index]]),
  ) as Market['people']
  const objects = await chain.deploy('Objects', [people.artist, 500])
  const editions = await chain.deploy('Editions')
  const coin = await chain.deploy('Coin')
  const weth = await chain.deploy('Wrapped')
  const stubborn = await chain.deploy('Stubborn')
  const config: MarketConfig = {
    chainId: 31337,
    currencies: [
      { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 },
      { address: weth.address, symbol: 'WETH', decimals: 18, wrapsNative: true },
      { address: coin.address, symbol: 'COIN', decimals: 18 },
      { address: stubborn.address, symbol: 'STB', decimals: 6 },
    ],
    fee: { recipient: people.house, basisPoints: 250 },
  }
  let nextId = 1n
  const newId = () => nextId++

  const list: Market['list'] = async (options = {}) => {
    const { from = people.seller, standard = 'ERC721', quantity = 1n, minted = quantity } = options
    const { unitPrice = ETHER, currency = ZERO_ADDRESS, secondsOpen = DAY } = options
    const token = options.token ?? (standard === 'ERC721' ? objects : editions)
    const id = options.id ?? newId()
    if (options.id === undefined) {
      await token.send(from, 'mint', standard === 'ERC721' ? [from, id] : [from, id, minted])
    }
    const published = await listFor(chain, {
      send: chain.send,
      config,
      seller: from,
      item: { standard, token: token.address, identifier: id },
      quantity,
      unitPrice,
      currency,
      expiresAtSeconds: (await chain.now()) + secondsOpen,
    })
    const shown: ShownListing = {
      collection: token.address,
      tokenId: tokenIdFromBigInt(id),
      standard,
      currency,
      quantity,
      total: (unitPrice * quantity) as Wei,
    }
    return { id, token, order: published.order, published, shown }
  }

  return { chain, objects, editions, coin, weth, stubborn, people, config, newId, list }
}
