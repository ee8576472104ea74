// The confirm dialog to accept an offer: selects the item if there are several, and shows the proceeds.
import { useState } from 'react'
import { displayUnit, getUsualUnits } from '../../domain/quantity.ts'
import { shortAmount, toWei } from '../../domain/wei.ts'
import { offerDialogsTexts } from '../../messages/en/offerDialogs.ts'
import { share } from '../../messages/values.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Price } from '../../ui/Price.tsx'
import { TokenAmount } from '../../ui/TokenAmount.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import dialogs from '../dialog/Dialogs.module.css'
import { ItemLine } from '../dialog/SoldLines.tsx'
import { PriceConfirmation, PricedButton } from '../dialog/MainButton.tsx'
import { TakenQuantityField, useTakenQuantity } from '../dialog/OrderFields.tsx'
import { isSuperseded, useWriteFlow } from '../dialog/useWriteFlow.ts'
import { findFirstFailure, useDebouncedRead } from '../dialog/useDebouncedRead.ts'
import { NEVER, useTrade } from '../dialog/useTrade.ts'
import { useTradeContext } from '../dialog/tradeContext.ts'
import {
  defineAcceptance,
  fetchOwnedItems,
  previewAcceptance,
  type AcceptancePreview,
  type OwnedItem,
} from './write.ts'
import { WrapButton } from '../wrap/WrapButton.tsx'
import { CancelOlderChoice, ReactivatedNote } from '../reactivation/ReactivatedNote.tsx'
import { NextSteps } from '../dialog/NextSteps.tsx'
import { requestReactivated } from '../reactivation/reactivated.ts'
import { WriteDialog, listStepsBefore, withCancellation } from '../dialog/WriteDialog.tsx'
import { acceptKey } from '../dialog/writeKeys.ts'
import type { TradeProps } from '../dialog/trade.ts'
import { AcceptanceSummary } from './AcceptanceSummary.tsx'
import { ItemChoice } from './ItemChoice.tsx'
import { getFewestUnits } from '../../orders/offer.ts'
import { PriceWarnings } from '../prices/PriceWarnings.tsx'
import { fetchMarks } from '../prices/fetchMarks.ts'
import { findConfirmation, saleWarnings } from '../prices/rules.ts'

