// Details of the selected owner on the custody line: who, how long, how they acquired the item, and where to check it.
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { historyTexts } from '../../messages/en/history.ts'
import { Address } from '../../ui/Address.tsx'
import { Identicon } from '../../ui/Identicon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Price } from '../../ui/Price.tsx'
import { useAsOfBlock } from '../../ui/AsOfBlockContext.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useNow } from '../../ui/useNow.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { type CustodySegment, segmentHop, segmentPrice } from './custody.ts'
import { acquiredMessage, heldMessage, periodMessage, transitMessage } from './custodyMessages.ts'
import { RecordProblem } from './RecordProblem.tsx'
import { SegmentFlag } from './SegmentFlag.tsx'
import { TransactionRef } from './record/TransactionRef.tsx'
import styles from './CustodyDetails.module.css'

export interface CustodyDetailsProps {
  readonly id: string
  readonly labeledBy: string
  readonly segment: CustodySegment
  readonly index: number
  readonly count: number
  /** One owner earlier (-1) or later (1). */
  readonly onMove: (step: -1 | 1) => void
}

export function CustodyDetails({ id, labeledBy, segment, index, count, onMove }: CustodyDetailsProps) {
  const t = useTranslate()
  const now = useNow()
  const asOf = useAsOfBlock()
  const { owner, untilSeconds } = segment
  const movement = segmentHop(segment)?.movement
  const burned = owner === undefined
  const heldLabel =
    untilSeconds === undefined ? historyTexts.provenance.heldSoFar : historyTexts.provenance.held
  const ownerNow = asOf === undefined ? historyTexts.provenance.ownerNow : historyTexts.provenance.ownerThen
  return (
    <div id={id} role="tabpanel" aria-labelledby={labeledBy} className={styles.details}>
      {/* In the direction of the custody line above. */}
      <div className={styles.mover} dir="ltr">
        <IconButton
          label={t(historyTexts.provenance.previousOwner)}
          disabled={index === 0}
          onClick={() => onMove(-1)}
        >
          <ChevronLeft />
        </IconButton>
        <bdi className={styles.place}>{t(historyTexts.provenance.position({ index: index + 1, count }))}</bdi>
        <IconButton
          label={t(historyTexts.provenance.nextOwner)}
          disabled={index === count - 1}
          onClick={() => onMove(1)}
        >
          <ChevronRight />
        </IconButton>
      </div>
      <div className={styles.who}>
        {burned ? (
          <strong>{t(historyTexts.provenance.burnedNobody)}</strong>
        ) : (
          <>
            <Identicon address={owner} size={36} />
            <span className={styles.whoText}>
              <Address address={owner} identiconSize={0} copyable />
              <span className={styles.quiet}>
                {t(
                  transitMessage(segment) ??
                    (untilSeconds === undefined ? ownerNow : historyTexts.provenance.formerOwner),
                )}
              </span>
            </span>
          </>
        )}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t(burned ? historyTexts.provenance.burnedFor : heldLabel)}</dt>
          <dd>
            {t(heldMessage(segment, now))}
            <span className={styles.quiet}>{t(periodMessage(segment, asOf?.timestampSeconds))}</span>
          </dd>
        </div>
        <div>
          <dt>{t(burned ? historyTexts.provenance.burnedBy : historyTexts.provenance.acquired)}</dt>
          <dd>
            <Acquired segment={segment} />
          </dd>
        </div>
        {movement !== undefined && (
          <div>
            <dt>{t(historyTexts.reference)}</dt>
            <dd>
              <TransactionRef transaction={movement.transaction} blockNumber={movement.blockNumber} />
            </dd>
          </div>
        )}
      </dl>
      {segment.afterGap && (
        <RecordProblem title={historyTexts.provenance.gap} text={historyTexts.provenance.ownerGap} />
      )}
    </div>
  )
}

function Acquired({ segment }: { readonly segment: CustodySegment }) {
  const t = useTranslate()
  const { acquired } = segment
  if (acquired.kind === 'mint' || acquired.kind === 'before') return <>{t(acquiredMessage(segment))}</>
  const { from } = acquired.hop.movement
  const price = segmentPrice(segment)
  if (acquired.kind === 'burn') return from === undefined ? null : <Address address={from} />
  return (
    <>
      {price !== undefined ? (
        <Price amount={price.unit} currency={price.currency} size="m" />
      ) : (
        t(acquiredMessage(segment))
      )}
      <SegmentFlag segment={segment} />
      {from !== undefined && (
        <span className={styles.quiet}>
          <Trans
            message={historyTexts.provenance.fromAccount({
              account: <Address address={from} identiconSize={0} />,
            })}
          />
        </span>
      )}
    </>
  )
}
