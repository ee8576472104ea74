// The confirm dialog to accept an offer: selects the item if there are several, and shows the proceeds.
import { use, useState } from 'react'
import { displayUnit, shownQuantity } from '../../domain/quantity.ts'
import { shortAmount, toWei } from '../../domain/wei.ts'
import { offerDialogsTexts } from '../../messages/en/offerDialogs.ts'
import { share } from '../../messages/values.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Price } from '../../ui/Price.tsx'
import { TokenAmount } from '../../ui/TokenAmount.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import dialogs from '../dialog/Dialogs.module.css'
import { ItemLine } from '../dialog/SoldLines.tsx'
import { PricedButton } from '../dialog/MainButton.tsx'
import { QuantityField } from '../dialog/OrderFields.tsx'
import { readUnits } from '../dialog/formFields.ts'
import { isSuperseded, useAgreedPreview, useWriteFlow } from '../dialog/useWriteFlow.ts'
import { firstFailure, useDebouncedRead } from '../dialog/useDebouncedRead.ts'
import { fetchCode } from '../dialog/fetchCode.ts'
import { useTradeContext } from '../dialog/tradeContext.ts'
import { AcceptCode } from './acceptCode.ts'
import { WrapButton } from '../wrap/WrapButton.tsx'
import { CancelOlderChoice, ReactivatedNote } from '../older/ReactivatedNote.tsx'
import { NextSteps } from '../dialog/NextSteps.tsx'
import { useReactivated } from '../older/useReactivated.ts'
import { stepsBefore } from '../dialog/stepsBefore.ts'
import { WriteDialog } from '../dialog/WriteDialog.tsx'
import { acceptKey } from '../dialog/writeKeys.ts'
import type { TradeProps } from '../dialog/trade.ts'
import { AcceptanceSummary, SaleWarnings } from './AcceptanceSummary.tsx'
import { ItemChoice } from './ItemChoice.tsx'
import { fewestUnits } from '../../orders/offer.ts'
import { readOwnedItems, type OwnedItem } from './ownedItems.ts'
import { findFarBelow, readSaleMarks, listSaleWarnings } from '../prices/saleMarks.ts'

