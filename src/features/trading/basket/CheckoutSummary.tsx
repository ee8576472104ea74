// What a purchase of several listings comes to: each leg, those left out with their reason, who is paid, the total.
import { CircleCheck } from 'lucide-react'
import type { Address } from '../../../domain/address.ts'
import { formatCount, type Wei } from '../../../domain/wei.ts'
import type { PaymentLine } from '../../../market/ask.ts'
import type { IncludedLeg, LeftOutLeg } from '../../../market/basket/basket.ts'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { Price } from '../../../ui/Price.tsx'
import { LoadingLabel, Skeleton } from '../../../ui/Skeleton.tsx'
import { ChangeSentence } from '../listings/ChangeSentence.tsx'
import { AllowanceNote } from '../AllowanceNote.tsx'
import { NetworkFee } from '../NetworkFee.tsx'
import { AddressFact, ROLES } from '../AddressFact.tsx'
import type { CheckoutPreview, PreviewedLeg } from './checkout.ts'
import { unitsOf, type Leg } from './leg.ts'
import { CommonContract, evidenceOf } from './CommonContract.tsx'
import { LegLine, type LegLineProps } from './LegLine.tsx'
import { LegNote } from './LegNote.tsx'
import styles from './Checkout.module.css'
import dialogs from '../Dialogs.module.css'

export interface CheckoutSummaryProps {
  readonly legs: readonly Leg[]
  /** Undefined while the chain is read. */
  readonly preview: CheckoutPreview | undefined
  readonly account: Address
  /** The checks are out of date: a later reading said no. */
  readonly overtaken: boolean
}

export function CheckoutSummary({ legs, preview, account, overtaken }: CheckoutSummaryProps) {
  if (preview === undefined) return <SummarySkeleton legs={legs} />
  const { outcome } = preview
  const included = preview.legs.flatMap(({ checked }) => (checked.status === 'included' ? [checked] : []))
  const leftOut = preview.legs.length - included.length
  const currency = legs[0]?.currency
  return (
    <>
      {leftOut > 0 && included.length > 0 && (
        <p className={dialogs.change} role="status">
          {leftOut} of {preview.legs.length} cannot be bought and {leftOut === 1 ? 'is' : 'are'} left out;
          nothing is paid for {leftOut === 1 ? 'it' : 'them'}.
        </p>
      )}
      <CommonContract legs={legs} />
      <ul className={styles.legs}>
        {preview.legs.map((one) => (
          <CheckedLine key={one.leg.orderHash} previewed={one} evidence={evidenceOf(legs)} />
        ))}
      </ul>
      {outcome.status === 'refused' ? (
        <div role="alert">
          <p className={dialogs.refusal}>{outcome.sentence}</p>
          {outcome.remedy !== '' && <p className={dialogs.remedy}>{outcome.remedy}</p>}
        </div>
      ) : (
        currency !== undefined && (
          <>
            <Facts>
              <Fact label="You pay" strong>
                <Price amount={outcome.plan.total} currency={currency} size="m" exact />
              </Fact>
              <NetworkFee fee={outcome.plan.networkFee} transactions={outcome.plan.steps.length} />
              <AddressFact label="Arrives at your account" address={account}>
                {arrivals(included)}
              </AddressFact>
            </Facts>
            {outcome.plan.steps.length > 1 && (
              <AllowanceNote total={outcome.plan.total} currency={currency} />
            )}
            <Payments legs={included} currency={currency} />
            {!overtaken && (
              <p className={styles.checked}>
                <CircleCheck aria-hidden="true" />
                Every check against the chain passed for{' '}
                {included.length === 1 ? 'it' : `all ${included.length}`}
                <span className={styles.block}>block {formatCount(outcome.plan.blockNumber)}</span>
              </p>
            )}
          </>
        )
      )}
    </>
  )
}

function arrivals(included: readonly IncludedLeg[]): string {
  const units = included.reduce((sum, { shown }) => sum + shown.quantity, 0n)
  return units === 1n ? 'the item' : `${formatCount(units)} items`
}

interface CheckedLineProps {
  readonly previewed: PreviewedLeg
  readonly evidence: LegLineProps['evidence']
}

function CheckedLine({ previewed: { leg, checked, changes }, evidence }: CheckedLineProps) {
  const included = checked.status === 'included'
  return (
    <LegLine
      leg={leg}
      units={checked.shown.quantity}
      evidence={evidence}
      struck={!included}
      end={
        <Price
          amount={included ? checked.total : checked.shown.total}
          currency={leg.currency}
          exact={included}
        />
      }
    >
      {checked.status === 'left-out' && <LegNote>Left out: {reasonOf(checked)}</LegNote>}
      {included &&
        changes.map((change, index) => (
          <p key={index} className={styles.changed} role="status">
            <ChangeSentence change={change} currency={leg.currency} />
          </p>
        ))}
    </LegLine>
  )
}

function reasonOf({ because }: LeftOutLeg): string {
  return 'code' in because ? because.sentence : 'It changes too fast to be read.'
}

/** Who is paid, with full addresses: folded, because there may be fifty sellers. */
function Payments(props: { readonly legs: readonly IncludedLeg[]; readonly currency: Leg['currency'] }) {
  const totals = new Map<string, { line: PaymentLine; amount: bigint }>()
  for (const line of props.legs.flatMap(({ lines }) => lines)) {
    const key = `${line.role} ${line.recipient}`
    totals.set(key, { line, amount: (totals.get(key)?.amount ?? 0n) + line.amount })
  }
  const sellers = [...totals.values()].filter(({ line }) => line.role === 'seller').length
  return (
    <details className={styles.payments} open={totals.size <= 3}>
      <summary>
        Who is paid: {sellers} {sellers === 1 ? 'seller' : 'sellers'}
        {totals.size > sellers && `, ${totals.size - sellers} for royalties and fees`}
      </summary>
      <Facts>
        {[...totals].map(([key, { line, amount }]) => (
          <AddressFact key={key} label={ROLES[line.role]} address={line.recipient}>
            <Price amount={amount as Wei} currency={props.currency} exact />
          </AddressFact>
        ))}
      </Facts>
    </details>
  )
}

function SummarySkeleton({ legs }: { readonly legs: readonly Leg[] }) {
  return (
    <>
      <LoadingLabel>Checking the listings against the chain</LoadingLabel>
      <CommonContract legs={legs} />
      <ul className={styles.legs}>
        {legs.map((leg) => (
          <LegLine
            key={leg.orderHash}
            leg={leg}
            evidence={evidenceOf(legs)}
            units={leg.units}
            end={<Skeleton shape="text" width={72} />}
          />
        ))}
      </ul>
      <p className={dialogs.checking}>
        Checking {formatCount(unitsOf(legs))} {legs.length === 1 ? 'item' : 'items'} against the chain
      </p>
    </>
  )
}
