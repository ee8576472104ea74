// The custody line: one segment per owner, as long as they held the item, with the price of each purchase.
//
// Segments are tabs of one panel below, so that arrow keys move along the line and one Tab leaves it.
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Address } from '../../domain/address.ts'
import { checksumAddress } from '../../domain/checksum.ts'
import { historyTexts } from '../../messages/en/history.ts'
import type { Translate } from '../../messages/translate.ts'
import { classNames } from '../../ui/classNames.ts'
import { Identicon } from '../../ui/Identicon.tsx'
import { Price } from '../../ui/Price.tsx'
import { useAsOfBlock } from '../../ui/AsOfBlockContext.tsx'
import { useAccountName } from '../../ui/useAccountName.ts'
import { useNow } from '../../ui/useNow.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { type Custody, heldSeconds, segmentFlag } from './custody.ts'
import { CustodyDetails } from './CustodyDetails.tsx'
import { type DrawnSegment, drawCustody } from './custodyGeometry.ts'
import { heldDuration, segmentMessage } from './custodyMessages.ts'
import { useWidth } from './useWidth.ts'
import styles from './CustodyLine.module.css'

/** From these widths on, in pixels, a segment has a full mark, and holds the picture, the address, and the time held. */
const WIDTH_FOR = { mark: 12, picture: 30, address: 124, time: 204 } as const

export function CustodyLine({ custody }: { readonly custody: Custody }) {
  const t = useTranslate()
  const now = useNow()
  const getName = useAccountName()
  const asOf = useAsOfBlock()
  const frame = useRef<HTMLDivElement>(null)
  const endLabel = t(asOf === undefined ? historyTexts.provenance.now : historyTexts.provenance.then)
  const { segments, width } = drawCustody(custody, { width: useWidth(frame), nowSeconds: now, t, endLabel })
  const panelId = useId()
  const count = segments.length
  const [selectedId, setSelectedId] = useState<string>()
  const selected = segments.findIndex(({ segment }) => segment.id === selectedId)
  const current = selected < 0 ? count - 1 : selected

  // External system: the scroll position. Readers come for the newest end.
  useLayoutEffect(() => {
    if (frame.current === null) return
    frame.current.scrollTo?.({ left: frame.current.scrollWidth })
  }, [count])

  const select = (index: number, focus: boolean) => {
    const drawn = segments[Math.max(0, Math.min(index, count - 1))]
    if (drawn === undefined) return
    setSelectedId(drawn.segment.id)
    const tab = document.getElementById(tabId(panelId, drawn.segment.id))
    if (focus) tab?.focus({ preventScroll: true })
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const target = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: count - 1 }[event.key]
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    select(target, true)
  }
  const shown = segments[current]
  if (shown === undefined) return null

  return (
    <div className={styles.custody}>
      {/* Time runs left to right in every language, as in the chart of prices below. */}
      <div ref={frame} dir="ltr" className={styles.frame}>
        <div className={styles.canvas} style={{ width }}>
          <div
            className={classNames(styles.prices, segments.every(lacksPrice) && styles.none)}
            aria-hidden="true"
          >
            {segments.map((drawn) => (
              <PriceMark key={drawn.segment.id} drawn={drawn} />
            ))}
          </div>
          <div
            role="tablist"
            tabIndex={-1}
            aria-label={t(historyTexts.provenance.timeline)}
            className={styles.line}
            onKeyDown={onKeyDown}
          >
            {segments.map((drawn, index) => (
              <button
                key={drawn.segment.id}
                type="button"
                role="tab"
                id={tabId(panelId, drawn.segment.id)}
                tabIndex={index === current ? 0 : -1}
                aria-selected={index === current}
                aria-controls={panelId}
                aria-label={t(
                  segmentMessage({
                    segment: drawn.segment,
                    index,
                    count,
                    nowSeconds: now,
                    shownAtSeconds: asOf?.timestampSeconds,
                    getName,
                  }),
                )}
                title={
                  drawn.segment.owner === undefined
                    ? t(historyTexts.provenance.burned)
                    : checksumAddress(drawn.segment.owner)
                }
                className={segmentClass(drawn)}
                data-acquired={drawn.segment.acquired.kind}
                style={{ insetInlineStart: drawn.left, width: drawn.width }}
                onClick={() => select(index, false)}
              >
                <span className={styles.bar}>{getBarContent(drawn, { now, getName, t })}</span>
              </button>
            ))}
          </div>
          <div className={styles.dates} aria-hidden="true">
            {segments.map(({ segment, date, dateAt }) =>
              dateAt === undefined ? null : (
                <span key={segment.id} style={{ insetInlineStart: dateAt }}>
                  {date}
                </span>
              ),
            )}
            <span className={styles.now}>{endLabel}</span>
          </div>
        </div>
      </div>
      <CustodyDetails
        id={panelId}
        labeledBy={tabId(panelId, shown.segment.id)}
        segment={shown.segment}
        index={current}
        count={count}
        onMove={(step) => select(current + step, false)}
      />
    </div>
  )
}

function lacksPrice({ priceAt }: DrawnSegment): boolean {
  return priceAt === undefined
}

function tabId(panelId: string, segmentId: string): string {
  return `${panelId}-${segmentId}`
}

function segmentClass({ segment, width }: DrawnSegment): string {
  return classNames(
    styles.segment,
    width < WIDTH_FOR.mark && styles.tight,
    segment.untilSeconds === undefined && segment.owner !== undefined && styles.current,
    segment.owner === undefined && styles.burned,
    segment.sinceSeconds === undefined && styles.before,
    segment.afterGap && styles.gap,
  )
}

/** A price above its segment's start, with a stem down to the line; without room, the stem alone. */
function PriceMark({ drawn }: { readonly drawn: DrawnSegment }) {
  const { segment, price, priceAt, left } = drawn
  if (price === undefined || priceAt === undefined) return null
  return (
    <>
      <span className={styles.stem} style={{ insetInlineStart: left }} />
      <span className={styles.price} style={{ insetInlineStart: priceAt }}>
        <Price
          amount={price.unit}
          currency={price.currency}
          size="xs"
          quiet={segmentFlag(segment) !== undefined}
        />
      </span>
    </>
  )
}

function getBarContent(
  { segment, width }: DrawnSegment,
  context: { readonly now: number; readonly getName: (account: Address) => string; readonly t: Translate },
): ReactNode {
  const { now, getName, t } = context
  const { owner } = segment
  if (owner === undefined)
    return width >= WIDTH_FOR.picture + 30 ? <span>{t(historyTexts.provenance.burned)}</span> : null
  const held = heldSeconds(segment, now)
  return (
    <>
      {width >= WIDTH_FOR.picture && <Identicon address={owner} size={18} />}
      {width >= WIDTH_FOR.address && <span className={styles.owner}>{getName(owner)}</span>}
      {width >= WIDTH_FOR.time && held !== undefined && (
        <span className={styles.held}>{t(heldDuration(held))}</span>
      )}
    </>
  )
}