export function AcceptDialog({ offer, given, account, onClose }: TradeProps<'accept'>) {
  const t = useTranslate()
  const { loadAcceptance } = use(AcceptCode)
  const [input, setInput] = useState(`${offer.step}`)
  /** The selected item's path. Nothing is selected for the seller: the items may be worth very different amounts. */
  const [selected, setSelected] = useState<string>()
  /** The sale that the seller confirmed although it is far below the market. */
  const [confirmedSale, setConfirmedSale] = useState<string>()
  const { network } = useConfig()
  const context = useTradeContext(account)
  const write = useWriteFlow(acceptKey(offer.orderHash, account))
  const { progress, round } = write
  const open = progress.status === 'open'

  const owned = useDebouncedRead(
    given === undefined ? `${offer.orderHash}:${round}` : undefined,
    async () => {
      const { findTraitByHash } = await fetchCode(import('../../orders/traits.ts'))
      return readOwnedItems(context.client, { account, offer, network, findTraitByHash })
    },
  )
  const items: readonly OwnedItem[] | undefined =
    given === undefined ? (owned.status === 'loaded' ? owned.value : undefined) : [given]
  const choice = items?.length === 1 ? items[0] : items?.find((one) => one.item.path === selected)
  const item = choice?.item

  const edition = offer.collection.standard === 'ERC1155'
  // As of the opening, like the rest of the offer that the seller agrees to.
  const [decimals] = useState(offer.decimals)
  const { step } = offer
  const held = choice === undefined || choice.held > offer.remaining ? offer.remaining : choice.held
  const most = held - (held % step)
  const hasQuantity = offer.divisible && edition && most > step
  const units = hasQuantity ? readUnits(input, { decimals, most, step }) : { value: fewestUnits(offer) }
  const quantity = 'value' in units ? units.value : undefined

  const preview = useDebouncedRead(
    item === undefined || quantity === undefined || !open ? undefined : `${item.path}:${quantity}:${round}`,
    async () => {
      const { previewAcceptance, defineAcceptance } = await loadAcceptance()
      if (item === undefined) throw new RangeError('Only an item can be given.')
      const acceptance = { offer, item, quantity: quantity ?? 1n }
      return { ...(await previewAcceptance(context, acceptance)), acceptance, defineAcceptance }
    },
  )
  const { shown, loaded, plan, agree } = useAgreedPreview(progress, preview)
  const approves = open && plan !== undefined && plan.steps.length > 1
  const reactivation = useReactivated(
    context,
    { kind: 'approval', collections: approves ? [offer.collection.address] : [] },
    round,
  )

  const marks = useDebouncedRead(
    item === undefined || !open ? undefined : `${item.path}:marks:${round}`,
    () => {
      if (choice === undefined) throw new RangeError('Only an item has marks.')
      return readSaleMarks(context, network, { ...choice, currency: offer.currency })
    },
  )
  const unitProceeds =
    plan === undefined ? undefined : toWei((plan.proceeds * displayUnit({ decimals })) / plan.quantity)
  const loadedMarks = marks.status === 'loaded' && unitProceeds !== undefined ? marks.value : undefined
  const warnings =
    loadedMarks === undefined || unitProceeds === undefined
      ? []
      : listSaleWarnings({ unitPrice: offer.unitPrice, unitProceeds }, loadedMarks)
  const farBelow =
    loadedMarks === undefined || unitProceeds === undefined
      ? undefined
      : findFarBelow({ unitPrice: offer.unitPrice, unitProceeds }, loadedMarks)
  // A confirmation is for one item at one price.
  const sale = `${item?.path ?? ''}:${unitProceeds ?? ''}`

  const accept = () => {
    if (loaded === undefined || plan === undefined) return
    agree()
    const first = reactivation.begin()
    write.begin(loaded.defineAcceptance(context, loaded.acceptance, { shown: loaded.shown, approves, first }))
  }

  const sold = loaded?.acceptance.item ?? given?.item
  const shownItem = open ? item : (loaded?.acceptance.item ?? item)
  return (
    <WriteDialog
      title={t(offerDialogsTexts.accept)}
      doneTitle={t(offerDialogsTexts.accepted)}
      write={write}
      action={
        <PricedButton
          spoken={t(offerDialogsTexts.confirmAccept)}
          label={t(offerDialogsTexts.sell)}
          pricedLabel={offerDialogsTexts.sellFor}
          amount={plan === undefined || marks.status === 'loading' ? undefined : loaded?.shown.proceeds}
          currency={offer.currency}
          withheld={reactivation.waiting || (farBelow !== undefined && confirmedSale !== sale)}
          onClick={accept}
        />
      }
      choice={
        <>
          {farBelow !== undefined && (
            <Checkbox
              label={t(
                offerDialogsTexts.sellFarBelow({
                  share: share(farBelow.percent * 100n),
                  mark: farBelow.against,
                  worth: shortAmount(farBelow.mark.amount, farBelow.mark.currency),
                }),
              )}
              checked={confirmedSale === sale}
              onChange={(confirmed) => setConfirmedSale(confirmed ? sale : undefined)}
            />
          )}
          <CancelOlderChoice reactivation={reactivation} />
        </>
      }
      failure={firstFailure(offerDialogsTexts.offerUnread, owned, preview)}
      steps={reactivation.getSteps(stepsBefore(plan))}
      next={
        <NextSteps
          after="sale"
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
              quantity={plan === undefined ? quantity : (loaded?.shown.quantity ?? quantity)}
              decimals={decimals}
            />
          )}
        </ItemLine>
      )}
      {given === undefined && open && (
        <ItemChoice
          offer={offer}
          items={items}
          waiting={owned.status === 'loading'}
          selected={selected}
          onChange={setSelected}
        />
      )}
      {hasQuantity && open && (
        <QuantityField
          className={dialogs.field}
          decimals={decimals}
          value={input}
          onChange={setInput}
          error={'error' in units ? t(units.error) : undefined}
          hint={
            <Trans
              message={(step === 1n ? offerDialogsTexts.offerTakes : offerDialogsTexts.offerTakesInSteps)({
                count: shownQuantity(offer.remaining, { decimals }),
                step: shownQuantity(step, { decimals }),
                price: <Price amount={offer.unitPrice} currency={offer.currency} size="xs" />,
              })}
            />
          }
        />
      )}
      {item !== undefined && quantity !== undefined && shown !== undefined && shown.status !== 'failed' && (
        <AcceptanceSummary
          offer={offer}
          preview={loaded}
          account={account}
          isDone={progress.status === 'done'}
          overtaken={isSuperseded(progress)}
        />
      )}
      {open && <ReactivatedNote reactivation={reactivation} />}
      {open && <SaleWarnings warnings={warnings} given={choice} />}
      {progress.status === 'done' && offer.currency.wrapsNative === true && (
        <div className={dialogs.next}>
          <p className={dialogs.note}>{t(offerDialogsTexts.paidIn({ currency: offer.currency.symbol }))}</p>
          <WrapButton currency={offer.currency} unwrapped={loaded?.shown.proceeds} />
        </div>
      )}
      {open && marks.status === 'failed' && (
        <p className={dialogs.failure}>{t(offerDialogsTexts.marksUnread)}</p>
      )}
    </WriteDialog>
  )
}
