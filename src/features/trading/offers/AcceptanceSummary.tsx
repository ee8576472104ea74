// What an acceptance comes to: who pays, what each share of the price is, what reaches the seller, the checks.
import type { ReactNode } from 'react'
import type { Address as AddressValue } from '../../../domain/address.ts'
import { formatCount } from '../../../domain/wei.ts'
import type { PaymentLine } from '../../../market/ask.ts'
import { Address } from '../../../ui/Address.tsx'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { Price } from '../../../ui/Price.tsx'
import { LoadingLabel, Skeleton } from '../../../ui/Skeleton.tsx'
import { Checks } from '../Checks.tsx'
import styles from '../Dialogs.module.css'
import type { AcceptancePreview } from './acceptance.ts'
import type { Offer } from './offer.ts'
import { CHECKS_OF_OFFERS } from './offerWords.ts'

export interface AcceptanceSummaryProps {
  readonly offer: Offer
  /** Undefined while the chain is read. */
  readonly preview: AcceptancePreview | undefined
  readonly wallet: AddressValue
  /** The checks are out of date: a later reading said no. */
  readonly overtaken: boolean
}

const ROLES: Readonly<Record<PaymentLine['role'], string>> = {
  seller: 'Seller',
  royalty: 'Royalty',
  fee: 'Site fee',
  other: 'Someone else',
}

export function AcceptanceSummary({ offer, preview, wallet, overtaken }: AcceptanceSummaryProps) {
  const { network } = useConfig()
  if (preview === undefined) return <SummarySkeleton />
  const { verdict, changes } = preview
  if (verdict.status === 'refused') {
    return (
      <div role="alert">
        <p className={styles.refusal}>{verdict.sentence}</p>
        {verdict.remedy !== '' && <p className={styles.remedy}>{verdict.remedy}</p>}
        <Checks
          passed={verdict.passed.map(({ check, found }) => ({ check: CHECKS_OF_OFFERS[check], found }))}
          failed={{ check: CHECKS_OF_OFFERS[verdict.check], found: verdict.found }}
        />
      </div>
    )
  }
  const { plan, passed } = verdict
  const { currency } = offer
  return (
    <>
      {changes.map((change, index) => (
        <p key={index} className={styles.change} role="status">
          {change.what === 'quantity' && `The offer takes only ${formatCount(change.to)} more.`}
        </p>
      ))}
      <Facts>
        <Party label="The bidder pays" address={plan.bidder}>
          <Price amount={plan.total} currency={currency} exact />
        </Party>
        {plan.others.map(({ role, recipient, amount }) => (
          <Party key={recipient} label={ROLES[role]} address={recipient}>
            <Price amount={amount} currency={currency} exact />
          </Party>
        ))}
        <Party label="You receive" address={wallet} strong>
          <Price amount={plan.proceeds} currency={currency} size="m" exact />
        </Party>
        <Fact label="Leaves your account">
          {plan.quantity === 1n ? 'the item' : `${formatCount(plan.quantity)} items`}
        </Fact>
        <Fact label="Network fee, about">
          {plan.networkFee === null ? (
            'unknown'
          ) : (
            <Price amount={plan.networkFee} currency={network.nativeCurrency} quiet />
          )}
        </Fact>
      </Facts>
      {plan.steps.length > 1 && (
        <p className={styles.note}>
          First you are asked, once for this collection, to let Seaport move its items when you sell. Nothing
          else is asked for.
        </p>
      )}
      {!overtaken && (
        <Checks
          passed={passed.map(({ check, found }) => ({ check: CHECKS_OF_OFFERS[check], found }))}
          blockNumber={plan.blockNumber}
        />
      )}
    </>
  )
}

/** Someone who gives or gets something, with their whole address under it. */
function Party(props: {
  readonly label: string
  readonly address: AddressValue
  readonly strong?: boolean
  readonly children: ReactNode
}) {
  return (
    <div className={styles.party}>
      <dt>{props.strong === true ? <strong>{props.label}</strong> : props.label}</dt>
      <dd>{props.children}</dd>
      <dd className={styles.address}>
        <Address address={props.address} to={null} full copyable />
      </dd>
    </div>
  )
}

function SummarySkeleton() {
  return (
    <>
      <LoadingLabel>Checking the offer against the chain</LoadingLabel>
      <Facts>
        {['The bidder pays', 'Royalty', 'You receive', 'Network fee, about'].map((label) => (
          <Fact key={label} label={label}>
            <Skeleton shape="text" width={96} />
          </Fact>
        ))}
      </Facts>
      <p className={styles.checking}>Checking against the chain</p>
    </>
  )
}
