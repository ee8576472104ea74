// A history row as a plain model, read once from its fragment, with amounts as integers.
import { type Address, parseAddress, ZERO_ADDRESS } from '../../../domain/address.ts'
import type { NetworkConfig } from '../../../domain/config.ts'
import type { Currency } from '../../../domain/currency.ts'
import { displayUnitPrice, type QuantityScale } from '../../../domain/quantity.ts'
import type { SaleFlag } from '../../../domain/saleFlag.ts'
import { type OrderHash, parseOrderHash, parseTxHash, type TxHash } from '../../../domain/hashes.ts'
import { toWei, type Wei } from '../../../domain/wei.ts'
import { getCurrency } from '../../../graphql/currency.ts'
import { type FragmentRef, readFragment } from '../../../graphql/fragments.ts'
import { getSaleFlag } from '../../../graphql/saleFlag.ts'
import {
  type HistoryRow_activityFragment,
  HistoryRow_activityFragmentDoc,
} from '../__generated__/HistoryRow.ts'

export type HistoryRef = FragmentRef<typeof HistoryRow_activityFragmentDoc>

/** Types of rows, in the order of the filters. */
export const HISTORY_TYPES = ['SALE', 'LISTING', 'OFFER', 'TRANSFER', 'MINT', 'BURN', 'CANCELLATION'] as const
export type HistoryType = (typeof HISTORY_TYPES)[number]

/** What an order trades. */
export type OrderScope = NonNullable<HistoryRow_activityFragment['order']>['scope']

type SeaportVersion = NonNullable<HistoryRow_activityFragment['sale']>['seaport']

const EARLIER_SEAPORTS: Readonly<Record<SeaportVersion, string | undefined>> = {
  V1_1: '1.1',
  V1_4: '1.4',
  V1_5: '1.5',
  V1_6: undefined,
}

export interface PricePaid {
  /** For all units. */
  readonly total: Wei
  readonly unit: Wei
  readonly currency: Currency
  /** Number of items sold together; above one, the price is this item's share. */
  readonly bundleSize: number
  /** False for a sale whose order was never published: the price may include what the filler added. */
  readonly signed: boolean
}

/** The price of one unit as people see it, because prices compare by unit. */
export const shownUnitPrice = (
  { unit, total }: PricePaid,
  quantity: bigint,
  scale: QuantityScale,
): ReturnType<typeof displayUnitPrice> =>
  scale.decimals === 0 ? { amount: unit, isExact: true } : displayUnitPrice(total, quantity, scale)

/** An amount that the filler added to the terms of the order; not part of the price. */
export interface TipPaid {
  readonly id: string
  readonly kind: 'NATIVE' | 'ERC20' | 'ITEM'
  readonly contract: Address
  /** Token id; zero for money. */
  readonly identifier: string
  readonly amount: bigint
  readonly recipient: Address
}

export interface HistoryRow {
  readonly id: string
  readonly type: HistoryType
  /** Sorts rows by block, then by log. */
  readonly position: bigint
  /** The token's entity id; undefined for orders about more or less than one. */
  readonly item: string | undefined
  /** Undefined for a mint. */
  readonly from: Address | undefined
  /** Undefined for a burn. */
  readonly to: Address | undefined
  readonly quantity: bigint
  readonly price: PricePaid | undefined
  /** Why the sale may not be a real trade; undefined if no rule flags it, and for other types. */
  readonly flag: SaleFlag | undefined
  /** The version, such as "1.5", of a sale on a Seaport contract before the one that the site trades on. */
  readonly earlierSeaport: string | undefined
  /** The first few tips that the filler added to a sale. */
  readonly tips: readonly TipPaid[]
  readonly order:
    | {
        readonly hash: OrderHash
        readonly side: 'ASK' | 'BID' | undefined
        readonly scope: OrderScope
        /** Number of items that a published listing offers together. */
        readonly offeredItemCount: number
      }
    | undefined
  readonly transaction: TxHash
  readonly logIndex: number
  readonly blockNumber: number
  readonly timestampSeconds: number
}

/**
 * @param item the token's entity id; undefined for orders about more or less than one
 * @throws VitrineError when the response has an invalid address, hash or amount
 */
export function getHistoryRow(
  reference: HistoryRef,
  { item, network }: { readonly item: string | undefined; readonly network: NetworkConfig },
): HistoryRow {
  const row = readFragment(HistoryRow_activityFragmentDoc, reference)
  return {
    id: row.id,
    type: row.type,
    position: BigInt(row.position),
    item,
    from: toParty(row.from),
    to: toParty(row.to),
    quantity: BigInt(row.quantity),
    price:
      row.price === null || row.unitPrice === null || row.currency === null
        ? undefined
        : {
            total: toWei(row.price),
            unit: toWei(row.unitPrice),
            currency: getCurrency(row.currency, network),
            bundleSize: row.sale?.bundleSize ?? 1,
            signed: row.sale?.priceSigned ?? true,
          },
    earlierSeaport: row.sale === null ? undefined : EARLIER_SEAPORTS[row.sale.seaport],
    flag: row.sale === null ? undefined : getSaleFlag(row.sale),
    tips: (row.sale?.tips ?? []).map((tip) => ({
      id: tip.id,
      kind: tip.itemType === 'NATIVE' || tip.itemType === 'ERC20' ? tip.itemType : 'ITEM',
      contract: parseAddress(tip.contract),
      identifier: tip.identifier,
      amount: BigInt(tip.amount),
      recipient: parseAddress(tip.recipient),
    })),
    order:
      row.order === null
        ? undefined
        : {
            hash: parseOrderHash(row.sale?.orderHash ?? row.order.id),
            side: (row.sale ?? row.order).side ?? undefined,
            scope: row.order.scope,
            offeredItemCount: row.order.offeredItemCount,
          },
    transaction: parseTxHash(row.transactionHash),
    logIndex: row.logIndex,
    blockNumber: Number(row.blockNumber),
    timestampSeconds: Number(row.timestampSeconds),
  }
}

/** Undefined for the zero address, the other side of mints and burns. */
function toParty(account: { readonly id: string } | null): Address | undefined {
  if (account === null) return undefined
  const address = parseAddress(account.id)
  return address === ZERO_ADDRESS ? undefined : address
}

/** The number of items in the bundle whose listing or cancellation a row records; undefined for other rows. */
export function bundleSize({
  type,
  order,
}: {
  readonly type: HistoryType
  readonly order:
    | {
        readonly side?: 'ASK' | 'BID' | null | undefined
        readonly scope?: OrderScope
        readonly offeredItemCount?: number
      }
    | null
    | undefined
}): number | undefined {
  if (type !== 'LISTING' && type !== 'CANCELLATION') return undefined
  return order?.scope === 'BUNDLE' && order.side === 'ASK' ? order.offeredItemCount : undefined
}

/** The sender and recipient of an event, if any. The index stores the maker of an offer as the recipient. */
export function eventParties<Party>({
  type,
  from,
  to,
}: {
  readonly type: HistoryType
  readonly from: Party
  readonly to: Party
}): { readonly from: Party; readonly to: Party } {
  return type === 'OFFER' ? { from: to, to: from } : { from, to }
}
