// What a purchase comes to: each line of the payment with its full receiver, the total, the checks.
import type { ReactNode } from 'react'
import type { Address as AddressValue } from '../../../domain/address.ts'
import type { Currency } from '../../../domain/currency.ts'
import { formatCount } from '../../../domain/wei.ts'
import type { PaymentLine } from '../../../market/ask.ts'
import { CHECKS, type PurchaseChange } from '../../../market/verdict.ts'
import { Address } from '../../../ui/Address.tsx'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { Price } from '../../../ui/Price.tsx'
import { LoadingLabel, Skeleton } from '../../../ui/Skeleton.tsx'
import { Checks } from '../Checks.tsx'
import type { Listing } from './listing.ts'
import type { PurchasePreview } from './purchase.ts'
import styles from '../Dialogs.module.css'

export interface PurchaseSummaryProps {
  readonly listing: Listing
  /** Undefined while the chain is read. */
  readonly preview: PurchasePreview | undefined
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

export function PurchaseSummary({ listing, preview, wallet, overtaken }: PurchaseSummaryProps) {
  const { network } = useConfig()
  if (preview === undefined) return <SummarySkeleton />
  const { verdict, changes } = preview
  if (verdict.status === 'refused') {
    return (
      <div role="alert">
        <p className={styles.refusal}>{verdict.sentence}</p>
        {verdict.remedy !== '' && <p className={styles.remedy}>{verdict.remedy}</p>}
        <Checks
          passed={verdict.passed.map(({ check, found }) => ({ check: CHECKS[check], found }))}
          failed={{ check: CHECKS[verdict.check], found: verdict.found }}
        />
      </div>
    )
  }
  const { plan, passed } = verdict
  return (
    <>
      {changes.map((change, index) => (
        <p key={index} className={styles.change} role="status">
          <ChangeSentence change={change} currency={listing.currency} />
        </p>
      ))}
      <Facts>
        {plan.lines.map(({ role, recipient, amount }) => (
          <Party key={recipient} label={ROLES[role]} address={recipient}>
            <Price amount={amount} currency={listing.currency} exact />
          </Party>
        ))}
        <Fact label="You pay" strong>
          <Price amount={plan.total} currency={listing.currency} size="m" exact />
        </Fact>
        <Fact label="Network fee, about">
          {plan.networkFee === null ? (
            'unknown'
          ) : (
            <Price amount={plan.networkFee} currency={network.nativeCurrency} quiet />
          )}
        </Fact>
        <Party label="Arrives at your account" address={wallet}>
          {plan.quantity === 1n ? 'the item' : `${plan.quantity} items`}
        </Party>
      </Facts>
      {!overtaken && (
        <Checks
          passed={passed.map(({ check, found }) => ({ check: CHECKS[check], found }))}
          blockNumber={plan.blockNumber}
        />
      )}
    </>
  )
}

function ChangeSentence({
  change,
  currency,
}: {
  readonly change: PurchaseChange
  readonly currency: Currency
}) {
  switch (change.what) {
    case 'price':
      return (
        <>
          The price is now <Price amount={change.to} currency={currency} exact />, not{' '}
          <Price amount={change.from} currency={currency} exact />.
        </>
      )
    case 'quantity':
      return `Only ${formatCount(change.to)} are left.`
  }
}

/** Someone who gives or gets something, with their whole address under it. */
function Party(props: {
  readonly label: string
  readonly address: AddressValue
  readonly children: ReactNode
}) {
  return (
    <div className={styles.party}>
      <dt>{props.label}</dt>
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
      <LoadingLabel>Checking the listing against the chain</LoadingLabel>
      <Facts>
        {['Seller', 'Royalty', 'You pay', 'Network fee, about'].map((label) => (
          <Fact key={label} label={label}>
            <Skeleton shape="text" width={96} />
          </Fact>
        ))}
      </Facts>
      <p className={styles.checking}>Checking against the chain</p>
    </>
  )
}
