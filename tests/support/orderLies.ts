// Shared by tests of checks: an index that replaces any one value of an order with another of the same kind.
import fc from 'fast-check'
import type { Address } from '../../src/domain/address.ts'
import { CONDUIT_CONTROLLER, SEAPORT_VERSION, ZERO_BYTES32 } from '../../src/seaport/contracts.ts'
import type { ProtocolState } from '../../src/seaport/orderState.ts'
import type { IndexedOrder, OrderComponents } from '../../src/seaport/types.ts'

/** The results of `information()` and of the code at Seaport's address on the local chain. */
export const LOCAL_PROTOCOL: ProtocolState = {
  codeHash: '0x3c83d6f6bdba193a44720db089e7322abd63919679c1cb3703a0c9fc70e282f9',
  version: SEAPORT_VERSION,
  domainSeparator: '0xf97277ffaa573184ff8402c17ac3439bfff86f267f87bd891f5f0ee9185efc64',
  conduitController: CONDUIT_CONTROLLER,
}

/** An order that is published, unfilled and within its time, on the local chain. */
export const OPEN_ORDER_STATE = {
  snapshot: {
    chainId: 31337,
    blockNumber: 1n,
    blockHash: ZERO_BYTES32,
    timestamp: 1_500n,
    codeHash: LOCAL_PROTOCOL.codeHash,
  },
  protocol: LOCAL_PROTOCOL,
  status: { validated: true, canceled: false, filled: 0n, size: 0n },
  makerCounter: 5n,
}

/** An account whose address repeats one digit. */
export const account = (digit: string) => `0x${digit.repeat(40)}` as Address

type Path = readonly (string | number)[]

/** The order as the index would return it, with its numbers in decimal digits. */
export function asIndexed(orderHash: string, components: OrderComponents): IndexedOrder {
  const text = JSON.stringify({ ...components, orderHash }, (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}` : value,
  )
  return JSON.parse(text) as IndexedOrder
}

/** The path of every place in an order that holds a value. */
function places(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, inner]) =>
    places(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

function valueAt(order: IndexedOrder, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], order)
}

function replaceAt(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by
  if (Array.isArray(value)) {
    return value.map((inner, index) => (index === key ? replaceAt(inner, rest, by) : inner))
  }
  const record = value as Record<string, unknown>
  return { ...record, [key]: replaceAt(record[key], rest, by) }
}

const bytes = (length: number) =>
  fc.uint8Array({ minLength: length, maxLength: length }).map((of) => `0x${Buffer.from(of).toString('hex')}`)

/** A value of the same kind as the original, or one from elsewhere in the order. */
function another(current: unknown, addresses: readonly string[]) {
  if (typeof current === 'number') return fc.integer({ min: 0, max: 5 })
  const text = String(current)
  if (/^0x[0-9a-f]{64}$/.test(text)) return bytes(32)
  if (text.startsWith('0x')) return fc.oneof(bytes(20), fc.constantFrom(...addresses))
  const near = BigInt(text)
  return fc.oneof(
    fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(String),
    fc.constantFrom(`${near + 1n}`, `${near > 0n ? near - 1n : 1n}`, '0', `${near * 2n}`),
  )
}

/**
 * Generates orders that differ from an honest one in exactly one value.
 * @param addresses to try in place of an address
 */
export function liesAbout(order: IndexedOrder, addresses: readonly string[]): fc.Arbitrary<IndexedOrder> {
  return fc
    .constantFrom(...places(order))
    .chain((path) => fc.record({ path: fc.constant(path), by: another(valueAt(order, path), addresses) }))
    .filter(({ path, by }) => by !== valueAt(order, path))
    .map(({ path, by }) => replaceAt(order, path, by) as IndexedOrder)
}
