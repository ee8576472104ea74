// The chain of custody of an ERC-721 token: who held it, from when until when, and how they acquired it.
import { type Address, parseAddress } from '../../domain/address.ts'
import { byPosition } from '../../domain/historyPosition.ts'
import { type HistoryLine, mergeSales } from './record/mergeSales.ts'
import type { HistoryRow, PricePaid } from './record/rows.ts'
import type { NetworkConfig } from '../../domain/config.ts'
import type { SaleFlag } from '../../domain/saleFlag.ts'

/** One change of hands, with the sale that caused it when there was one. */
export interface Hop {
  readonly movement: HistoryRow
  readonly sale: HistoryRow | undefined
}

export type Acquisition =
  | { readonly kind: 'mint' | 'transfer' | 'burn'; readonly hop: Hop }
  | { readonly kind: 'sale'; readonly hop: Hop; readonly price: PricePaid | undefined }
  /** Held before the record begins. */
  | { readonly kind: 'before' }

type Passing =
  /** A conduit or an escrow, named by the deployment or well known. */
  { readonly kind: 'intermediary'; readonly label: string } | { readonly kind: 'same-transaction' }

/** A period with one owner, or with none after a burn. */
export interface CustodySegment {
  readonly id: string
  /** Undefined after a burn. */
  readonly owner: Address | undefined
  /** Undefined if it began before the record. */
  readonly sinceSeconds: number | undefined
  /** Undefined for the current owner. */
  readonly untilSeconds: number | undefined
  readonly acquired: Acquisition
  /** Set if the item only passed through: an account of the market, or one that passed it on in the same transaction. */
  readonly passing: Passing | undefined
  /** True if the sender is not the holder by the record: rows are missing or false. */
  readonly afterGap: boolean
}

export interface Custody {
  /** Oldest first; each ends where the next begins, and the last has no end. */
  readonly segments: readonly CustodySegment[]
  /** Whether the last owner of the record is the owner by the index. */
  readonly endsAtOwner: boolean
}

/** The changes of hands among the rows, oldest first. */
export function getHops(rows: readonly HistoryRow[]): readonly Hop[] {
  return mergeSales(rows)
    .flatMap(toHops)
    .toSorted((one, other) => byPosition(one.movement, other.movement))
}

function toHops({ row, movement }: HistoryLine): Hop[] {
  if (movement === undefined) return []
  return [{ movement, sale: row.type === 'SALE' ? row : undefined }]
}

/**
 * The successive owners of an ERC-721 token.
 *
 * @param hops oldest first, as {@link getHops} returns them
 * @param owner the owner by the index's balances; undefined for a burned token
 * @param getName names the accounts of markets; by default no account is one
 */
export function buildCustody(
  hops: readonly Hop[],
  owner: Address | undefined,
  getName: NameIntermediary = () => undefined,
): Custody {
  const segments: CustodySegment[] = []
  const [first] = hops
  if (first === undefined) {
    const held = owner === undefined ? [] : [{ ...unknownStart(owner), untilSeconds: undefined }]
    return { segments: held, endsAtOwner: true }
  }
  if (first.movement.from !== undefined) {
    const passing = toIntermediary(first.movement.from, getName)
    segments.push({
      ...unknownStart(first.movement.from),
      passing,
      untilSeconds: first.movement.timestampSeconds,
    })
  }
  for (const [index, hop] of hops.entries()) {
    const { movement } = hop
    const previous = segments.at(-1)
    segments.push({
      id: movement.id,
      owner: movement.to,
      sinceSeconds: movement.timestampSeconds,
      untilSeconds: hops[index + 1]?.movement.timestampSeconds,
      acquired: toAcquisition(hop),
      passing: findTransit(hop, hops[index + 1], getName),
      afterGap: previous !== undefined && previous.owner !== movement.from,
    })
  }
  return { segments, endsAtOwner: segments.at(-1)?.owner === owner }
}

function unknownStart(owner: Address): Omit<CustodySegment, 'untilSeconds'> {
  return {
    id: 'before',
    owner,
    sinceSeconds: undefined,
    acquired: { kind: 'before' },
    passing: undefined,
    afterGap: false,
  }
}

function toIntermediary(account: Address, getName: NameIntermediary): Passing | undefined {
  const label = getName(account)
  return label === undefined ? undefined : { kind: 'intermediary', label }
}

function findTransit(
  { movement }: Hop,
  next: Hop | undefined,
  getName: NameIntermediary,
): Passing | undefined {
  const { to, transaction } = movement
  if (to === undefined) return undefined
  const onward = next?.movement
  // A buyer who sells in the same transaction has paid for the item, so it doesn't count as passing through.
  const isPassedOn = onward?.transaction === transaction && onward.from === to && next?.sale === undefined
  return toIntermediary(to, getName) ?? (isPassedOn ? { kind: 'same-transaction' } : undefined)
}

function toAcquisition(hop: Hop): Acquisition {
  if (hop.sale !== undefined) return { kind: 'sale', hop, price: hop.sale.price }
  if (hop.movement.to === undefined) return { kind: 'burn', hop }
  return { kind: hop.movement.from === undefined ? 'mint' : 'transfer', hop }
}

/** The change of hands that a segment starts with; undefined before the record. */
export function segmentHop({ acquired }: CustodySegment): Hop | undefined {
  return acquired.kind === 'before' ? undefined : acquired.hop
}

/** What a segment's owner paid; undefined without a sale. */
export function segmentPrice({ acquired }: CustodySegment): PricePaid | undefined {
  return acquired.kind === 'sale' ? acquired.price : undefined
}

/** Why the sale that a segment starts with may not be a real trade; undefined without a flag. */
export function segmentFlag(segment: CustodySegment): SaleFlag | undefined {
  return segmentHop(segment)?.sale?.flag
}

/** How long a segment lasted or has lasted, in seconds; undefined if its start is unknown. */
export function heldSeconds(
  { sinceSeconds, untilSeconds }: CustodySegment,
  nowSeconds: number,
): number | undefined {
  if (sinceSeconds === undefined) return undefined
  // A block's timestamp may be slightly ahead of the viewer's clock.
  return Math.max(0, (untilSeconds ?? nowSeconds) - sinceSeconds)
}

/** The number of different accounts that have held the item, without a market's own accounts. */
export function countOwners({ segments }: Custody): number {
  const owners = segments.filter(({ passing }) => passing?.kind !== 'intermediary')
  return new Set(owners.flatMap(({ owner }) => owner ?? [])).size
}

/** Names of the same contracts on every chain. Source: https://github.com/ProjectOpenSea/seaport#deployments */
const KNOWN: ReadonlyMap<Address, string> = new Map([
  [parseAddress('0x0000000000000068f116a894984e2db1123eb395'), 'Seaport'],
  [parseAddress('0x1e0049783f008a0085193e00003d00cd54003c71'), 'OpenSea conduit'],
])

/** The name of an account that items only pass through; the deployment's own list comes first. */
export type NameIntermediary = (account: Address) => string | undefined

export function createIntermediaryNames({ intermediaries = [] }: NetworkConfig): NameIntermediary {
  const named = new Map([...KNOWN, ...intermediaries.map(({ address, label }) => [address, label] as const)])
  return (account) => named.get(account)
}
