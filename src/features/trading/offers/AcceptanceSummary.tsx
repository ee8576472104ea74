// What an acceptance comes to: who pays, what each share of the price is, what reaches the seller, the checks.
import type { Address } from '../../../domain/address.ts'
import { formatCount } from '../../../domain/wei.ts'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { Price } from '../../../ui/Price.tsx'
import { Checks } from '../Checks.tsx'
import dialogs from '../Dialogs.module.css'
import { NetworkFee } from '../NetworkFee.tsx'
import { AddressFact, ROLES } from '../AddressFact.tsx'
import { Refused } from '../Refused.tsx'
import { SummarySkeleton } from '../SummarySkeleton.tsx'
import type { AcceptancePreview } from './acceptance.ts'
import type { Offer } from './offer.ts'
import { CHECKS_OF_OFFERS, FAILED_CHECKS_OF_OFFERS } from './offerWords.ts'

export interface AcceptanceSummaryProps {
  readonly offer: Offer
  /** Undefined while the chain is read. */
  readonly preview: AcceptancePreview | undefined
  readonly account: Address
  /** The checks are out of date: a later reading said no. */
  readonly overtaken: boolean
}

const WAITED_FOR = ['The bidder pays', 'Royalty', 'You receive', 'Network fee, about']

export function AcceptanceSummary({ offer, preview, account, overtaken }: AcceptanceSummaryProps) {
  if (preview === undefined) {
    return <SummarySkeleton spoken="Checking the offer against the chain" labels={WAITED_FOR} />
  }
  const { verdict, changes } = preview
  if (verdict.status === 'refused')
    return <Refused refusal={verdict} names={CHECKS_OF_OFFERS} failures={FAILED_CHECKS_OF_OFFERS} />
  const { plan, passed } = verdict
  const { currency } = offer
  return (
    <>
      {changes.map((change, index) => (
        <p key={index} className={dialogs.change} role="status">
          {change.what === 'quantity' && `The offer takes only ${formatCount(change.to)} more.`}
        </p>
      ))}
      <Facts>
        <AddressFact label="The bidder pays" address={plan.bidder}>
          <Price amount={plan.total} currency={currency} exact />
        </AddressFact>
        {plan.others.map(({ role, recipient, amount }) => (
          <AddressFact key={recipient} label={ROLES[role]} address={recipient}>
            <Price amount={amount} currency={currency} exact />
          </AddressFact>
        ))}
        <AddressFact label="You receive" address={account} strong>
          <Price amount={plan.proceeds} currency={currency} size="m" exact />
        </AddressFact>
        <Fact label="Leaves your account">
          {plan.quantity === 1n ? 'the item' : `${formatCount(plan.quantity)} items`}
        </Fact>
        <NetworkFee fee={plan.networkFee} transactions={plan.steps.length} />
      </Facts>
      {plan.steps.length > 1 && (
        <p className={dialogs.note}>
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
