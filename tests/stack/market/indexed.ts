// What the index would say of an order: every number in decimal digits, nothing else changed.
import type { IndexedOrder, OrderComponents } from '../../../src/seaport/types.ts'

export function indexed(orderHash: string, components: OrderComponents): IndexedOrder {
  const item = (of: OrderComponents['offer'][number]) => ({
    itemType: of.itemType,
    token: of.token,
    identifierOrCriteria: `${of.identifierOrCriteria}`,
    startAmount: `${of.startAmount}`,
    endAmount: `${of.endAmount}`,
  })
  return {
    ...components,
    orderHash,
    offer: components.offer.map(item),
    consideration: components.consideration.map((of) => ({ ...item(of), recipient: of.recipient })),
    startTime: `${components.startTime}`,
    endTime: `${components.endTime}`,
    salt: `${components.salt}`,
    counter: `${components.counter}`,
  }
}
