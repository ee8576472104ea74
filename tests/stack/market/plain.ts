// seaport-js as anyone else would use it, and orders in its shape.
import { Seaport } from '@opensea/seaport-js'
import type { ItemType, OrderType } from '@opensea/seaport-js/lib/constants.js'
import type { CreateOrderInput, OrderWithCounter } from '@opensea/seaport-js/lib/types.js'
import { JsonRpcProvider } from 'ethers'
import { parseAddress, type Address } from '../../../src/domain/address.ts'
import { hashOrder } from '../../../src/seaport/orderHash.ts'
import { parseOrder } from '../../../src/seaport/parseOrder.ts'
import type { IndexedOrder, OrderComponents } from '../../../src/seaport/types.ts'
import { indexed } from './indexed.ts'

const CHAIN_ID = 31337

/** A node's provider without a cache: a test's chain moves faster than caches expect. */
export function openProvider(rpcUrl: string): JsonRpcProvider {
  return new JsonRpcProvider(rpcUrl, CHAIN_ID, { staticNetwork: true, pollingInterval: 20, cacheTimeout: -1 })
}

/** seaport-js as anyone would use it, signing for an account. */
export async function plainSeaport(provider: JsonRpcProvider, account: Address): Promise<Seaport> {
  const signer = await provider.getSigner(account)
  // The package is typed against its own copy of ethers, in another module format.
  return new Seaport(signer as unknown as ConstructorParameters<typeof Seaport>[0])
}

/** Orders made by seaport-js and put on chain by their maker, in one transaction after the approvals they need. */
export async function publishPlain(
  provider: JsonRpcProvider,
  maker: Address,
  inputs: readonly CreateOrderInput[],
): Promise<readonly OrderWithCounter[]> {
  const seaport = await plainSeaport(provider, maker)
  const orders: OrderWithCounter[] = []
  for (const input of inputs) {
    const { executeAllActions } = await seaport.createOrder(input, maker)
    orders.push(await executeAllActions())
  }
  await (await seaport.validate(orders, maker).transact()).wait()
  return orders
}

/** An order of this room as seaport-js takes it: published on chain, so without a signature. */
export function asPlain(components: OrderComponents): OrderWithCounter {
  const item = (of: OrderComponents['offer'][number]) => ({
    itemType: of.itemType as ItemType,
    token: of.token as string,
    identifierOrCriteria: `${of.identifierOrCriteria}`,
    startAmount: `${of.startAmount}`,
    endAmount: `${of.endAmount}`,
  })
  return {
    signature: '0x',
    parameters: {
      ...components,
      orderType: components.orderType as OrderType,
      salt: `${components.salt}`,
      offer: components.offer.map(item),
      consideration: components.consideration.map((of) => ({ ...item(of), recipient: of.recipient })),
      totalOriginalConsiderationItems: components.consideration.length,
      counter: `${components.counter}`,
    },
  }
}

/** What the index would say of an order of seaport-js after its publication. */
export function asIndexed({ parameters }: OrderWithCounter): IndexedOrder {
  const fields = {
    ...parameters,
    orderHash: `0x${'0'.repeat(64)}`,
    startTime: `${parameters.startTime}`,
    endTime: `${parameters.endTime}`,
    salt: `${BigInt(parameters.salt)}`,
    counter: `${parameters.counter}`,
    offerer: parseAddress(parameters.offerer),
  }
  const { components } = parseOrder(fields)
  return indexed(hashOrder(components), components)
}
