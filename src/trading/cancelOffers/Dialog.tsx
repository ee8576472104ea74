// Confirms canceling offers: one, several, or every order of the account.
import { accountOffersPath } from '../../domain/paths.ts'
import { type Trait, traitName } from '../../domain/traits.ts'
import { offerDialogsTexts } from '../../messages/en/offerDialogs.ts'
import { writesTexts } from '../../messages/en/writes.ts'
import type { Value } from '../../messages/message.ts'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { ItemName } from '../../ui/ItemDocuments.tsx'
import { Price } from '../../ui/Price.tsx'
import { TimeAgo } from '../../ui/TimeAgo.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'
import dialogs from '../dialog/Dialogs.module.css'
import { useConfirmedTrade } from '../dialog/useTrade.ts'
import { useWriteFlow } from '../dialog/useWriteFlow.ts'
import { cancelEverything, cancelOrders } from '../cancel/write.ts'
import { ItemLine, Evidence } from '../dialog/SoldLines.tsx'
import { AddressFact } from '../dialog/Summary.tsx'
import { useTradeContext } from '../dialog/tradeContext.ts'
import { cancelEverythingKey, cancelOffersKey } from '../dialog/writeKeys.ts'
import type { AccountDialogProps, TradeProps } from '../dialog/trade.ts'
import { ownOffer, remainingCommitment, type Offer } from '../../orders/offer.ts'
import { useTraitNames } from '../offer/useTraitNames.ts'

export const CancelOffersDialog = (props: TradeProps<'cancelOffers'>) => <CancellationDialog {...props} />

export const CancelEverythingDialog = (props: TradeProps<'cancelEverything'>) => (
  <CancellationDialog offers={undefined} {...props} />
)

interface CancellationDialogProps extends AccountDialogProps {
  /** Undefined for every listing and offer of the account. */
  readonly offers: readonly Offer[] | undefined
}

function CancellationDialog({ offers, account, onClose }: CancellationDialogProps) {
  const context = useTradeContext(account)
  const t = useTranslate()
  const count = offers?.length
  const title = t(
    count === undefined ? offerDialogsTexts.funds.cancelAll : offerDialogsTexts.funds.cancelOffers({ count }),
  )
  const only = offers?.length === 1 ? offers[0] : undefined
  const findTrait = useTraitNames(offers ?? [])
  const key =
    offers === undefined
      ? cancelEverythingKey(account)
      : cancelOffersKey(
          offers.map(({ orderHash }) => orderHash),
          account,
        )
  const trade = useConfirmedTrade({
    write: useWriteFlow(key),
    define: () =>
      offers === undefined
        ? cancelEverything(context)
        : cancelOrders(context, {
            key,
            describe: {
              title: writesTexts.cancelOffers({ count: offers.length }),
              done: writesTexts.canceledOffers({ count: offers.length }),
              path: accountOffersPath(account),
            },
            orders: offers.map(ownOffer),
          }),
  })
  return (
    <ConfirmDialog
      title={title}
      doneTitle={t(offerDialogsTexts.funds.canceled)}
      confirmLabel={title}
      keepLabel={t(offerDialogsTexts.funds.keepIt({ count: count ?? 2 }))}
      trade={trade}
      onClose={onClose}
      subject={only?.subject.kind === 'token' ? <ItemLine item={only.subject.item} /> : undefined}
    >
      <p className={dialogs.lead}>
        {t(
          count === undefined
            ? offerDialogsTexts.funds.cancelAllLead
            : offerDialogsTexts.funds.cancelLead({ count }),
        )}
      </p>
      <Facts>
        {offers?.map((offer) => (
          <Fact
            key={offer.orderHash}
            label={<Subject offer={offer} trait={findTrait(offer)} alone={only !== undefined} />}
          >
            <Price amount={remainingCommitment(offer)} currency={offer.currency} exact />
          </Fact>
        ))}
        {only !== undefined && (
          <Fact label={t(offerDialogsTexts.funds.wouldExpire)}>
            <TimeAgo seconds={only.endsAtSeconds} />
          </Fact>
        )}
        <AddressFact label={t(offerDialogsTexts.funds.yourAccount)} address={account} />
      </Facts>
    </ConfirmDialog>
  )
}

interface SubjectProps {
  readonly offer: Offer
  readonly trait: Trait | undefined
  /** For a single item, the evidence is shown above. */
  readonly alone: boolean
}

function Subject({ offer, trait, alone }: SubjectProps) {
  const t = useTranslate()
  const { subject, collection } = offer
  const item = subject.kind === 'token' ? subject.item : undefined
  return (
    <>
      {item === undefined ? <bdi>{t(subjectMessage(offer, trait))}</bdi> : <ItemName item={item} />}
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

/** @param trait of a trait offer, if it's known */
function subjectMessage({ subject, collection, remaining }: Offer, trait: Trait | undefined): Value {
  const named = { count: remaining, collection: collection.name }
  switch (subject.kind) {
    case 'token':
      return subject.item.name
    case 'collection':
      return offerDialogsTexts.funds.forItems(named)
    case 'trait':
      return trait === undefined
        ? offerDialogsTexts.funds.forSomeTraitItems(named)
        : offerDialogsTexts.funds.forTraitItems({ ...named, trait: traitName(trait) })
  }
}
