// Parses an order from the index, or refuses it.
import { checkDetails } from '../messages/en/checkDetails.ts'
import { MalformedOrderError } from './errors.ts'
import { parseOrder } from './parseOrder.ts'
import type { IndexedOrder, ParsedOrder } from './types.ts'
import { refuse, type Refusal } from './verdict.ts'

/** The order when its shape is valid; a separate check compares its hash. */
export function parseIndexedOrder(
  indexed: IndexedOrder,
): { readonly order: ParsedOrder } | { readonly refusal: Refusal } {
  try {
    return { order: parseOrder(indexed) }
  } catch (error) {
    if (!(error instanceof MalformedOrderError)) throw error
    const { field = '', problem = '' } = error.details
    const detail = checkDetails.invalidField({ field, problem })
    return { refusal: refuse({ check: 'order', code: 'order-malformed', detail }) }
  }
}
