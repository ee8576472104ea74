// The depth ladder of one unit of account: the units at each price, with a bar for all units at that price or better.
import type { Currency } from '../../domain/currency.ts'
import { type QuantityScale, shownQuantity } from '../../domain/quantity.ts'
import { ordersTexts } from '../../messages/en/orders.ts'
import { Price } from '../../ui/Price.tsx'
import { classNames } from '../../ui/classNames.ts'
import { ColumnTable } from '../../ui/ColumnTable.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { barLength, depthLevels, type DepthLevel, type DepthOrder } from '../../domain/depth.ts'
import styles from './DepthLadder.module.css'

export interface DepthLadderProps {
  readonly currency: Currency
  readonly asks: readonly DepthOrder[]
  readonly bids: readonly DepthOrder[]
  /** The most orders requested of each side. */
  readonly most?: number
  /** Of one item's market; that of a collection is in the contract's units. */
  readonly scale?: QuantityScale
}

const WHOLE_UNITS: QuantityScale = { decimals: 0 }

/** The best levels shown of each side. */
const MAX_LEVELS = 12

const SIDES = ['bids', 'asks'] as const

const texts = ordersTexts.offersTable

const SIDE = {
  bids: { label: texts.bids, none: texts.noBids, price: texts.offered, bar: styles.bid },
  asks: { label: texts.asks, none: texts.noAsks, price: texts.listingPrice, bar: styles.ask },
}

export function DepthLadder({
  currency,
  asks,
  bids,
  most = Infinity,
  scale = WHOLE_UNITS,
}: DepthLadderProps) {
  const orders = { bids, asks }
  const levels = { bids: depthLevels(bids, 'bids'), asks: depthLevels(asks, 'asks') }
  const isOneSided = SIDES.some((side) => levels[side].length === 0)
  const longest = SIDES.map((side) => levels[side].slice(0, MAX_LEVELS).at(-1)?.reach ?? 0n).reduce(
    (one, other) => (one > other ? one : other),
  )
  return (
    <div className={classNames(styles.ladder, isOneSided && styles.oneSided)}>
      {SIDES.map((side) => (
        <Side
          key={side}
          side={side}
          levels={levels[side]}
          cutAt={orders[side].length < most ? undefined : most}
          {...{ currency, longest, scale }}
        />
      ))}
    </div>
  )
}

interface SideProps {
  readonly side: (typeof SIDES)[number]
  readonly levels: readonly DepthLevel[]
  /** The number of orders that the levels summarize, if there may be more. */
  readonly cutAt: number | undefined
  readonly currency: Currency
  /** The longest reach of both sides, which has the full bar. */
  readonly longest: bigint
  readonly scale: QuantityScale
}

function Side({ side, levels, cutAt, currency, longest, scale }: SideProps) {
  const t = useTranslate()
  const { label, none, price, bar } = SIDE[side]
  const named = { currency: currency.symbol }
  const shown = levels.slice(0, MAX_LEVELS)
  if (levels.length === 0) return <p className={styles.none}>{t(none(named))}</p>
  const count = shown.length
  return (
    <div>
      <ColumnTable
        label={t(label(named))}
        dense
        rows={shown}
        getKey={({ unitPrice }) => `${unitPrice}`}
        columns={[
          {
            title: price,
            cell: ({ unitPrice }) => <Price amount={unitPrice} currency={currency} />,
          },
          {
            title: texts.quantity,
            look: { numeric: true },
            cell: ({ units }) => t(shownQuantity(units, scale)),
          },
          {
            title: texts.reach,
            hint: texts.reachHint,
            look: { numeric: true },
            cell: ({ reach }) => (
              <span className={styles.reach}>
                <span className={bar} style={{ width: `${barLength(reach, longest)}%` }} aria-hidden="true" />
                {t(shownQuantity(reach, scale))}
              </span>
            ),
          },
        ]}
      />
      {(levels.length > count || cutAt !== undefined) && (
        <p className={styles.cut}>
          {t(
            cutAt === undefined ? texts.bestPrices({ count }) : texts.bestPricesOf({ count, orders: cutAt }),
          )}
        </p>
      )}
    </div>
  )
}
