// The transfers of an edition: a quantity from one holder to another, with what each held afterward.
import { ArrowRight } from 'lucide-react'
import { provenance } from '../../messages/en/provenance.ts'
import type { Message } from '../../messages/message.ts'
import { Address } from '../../ui/Address.tsx'
import { Price } from '../../ui/Price.tsx'
import { TimeAgo } from '../../ui/TimeAgo.tsx'
import { TokenAmount } from '../../ui/TokenAmount.tsx'
import { useFirstRows } from '../../ui/useFirstRows.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import type { BalanceFlows, Flow, FlowSide } from './flows.ts'
import type { NameIntermediary } from './custody.ts'
import { RecordProblem } from './RecordProblem.tsx'
import styles from './EditionFlows.module.css'

const SHOWN_AT_FIRST = 6

export interface EditionFlowsProps {
  readonly flows: BalanceFlows
  readonly nameOf: NameIntermediary
}

export function EditionFlows({ flows: { flows, consistent }, nameOf }: EditionFlowsProps) {
  const t = useTranslate()
  const { shown, showAll } = useFirstRows(flows.toReversed(), { most: SHOWN_AT_FIRST })
  return (
    <div className={styles.flows}>
      <p className={styles.why}>{t(provenance.editions)}</p>
      {!consistent && <RecordProblem title={provenance.gap} text={provenance.quantityGap} />}
      <ol className={styles.list} aria-label={t(provenance.transfersList)}>
        {shown.map((flow) => (
          <FlowLine key={flow.hop.movement.id} flow={flow} nameOf={nameOf} />
        ))}
      </ol>
      {showAll}
    </div>
  )
}

interface FlowLineProps {
  readonly flow: Flow
  readonly nameOf: NameIntermediary
}

function FlowLine({ flow, nameOf }: FlowLineProps) {
  const t = useTranslate()
  const { hop, quantity, from, to } = flow
  const price = hop.sale?.price
  return (
    <li className={styles.flow}>
      <Side side={from} nobody={provenance.minted} nameOf={nameOf} />
      <span className={styles.moved}>
        <span className={styles.units}>
          <TokenAmount quantity={quantity} />
          {price !== undefined && <Price amount={price.total} currency={price.currency} size="xs" />}
        </span>
        <ArrowRight aria-label={t(provenance.to)} />
      </span>
      <Side side={to} nobody={provenance.burned} nameOf={nameOf} />
      <span className={styles.time}>
        <TimeAgo seconds={hop.movement.timestampSeconds} past />
      </span>
    </li>
  )
}

interface SideProps {
  readonly side: FlowSide | undefined
  /** Shown instead of an account for mints and burns, which have no sender or recipient. */
  readonly nobody: Message
  readonly nameOf: NameIntermediary
}

function Side({ side, nobody, nameOf }: SideProps) {
  const t = useTranslate()
  if (side === undefined) return <span className={styles.nobody}>{t(nobody)}</span>
  const name = nameOf(side.account)
  return (
    <span className={styles.side}>
      <Address address={side.account} />
      {name !== undefined && <span className={styles.after}>{t(provenance.inTransit({ name }))}</span>}
      {side.after !== undefined && (
        <span className={styles.after}>{t(provenance.holdsAfter({ quantity: side.after }))}</span>
      )}
    </span>
  )
}
