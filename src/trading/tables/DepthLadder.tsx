// The depth ladder of one unit of account: the units at each price, with a bar for all units at that price or better.
import type { Currency } from '../../domain/currency.ts'
import { type QuantityScale, shownQuantity } from '../../domain/quantity.ts'
import { ordersTexts } from '../../messages/en/orders.ts'
import { Price } from '../../ui/Price.tsx'
import { classNames } from '../../ui/classNames.ts'
import { Cell, HeaderCell, Table } from '../../ui/Table.tsx'
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

export function DepthLadder({
  currency,
  asks,
  bids,
  most = Infinity,
  scale = WHOLE_UNITS,
}: DepthLadderProps) {
  const t = useTranslate()
  const sides = { bids: depthLevels(bids, 'bids'), asks: depthLevels(asks, 'asks') }
  const isOneSided = sides.bids.length === 0 || sides.asks.length === 0
  const longest = [sides.bids, sides.asks]
    .map((levels) => levels.slice(0, MAX_LEVELS).at(-1)?.reach ?? 0n)
    .reduce((one, other) => (one > other ? one : other))
  return (
    <div className={classNames(styles.ladder, isOneSided && styles.oneSided)}>
      <Side
        side="bids"
        label={t(ordersTexts.offersTable.bids({ currency: currency.symbol }))}
        levels={sides.bids}
        none={t(ordersTexts.offersTable.noBids({ currency: currency.symbol }))}
        of={bids.length < most ? undefined : most}
        {...{ currency, longest, scale }}
      />
      <Side
        side="asks"
        label={t(ordersTexts.offersTable.asks({ currency: currency.symbol }))}
        levels={sides.asks}
        none={t(ordersTexts.offersTable.noAsks({ currency: currency.symbol }))}
        of={asks.length < most ? undefined : most}
        {...{ currency, longest, scale }}
      />
    </div>
  )
}

interface SideProps {
  readonly side: 'bids' | 'asks'
  readonly label: string
  readonly levels: readonly DepthLevel[]
  /** Shown if there is no level. */
  readonly none: string
  /** The number of orders that the levels summarize, if there may be more. */
  readonly of: number | undefined
  readonly currency: Currency
  /** The longest reach of both sides, which has the full bar. */
  readonly longest: bigint
  readonly scale: QuantityScale
}

function Side({ side, label, levels, none, of, currency, longest, scale }: SideProps) {
  const t = useTranslate()
  const shown = Math.min(levels.length, MAX_LEVELS)
  if (levels.length === 0) return <p className={styles.none}>{none}</p>
  return (
    <div>
      <Table label={label} dense>
        <thead>
          <tr>
            <HeaderCell>
              {t(side === 'bids' ? ordersTexts.offersTable.offered : ordersTexts.offersTable.asked)}
            </HeaderCell>
            <HeaderCell numeric>{t(ordersTexts.offersTable.quantity)}</HeaderCell>
            <HeaderCell numeric title={t(ordersTexts.offersTable.reachHint)}>
              {t(ordersTexts.offersTable.reach)}
            </HeaderCell>
          </tr>
        </thead>
        <tbody>
          {levels.slice(0, MAX_LEVELS).map(({ unitPrice, units, reach }) => (
            <tr key={unitPrice.toString()}>
              <Cell>
                <Price amount={unitPrice} currency={currency} />
              </Cell>
              <Cell numeric>{t(shownQuantity(units, scale))}</Cell>
              <Cell numeric>
                <span className={styles.reach}>
                  <span
                    className={side === 'bids' ? styles.bid : styles.ask}
                    style={{ width: `${barLength(reach, longest)}%` }}
                    aria-hidden="true"
                  />
                  {t(shownQuantity(reach, scale))}
                </span>
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      {(levels.length > MAX_LEVELS || of !== undefined) && (
        <p className={styles.cut}>
          {t(
            of === undefined
              ? ordersTexts.offersTable.bestPrices({ count: shown })
              : ordersTexts.offersTable.bestPricesOf({ count: shown, orders: of }),
          )}
        </p>
      )}
    </div>
  )
}
