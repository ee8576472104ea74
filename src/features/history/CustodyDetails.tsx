// What the custody line says of the owner one stands on: who, how long, how they came by it, where to check.
import { ChevronLeft, ChevronRight, TriangleAlert } from 'lucide-react'
import { Address } from '../../ui/Address.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Identicon } from '../../ui/Identicon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Price } from '../../ui/Price.tsx'
import { usePast } from '../../ui/PastContext.tsx'
import { useNow } from '../../ui/useNow.ts'
import type { Acquisition, CustodySegment } from './custody.ts'
import { heldInWords, passingInWords, periodInWords } from './custodyWords.ts'
import { TransactionRef } from './TransactionRef.tsx'
import styles from './CustodyDetails.module.css'

export interface CustodyDetailsProps {
  readonly id: string
  readonly labelledBy: string
  readonly segment: CustodySegment
  readonly index: number
  readonly count: number
  /** One owner earlier (-1) or later (1). */
  readonly onMove: (step: -1 | 1) => void
}

export function CustodyDetails({ id, labelledBy, segment, index, count, onMove }: CustodyDetailsProps) {
  const now = useNow()
  const past = usePast()
  const { owner, acquired } = segment
  const movement = acquired.kind === 'before' ? undefined : acquired.hop.movement
  return (
    <div id={id} role="tabpanel" aria-labelledby={labelledBy} className={styles.details}>
      <div className={styles.mover}>
        <IconButton label="Earlier owner" disabled={index === 0} onClick={() => onMove(-1)}>
          <ChevronLeft />
        </IconButton>
        <span className={styles.place}>
          {index + 1} / {count}
        </span>
        <IconButton label="Later owner" disabled={index === count - 1} onClick={() => onMove(1)}>
          <ChevronRight />
        </IconButton>
      </div>
      <div className={styles.who}>
        {owner === undefined ? (
          <strong>Burnt: nobody holds it</strong>
        ) : (
          <>
            <Identicon address={owner} size={36} />
            <span className={styles.whoText}>
              <Address address={owner} identiconSize={0} copyable />
              <span className={styles.quiet}>
                {passingInWords(segment) ??
                  (segment.untilSeconds !== undefined
                    ? 'Former owner'
                    : past === undefined
                      ? 'Owner now'
                      : 'Owner then')}
              </span>
            </span>
          </>
        )}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{owner === undefined ? 'For' : segment.untilSeconds === undefined ? 'Held so far' : 'Held'}</dt>
          <dd>
            {heldInWords(segment, now)}
            <span className={styles.quiet}>{periodInWords(segment, past?.timestampSeconds)}</span>
          </dd>
        </div>
        <div>
          <dt>{owner === undefined ? 'By' : 'Acquired'}</dt>
          <dd>
            <Acquired acquired={acquired} />
          </dd>
        </div>
        {movement !== undefined && (
          <div>
            <dt>Block, transaction</dt>
            <dd>
              <TransactionRef transaction={movement.transaction} blockNumber={movement.blockNumber} />
            </dd>
          </div>
        )}
      </dl>
      {segment.afterGap && (
        <p className={styles.gap}>
          <Badge tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
            Gap in the record
          </Badge>
          Somebody else gave the item than the one who held it before. Rows are missing, or the contract’s
          events are not true.
        </p>
      )}
    </div>
  )
}

function Acquired({ acquired }: { readonly acquired: Acquisition }) {
  switch (acquired.kind) {
    case 'mint':
      return <>Minted</>
    case 'before':
      return <>Before the record begins</>
    case 'burn':
      return acquired.hop.movement.from === undefined ? null : (
        <Address address={acquired.hop.movement.from} />
      )
    case 'transfer':
      return (
        <>
          Received without a sale
          <Giver address={acquired.hop.movement.from} />
        </>
      )
    case 'sale':
      return (
        <>
          {acquired.price === undefined ? (
            'Bought'
          ) : (
            <Price amount={acquired.price.unit} currency={acquired.price.currency} size="m" />
          )}
          <Giver address={acquired.hop.movement.from} />
        </>
      )
  }
}

function Giver({ address }: { readonly address: Parameters<typeof Address>[0]['address'] | undefined }) {
  if (address === undefined) return null
  return (
    <span className={styles.quiet}>
      from <Address address={address} identiconSize={0} />
    </span>
  )
}
