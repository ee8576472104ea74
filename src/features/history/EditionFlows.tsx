// The movements of an edition: units from one holder to another, with what each held afterwards.
import { ArrowRight, TriangleAlert } from 'lucide-react'
import { formatCount } from '../../domain/wei.ts'
import { Address } from '../../ui/Address.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Price } from '../../ui/Price.tsx'
import { TimeAgo } from '../../ui/TimeAgo.tsx'
import { TokenAmount } from '../../ui/TokenAmount.tsx'
import { useFirstRows } from '../../ui/useFirstRows.tsx'
import type { BalanceFlows, Flow, FlowSide } from './flows.ts'
import type { NameIntermediary } from './intermediaries.ts'
import styles from './EditionFlows.module.css'

const SHOWN_AT_FIRST = 6

export interface EditionFlowsProps {
  readonly flows: BalanceFlows
  readonly nameOf: NameIntermediary
}

export function EditionFlows({ flows: { flows, consistent }, nameOf }: EditionFlowsProps) {
  const { shown, showAll } = useFirstRows(flows.toReversed(), { most: SHOWN_AT_FIRST, what: 'movements' })
  return (
    <div className={styles.flows}>
      <p className={styles.why}>
        Units of an edition are alike and carry no number, so no unit has a line of owners of its own. What
        the chain records is each movement, and what both sides held after it.
      </p>
      {!consistent && (
        <p className={styles.gap}>
          <Badge tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
            Gap in the record
          </Badge>
          Somebody gave more than the record says they held. Rows are missing, or the contract’s events are
          not true.
        </p>
      )}
      <ol className={styles.list} aria-label="Movements, the latest first">
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
  const { hop, quantity, from, to } = flow
  const price = hop.sale?.price
  return (
    <li className={styles.flow}>
      <Side side={from} nobody="Minted" nameOf={nameOf} />
      <span className={styles.moved}>
        <span className={styles.units}>
          <TokenAmount quantity={quantity} />
          {price !== undefined && <Price amount={price.total} currency={price.currency} size="xs" />}
        </span>
        <ArrowRight aria-label="to" />
      </span>
      <Side side={to} nobody="Burnt" nameOf={nameOf} />
      <span className={styles.time}>
        <TimeAgo seconds={hop.movement.timestampSeconds} past />
      </span>
    </li>
  )
}

interface SideProps {
  readonly side: FlowSide | undefined
  readonly nobody: string
  readonly nameOf: NameIntermediary
}

function Side({ side, nobody, nameOf }: SideProps) {
  if (side === undefined) return <span className={styles.nobody}>{nobody}</span>
  const label = nameOf(side.account)
  return (
    <span className={styles.side}>
      <Address address={side.account} />
      {label !== undefined && <span className={styles.after}>{label}, on the way</span>}
      {side.after !== undefined && (
        <span className={styles.after}>
          {side.after === 0n ? 'holds none after' : `holds ${formatCount(side.after)} after`}
        </span>
      )}
    </span>
  )
}
