// The transfers of an edition: a quantity from one holder to another, with what each held afterward.
import { shownQuantity, type QuantityScale } from '../../domain/quantity.ts'
import type { ReactNode } from 'react'
import { ArrowRight } from 'lucide-react'
import { historyTexts } from '../../messages/en/history.ts'
import { pricesTexts } from '../../messages/en/prices.ts'
import type { Message } from '../../messages/message.ts'
import { Address } from '../../ui/Address.tsx'
import { Price } from '../../ui/Price.tsx'
import { TimeAgo } from '../../ui/TimeAgo.tsx'
import { TokenAmount } from '../../ui/TokenAmount.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useFirstRows } from '../../ui/useFirstRows.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import type { BalanceFlows, Flow, FlowSide } from './flows.ts'
import type { NameIntermediary } from './custody.ts'
import { RecordProblem } from './RecordProblem.tsx'
import { type PricePaid, shownUnitPrice } from './record/rows.ts'
import styles from './EditionFlows.module.css'

const SHOWN_AT_FIRST = 6

export interface EditionFlowsProps {
  readonly flows: BalanceFlows
  readonly getName: NameIntermediary
  /** Of the edition. */
  readonly scale: QuantityScale
}

export function EditionFlows({ flows: { flows, consistent }, getName, scale }: EditionFlowsProps) {
  const t = useTranslate()
  const { shown, showAll } = useFirstRows(flows.toReversed(), { most: SHOWN_AT_FIRST })
  return (
    <div className={styles.flows}>
      <p className={styles.why}>{t(historyTexts.provenance.editions)}</p>
      {!consistent && (
        <RecordProblem title={historyTexts.provenance.gap} text={historyTexts.provenance.quantityGap} />
      )}
      <ol className={styles.list} aria-label={t(historyTexts.provenance.transfersList)}>
        {shown.map((flow) => (
          <FlowLine key={flow.hop.movement.id} flow={flow} getName={getName} scale={scale} />
        ))}
      </ol>
      {showAll}
    </div>
  )
}

interface FlowLineProps extends Pick<EditionFlowsProps, 'getName' | 'scale'> {
  readonly flow: Flow
}

function FlowLine({ flow, getName, scale }: FlowLineProps) {
  const t = useTranslate()
  const { hop, quantity, from, to } = flow
  return (
    <li className={styles.flow}>
      <Side side={from} emptyLabel={historyTexts.provenance.minted} getName={getName} scale={scale} />
      <span className={styles.moved}>
        <span className={styles.units}>
          <TokenAmount quantity={quantity} {...scale} />
          {hop.sale?.price !== undefined && (
            <SalePrice price={hop.sale.price} quantity={hop.sale.quantity} scale={scale} />
          )}
        </span>
        <ArrowRight aria-label={t(historyTexts.provenance.to)} />
      </span>
      <Side side={to} emptyLabel={historyTexts.provenance.burned} getName={getName} scale={scale} />
      <span className={styles.time}>
        <TimeAgo seconds={hop.movement.timestampSeconds} past />
      </span>
    </li>
  )
}

interface SalePriceProps extends Pick<EditionFlowsProps, 'scale'> {
  readonly price: PricePaid
  readonly quantity: bigint
}

/** The unit price, because prices compare by unit, and the total of several units. */
function SalePrice({ price, quantity, scale }: SalePriceProps) {
  const t = useTranslate()
  const { total, currency, bundleSize } = price
  const each = shownUnitPrice(price, quantity, scale)
  const units = (text: ReactNode) => <span className={styles.after}>{text}</span>
  const unitPrice = <Price amount={each.amount} currency={currency} approximate={!each.isExact} size="xs" />
  return (
    <>
      <span>
        {quantity === 1n ? (
          unitPrice
        ) : (
          <Trans message={pricesTexts.listing.each({ price: unitPrice, units })} />
        )}
      </span>
      {quantity > 1n && (
        <span className={styles.after}>
          <Trans
            message={historyTexts.provenance.inTotal({
              price: <Price amount={total} currency={currency} size="xs" quiet />,
            })}
          />
        </span>
      )}
      {bundleSize > 1 && (
        <span className={styles.after}>{t(historyTexts.shareOf({ count: bundleSize }))}</span>
      )}
    </>
  )
}

interface SideProps extends Pick<EditionFlowsProps, 'scale'> {
  readonly side: FlowSide | undefined
  /** Shown instead of an account for mints and burns, which have no sender or recipient. */
  readonly emptyLabel: Message
  readonly getName: NameIntermediary
}

function Side({ side, emptyLabel, getName, scale }: SideProps) {
  const t = useTranslate()
  if (side === undefined) return <span className={styles.outside}>{t(emptyLabel)}</span>
  const name = getName(side.account)
  return (
    <span className={styles.side}>
      <Address address={side.account} />
      {name !== undefined && (
        <span className={styles.after}>{t(historyTexts.provenance.inTransit({ name }))}</span>
      )}
      {side.after !== undefined && (
        <span className={styles.after}>
          {t(historyTexts.provenance.holdsAfter({ quantity: shownQuantity(side.after, scale) }))}
        </span>
      )}
    </span>
  )
}
