// The chain of custody of an ERC-721 token: who held it, from when until when, and how they came by it.
import type { Address } from '../../domain/address.ts'
import { type HistoryLine, mergeSales } from './record/mergeSales.ts'
import type { NameIntermediary } from './intermediaries.ts'
import type { HistoryRow, PricePaid } from './record/rows.ts'

/** One change of hands, with the sale that caused it when there was one. */
export interface Hop {
  readonly movement: HistoryRow
  readonly sale: HistoryRow | undefined
}

export type Acquisition =
  | { readonly kind: 'mint' | 'transfer' | 'burn'; readonly hop: Hop }
  | { readonly kind: 'sale'; readonly hop: Hop; readonly price: PricePaid | undefined }
  /** Held already when the record begins. */
  | { readonly kind: 'before' }

type Passing =
  /** A conduit, an escrow: named by the deployment, or known everywhere. */
  { readonly kind: 'intermediary'; readonly label: string } | { readonly kind: 'same-transaction' }

/** A stretch of time with one owner, or with none after a burn. */
export interface CustodySegment {
  readonly id: string
  /** Undefined while nobody holds it: it is burnt. */
  readonly owner: Address | undefined
  /** Undefined when it began before the record. */
  readonly sinceSeconds: number | undefined
  /** Undefined while it lasts. */
  readonly untilSeconds: number | undefined
  readonly acquired: Acquisition
  /** Set where the item only passed through: an account of the market, or one that gave it on within the transaction. */
  readonly passing: Passing | undefined
  /** True when somebody else gave the item than the record says held it: rows are missing, or lie. */
  readonly afterGap: boolean
}

export interface Custody {
  /** Oldest first; each ends where the next begins, and the last has no end. */
  readonly segments: readonly CustodySegment[]
  /** Whether the last owner of the record is the owner that the index names. */
  readonly endsAtOwner: boolean
}

/** The changes of hands among the rows, oldest first. */
export function hopsOf(rows: readonly HistoryRow[]): readonly Hop[] {
  return mergeSales(rows)
    .flatMap(hopOf)
    .toSorted((one, other) => compare(one.movement.position, other.movement.position))
}

function hopOf({ row, movement }: HistoryLine): Hop[] {
  if (movement === undefined) return []
  return [{ movement, sale: row.type === 'SALE' ? row : undefined }]
}

function compare(one: bigint, other: bigint): number {
  return one < other ? -1 : one > other ? 1 : 0
}

/**
 * The owners of an ERC-721 token, one after the other.
 *
 * @param hops oldest first, as {@link hopsOf} gives them
 * @param owner the owner by the index's own count; undefined for a burnt token
 * @param nameOf names the accounts of markets; without it none is one
 */
export function custodyOf(
  hops: readonly Hop[],
  owner: Address | undefined,
  nameOf: NameIntermediary = () => undefined,
): Custody {
  const segments: CustodySegment[] = []
  const [first] = hops
  if (first === undefined) {
    const held = owner === undefined ? [] : [{ ...beginning(owner), untilSeconds: undefined }]
    return { segments: held, endsAtOwner: true }
  }
  if (first.movement.from !== undefined) {
    const passing = named(first.movement.from, nameOf)
    segments.push({
      ...beginning(first.movement.from),
      passing,
      untilSeconds: first.movement.timestampSeconds,
    })
  }
  for (const [index, hop] of hops.entries()) {
    const { movement } = hop
    const giver = segments.at(-1)
    segments.push({
      id: movement.id,
      owner: movement.to,
      sinceSeconds: movement.timestampSeconds,
      untilSeconds: hops[index + 1]?.movement.timestampSeconds,
      acquired: acquisitionOf(hop),
      passing: passingOf(hop, hops[index + 1], nameOf),
      afterGap: giver !== undefined && giver.owner !== movement.from,
    })
  }
  return { segments, endsAtOwner: segments.at(-1)?.owner === owner }
}

function beginning(owner: Address): Omit<CustodySegment, 'untilSeconds'> {
  return {
    id: 'before',
    owner,
    sinceSeconds: undefined,
    acquired: { kind: 'before' },
    passing: undefined,
    afterGap: false,
  }
}

function named(account: Address, nameOf: NameIntermediary): Passing | undefined {
  const label = nameOf(account)
  return label === undefined ? undefined : { kind: 'intermediary', label }
}

function passingOf({ movement }: Hop, next: Hop | undefined, nameOf: NameIntermediary): Passing | undefined {
  const { to, transaction } = movement
  if (to === undefined) return undefined
  const onward = next?.movement
  // A buyer who sells within the same transaction has paid for it: that is no mere stage.
  const passedOn = onward?.transaction === transaction && onward.from === to && next?.sale === undefined
  return named(to, nameOf) ?? (passedOn ? { kind: 'same-transaction' } : undefined)
}

function acquisitionOf(hop: Hop): Acquisition {
  if (hop.sale !== undefined) return { kind: 'sale', hop, price: hop.sale.price }
  if (hop.movement.to === undefined) return { kind: 'burn', hop }
  return { kind: hop.movement.from === undefined ? 'mint' : 'transfer', hop }
}

/** How long a segment lasted or has lasted, in seconds; undefined when its beginning is not known. */
export function heldSeconds(
  { sinceSeconds, untilSeconds }: CustodySegment,
  nowSeconds: number,
): number | undefined {
  if (sinceSeconds === undefined) return undefined
  // A block's time may be a little ahead of the reader's clock.
  return Math.max(0, (untilSeconds ?? nowSeconds) - sinceSeconds)
}

/** How many different accounts have held it; a market's own accounts are none. */
export function countOwners({ segments }: Custody): number {
  const owners = segments.filter(({ passing }) => passing?.kind !== 'intermediary')
  return new Set(owners.flatMap(({ owner }) => owner ?? [])).size
}
