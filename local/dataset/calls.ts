// Encodes the transactions that make up a dataset, with gas limits well above what each uses.
import { getCreateAddress, Interface, ZeroAddress } from 'ethers'
import { SEAPORT } from '../chain/canonical.ts'
import { contractNamed, type CompiledContracts } from '../contracts/compile.ts'
import type { PlannedTransaction } from '../seed/blocks.ts'
import type { Hex } from '../seed/contracts.ts'
import {
  encodeBasic,
  encodeSweep,
  encodeValidate,
  ItemType,
  openOrder,
  OrderType,
  type OrderParameters,
} from '../seed/orders.ts'
import { STUDIO } from './people.ts'

/** The collection's contract, by the name of its source. */
const CONTRACT = 'Myriad'
/** Royalty in parts of ten thousand of a price, as the contract's royaltyInfo returns it. */
const ROYALTY_BASIS_POINTS = 250n

const seaport = SEAPORT.toLowerCase() as Hex

/** Address of the studio's first deployment. */
export const COLLECTION = getCreateAddress({ from: STUDIO, nonce: 0 }).toLowerCase() as Hex

const money = { itemType: ItemType.Native, token: ZeroAddress as Hex, identifierOrCriteria: 0n }
const paid = (amount: bigint, recipient: Hex) => ({
  ...money,
  startAmount: amount,
  endAmount: amount,
  recipient,
})

/** Returns what a buyer of the order pays, in wei. */
const computePrice = ({ consideration }: OrderParameters) =>
  consideration.reduce((sum, { startAmount }) => sum + startAmount, 0n)

/**
 * Creates a listing of one item for the chain's own coin, with the royalty included in the price. Times are in Unix
 * seconds.
 */
export function createListing(terms: {
  seller: Hex
  item: number
  price: bigint
  startsAtSeconds: number
  endsAtSeconds: number
  salt: bigint
}): OrderParameters {
  const royalty = (terms.price * ROYALTY_BASIS_POINTS) / 10_000n
  const item = { itemType: ItemType.ERC721, token: COLLECTION, identifierOrCriteria: BigInt(terms.item) }
  return openOrder({
    offerer: terms.seller,
    offer: [{ ...item, startAmount: 1n, endAmount: 1n }],
    consideration: [paid(terms.price - royalty, terms.seller), paid(royalty, STUDIO)],
    orderType: OrderType.FullOpen,
    startTime: terms.startsAtSeconds,
    endTime: terms.endsAtSeconds,
    salt: terms.salt,
  })
}

/** Encodes the calls of a dataset. */
export class DatasetCalls {
  readonly #creationCode: string
  readonly #contract: Interface

  constructor(contracts: CompiledContracts) {
    const { creationCode, abi } = contractNamed(contracts, CONTRACT)
    this.#creationCode = creationCode
    this.#contract = new Interface(abi)
  }

  /** Deploys the contract; must be the studio's first transaction. */
  deploy(): PlannedTransaction {
    const encoded = this.#contract.encodeDeploy([STUDIO])
    const data = (this.#creationCode + encoded.slice(2)) as Hex
    return { from: STUDIO, data, value: 0n, gas: 6_000_000, label: 'deploy the collection' }
  }

  mint(holders: readonly Hex[]): PlannedTransaction {
    return this.#call(STUDIO, 'mint', [holders], 200_000 + 75_000 * holders.length)
  }

  give(from: Hex, to: Hex, items: readonly number[]): PlannedTransaction {
    return this.#call(from, 'give', [to, items], 100_000 + 80_000 * items.length)
  }

  approveSeaport(from: Hex): PlannedTransaction {
    return this.#call(from, 'setApprovalForAll', [seaport, true], 100_000)
  }

  list(from: Hex, orders: readonly OrderParameters[]): PlannedTransaction {
    const gas = 150_000 + 120_000 * orders.length
    return { from, to: seaport, data: encodeValidate(orders), value: 0n, gas, label: 'list' }
  }

  buy(from: Hex, orders: readonly OrderParameters[]): PlannedTransaction {
    const value = orders.reduce((sum, order) => sum + computePrice(order), 0n)
    const [order, ...others] = orders
    if (order === undefined) throw new Error('nothing to buy')
    const data =
      others.length === 0
        ? encodeBasic(order)
        : encodeSweep(
            orders.map((parameters) => ({ parameters })),
            from,
          )
    return { from, to: seaport, data, value, gas: 200_000 + 250_000 * orders.length, label: 'buy' }
  }

  #call(from: Hex, name: string, values: readonly unknown[], gas: number): PlannedTransaction {
    const data = this.#contract.encodeFunctionData(name, values) as Hex
    return { from, to: COLLECTION, data, value: 0n, gas, label: `${CONTRACT}.${name}` }
  }
}
