// The confirm dialog of cancelling offers: one, several, or every order of the account.
import type { Address } from '../../../domain/address.ts'
import { type Trait, traitWords } from '../../../domain/traits.ts'
import { formatCount } from '../../../domain/wei.ts'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { Price } from '../../../ui/Price.tsx'
import { TimeAgo } from '../../../ui/TimeAgo.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import dialogs from '../Dialogs.module.css'
import { Evidence } from '../Evidence.tsx'
import { ItemLine } from '../ItemLine.tsx'
import { AddressFact } from '../AddressFact.tsx'
import { loadWithdrawal, useTradeContext } from '../useTrade.ts'
import { cancelEverythingKey, withdrawKey } from '../writeKeys.ts'
import { promiseOf, type Offer } from './offer.ts'
import { useTraitNames } from './useTraitNames.ts'

export interface WithdrawDialogProps {
  /** Undefined for every listing and offer that the account ever made. */
  readonly offers: readonly Offer[] | undefined
  readonly account: Address
  readonly onClose: () => void
}

export function WithdrawDialog({ offers, account, onClose }: WithdrawDialogProps) {
  const context = useTradeContext(account)
  const title = titleOf(offers)
  const only = offers?.length === 1 ? offers[0] : undefined
  const traitOf = useTraitNames(offers ?? [])
  const hashes = offers?.map(({ orderHash }) => orderHash)
  return (
    <ConfirmDialog
      title={title}
      doneTitle="Cancelled"
      confirmLabel={title}
      keepLabel={only === undefined ? 'Keep them' : 'Keep it'}
      failure="The offers cannot be cancelled now."
      writeKey={hashes === undefined ? cancelEverythingKey(account) : withdrawKey(hashes, account)}
      load={loadWithdrawal}
      define={({ withdrawalOf }) => withdrawalOf(context, offers)}
      onClose={onClose}
      subject={only?.subject.kind === 'token' ? <ItemLine item={only.subject.item} /> : undefined}
    >
      <p className={dialogs.lead}>
        {offers === undefined
          ? 'This voids every listing and every offer that this account has made with Seaport: all of those shown here, and any made on other sites. None of them can be brought back; items and money stay in your account. It costs one network fee.'
          : `Nobody will be able to sell to you at ${only === undefined ? 'these prices' : 'this price'}. Your money stays in your account; cancelling costs one network fee.`}
      </p>
      <Facts>
        {offers?.map((offer) => (
          <Fact
            key={offer.orderHash}
            label={<Subject offer={offer} trait={traitOf(offer)} alone={only !== undefined} />}
          >
            <Price amount={promiseOf(offer)} currency={offer.currency} exact />
          </Fact>
        ))}
        {only !== undefined && (
          <Fact label="Would expire">
            <TimeAgo seconds={only.endsAtSeconds} />
          </Fact>
        )}
        <AddressFact label="Your account" address={account} />
      </Facts>
    </ConfirmDialog>
  )
}

interface SubjectProps {
  readonly offer: Offer
  readonly trait: Trait | undefined
  /** For a single item, everything is shown above. */
  readonly alone: boolean
}

function Subject({ offer, trait, alone }: SubjectProps) {
  const { subject, collection } = offer
  const item = subject.kind === 'token' ? subject.item : undefined
  return (
    <>
      <bdi>{subjectOf(offer, trait)}</bdi>
      {!(alone && item !== undefined) && (
        <Evidence
          collection={collection.address}
          tokenId={item?.tokenId}
          names={[collection.name, item?.name ?? '']}
        />
      )}
    </>
  )
}

function titleOf(offers: readonly Offer[] | undefined): string {
  if (offers === undefined) return 'Cancel everything'
  return offers.length === 1 ? 'Cancel offer' : `Cancel ${formatCount(offers.length)} offers`
}

/** @param trait that the offer is for, once it is known */
function subjectOf({ subject, collection, remaining }: Offer, trait: Trait | undefined): string {
  const items = remaining === 1n ? 'an item' : `${formatCount(remaining)} items`
  switch (subject.kind) {
    case 'token':
      return subject.item.name
    case 'collection':
      return `For ${items} of ${collection.name}`
    case 'trait':
      return `For ${items} of ${collection.name} with ${trait === undefined ? 'a trait' : traitWords(trait)}`
  }
}
