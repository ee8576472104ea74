// What a purchase comes to: each line of the payment with its full receiver, the total, the checks.
import type { Address } from '../../../domain/address.ts'
import { CHECKS } from '../../../market/verdict.ts'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { Price } from '../../../ui/Price.tsx'
import { Checks } from '../Checks.tsx'
import dialogs from '../Dialogs.module.css'
import { AllowanceNote } from '../AllowanceNote.tsx'
import { NetworkFee } from '../NetworkFee.tsx'
import { AddressFact, ROLES } from '../AddressFact.tsx'
import { Refused } from '../Refused.tsx'
import { SummarySkeleton } from '../SummarySkeleton.tsx'
import { ChangeSentence } from './ChangeSentence.tsx'
import type { Listing } from './listing.ts'
import type { PurchasePreview } from './purchase.ts'

export interface PurchaseSummaryProps {
  readonly listing: Listing
  /** Undefined while the chain is read. */
  readonly preview: PurchasePreview | undefined
  readonly account: Address
  /** The checks are out of date: a later reading said no. */
  readonly overtaken: boolean
}

const WAITED_FOR = ['Seller', 'Royalty', 'You pay', 'Network fee, about']

export function PurchaseSummary({ listing, preview, account, overtaken }: PurchaseSummaryProps) {
  if (preview === undefined) {
    return <SummarySkeleton spoken="Checking the listing against the chain" labels={WAITED_FOR} />
  }
  const { verdict, changes } = preview
  if (verdict.status === 'refused') return <Refused refusal={verdict} />
  const { plan, passed } = verdict
  const { currency } = listing
  return (
    <>
      {changes.map((change, index) => (
        <p key={index} className={dialogs.change} role="status">
          <ChangeSentence change={change} currency={currency} />
        </p>
      ))}
      <Facts>
        {plan.lines.map(({ role, recipient, amount }) => (
          <AddressFact key={recipient} label={ROLES[role]} address={recipient}>
            <Price amount={amount} currency={currency} exact />
          </AddressFact>
        ))}
        <Fact label="You pay" strong>
          <Price amount={plan.total} currency={currency} size="m" exact />
        </Fact>
        <NetworkFee fee={plan.networkFee} transactions={plan.steps.length} />
        <AddressFact label="Arrives at your account" address={account}>
          {listing.bundle !== null
            ? `all ${listing.bundle.length} items`
            : plan.quantity === 1n
              ? 'the item'
              : `${plan.quantity} items`}
        </AddressFact>
      </Facts>
      {plan.steps.length > 1 && <AllowanceNote total={plan.total} currency={currency} />}
      {!overtaken && (
        <Checks
          passed={passed.map(({ check, found }) => ({ check: CHECKS[check], found }))}
          blockNumber={plan.blockNumber}
        />
      )}
    </>
  )
}