export function AcceptDialog({ offer, itemToSell, account, onClose }: TradeProps<'accept'>) {
  const t = useTranslate()
  /** The selected item's path. Nothing is selected for the seller: the items may be worth very different amounts. */
  const [selected, setSelected] = useState<string>()
  const { network } = useConfig()
  const context = useTradeContext(account)
  const write = useWriteFlow(acceptKey(offer.orderHash, account))
  const { progress, round } = write
  const open = progress.status === 'open'

  const owned = useDebouncedRead(itemToSell === undefined ? `${offer.orderHash}:${round}` : undefined, () =>
    fetchOwnedItems(context.client, { account, offer, network }),
  )
  const items: readonly OwnedItem[] | undefined =
    itemToSell === undefined ? (owned.status === 'loaded' ? owned.value : undefined) : [itemToSell]
  const choice = items?.length === 1 ? items[0] : items?.find((one) => one.item.path === selected)
  const item = choice?.item

  const edition = offer.collection.standard === 'ERC1155'
  const { step } = offer
  const held = choice === undefined || choice.held > offer.remaining ? offer.remaining : choice.held
  const most = held - (held % step)
  // The offer's decimals are as of the opening, like all that the seller agrees to.
  const { decimals, quantity, field } = useTakenQuantity({
    decimals: offer.decimals,
    most,
    step,
    usual: getUsualUnits({ most: offer.remaining, step }, offer),
    whole: offer.divisible && edition && most > step ? undefined : getFewestUnits(offer),
  })

  const marks = useDebouncedRead(
    choice === undefined || !open ? undefined : `${choice.item.path}:marks:${round}`,
    () =>
      choice === undefined
        ? NEVER
        : fetchMarks(context, network, {
            items: [choice],
            // Offers on a collection or a trait are for the contract's units, whatever decimals the item shows.
            decimals,
            currency: offer.currency,
            floorWhere: { offerer_not: account },
          }),
  )
  const trade = useTrade({
    write,
    draft: item === undefined || quantity === undefined ? undefined : { offer, item, quantity },
    draftKey: `${item?.path}:${quantity}`,
    preview: (acceptance) => previewAcceptance(context, acceptance),
    reactivated: (preview) =>
      open && preview !== undefined && approves(preview)
        ? requestReactivated(context, { kind: 'approval', collections: [offer.collection.address] }, network)
        : undefined,
    prices: {
      marks,
      review(values, acceptance, preview) {
        if (preview?.verdict.status !== 'executable') return { warnings: [] }
        const { proceeds, quantity: units } = preview.verdict.plan
        const unitProceeds = toWei((proceeds * displayUnit({ decimals })) / units)
        const sale = { unitPrice: offer.unitPrice, unitProceeds }
        const itemMarks = values.get(acceptance.item.path)
        const warnings = itemMarks === undefined ? [] : saleWarnings(sale, itemMarks)
        const farBelow = findConfirmation(warnings)
        return {
          warnings,
          unusual: farBelow && {
            key: `${acceptance.item.path}:${unitProceeds}`,
            label: offerDialogsTexts.sellFarBelow({
              share: share((((farBelow.amount - farBelow.price) * 100n) / farBelow.amount) * 100n),
              mark: farBelow.against,
              worth: shortAmount(farBelow.amount, farBelow.currency),
            }),
          },
        }
      },
    },
    define: ({ draft, preview, first }) =>
      defineAcceptance(context, draft, { shown: preview.shown, approves: approves(preview), first }),
  })
  const { reading, preview, plan } = trade

  const sold = trade.draft?.item ?? itemToSell?.item
  const shownItem = trade.draft?.item ?? item
  return (
    <WriteDialog
      title={t(offerDialogsTexts.accept)}
      doneTitle={t(offerDialogsTexts.accepted)}
      write={trade}
      action={
        <PricedButton
          spoken={t(offerDialogsTexts.confirmAccept)}
          label={t(offerDialogsTexts.sell)}
          pricedLabel={offerDialogsTexts.sellFor}
          amount={plan === undefined || marks.status === 'loading' ? undefined : preview?.shown.proceeds}
          currency={offer.currency}
          trade={trade}
        />
      }
      choice={
        <>
          <PriceConfirmation trade={trade} />
          <CancelOlderChoice reactivated={trade.reactivated} />
        </>
      }
      failure={findFirstFailure(offerDialogsTexts.offerUnread, owned, reading)}
      steps={withCancellation(trade, listStepsBefore(plan))}
      next={
        <NextSteps
          after="accept"
          account={account}
          items={sold === undefined ? [] : [sold]}
          onClose={onClose}
        />
      }
      onClose={onClose}
    >
      {shownItem !== undefined && (
        <ItemLine item={shownItem}>
          {quantity !== undefined && edition && (
            <TokenAmount
              quantity={plan === undefined ? quantity : (preview?.shown.quantity ?? quantity)}
              decimals={decimals}
            />
          )}
        </ItemLine>
      )}
      {itemToSell === undefined && open && (
        <ItemChoice
          offer={offer}
          items={items}
          isLoading={owned.status === 'loading'}
          selected={selected}
          onChange={setSelected}
        />
      )}
      {open && (
        <TakenQuantityField
          decimals={decimals}
          field={field}
          left={offer.remaining}
          price={<Price amount={offer.unitPrice} currency={offer.currency} size="xs" />}
          hints={{ any: offerDialogsTexts.offerTakes, inSteps: offerDialogsTexts.offerTakesInSteps }}
        />
      )}
      {item !== undefined &&
        quantity !== undefined &&
        reading !== undefined &&
        reading.status !== 'failed' && (
          <AcceptanceSummary
            offer={offer}
            preview={preview}
            account={account}
            isDone={progress.status === 'done'}
            overtaken={isSuperseded(progress)}
          />
        )}
      {open && <ReactivatedNote reactivated={trade.reactivated} />}
      {open && (
        <PriceWarnings
          label={offerDialogsTexts.beforeYouSell}
          warnings={trade.warnings ?? []}
          itemToSell={choice}
        />
      )}
      {progress.status === 'done' && offer.currency.wrapsNative === true && (
        <div className={dialogs.next}>
          <p className={dialogs.note}>{t(offerDialogsTexts.paidIn({ currency: offer.currency.symbol }))}</p>
          <WrapButton currency={offer.currency} unwrapped={preview?.shown.proceeds} />
        </div>
      )}
      {open && marks.status === 'failed' && (
        <p className={dialogs.failure}>{t(offerDialogsTexts.marksUnread)}</p>
      )}
    </WriteDialog>
  )
}

/** Whether an approval comes first. */
const approves = ({ verdict }: AcceptancePreview) =>
  verdict.status === 'executable' && verdict.plan.steps.length > 1
