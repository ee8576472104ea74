// The form to make an offer, with what it comes to as it is typed; then the steps: wrap, allow, publish.
import { useState, type FormEvent } from 'react'
import { isNative, type Currency } from '../../../domain/currency.ts'
import { messageForPeople } from '../../../domain/errors.ts'
import { collectionOffersPath } from '../../../domain/paths.ts'
import { isSettled } from '../../../transactions/machine.ts'
import { useWrite } from '../../../transactions/TransactionsProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useNow } from '../../../ui/useNow.ts'
import type { ConnectedWallet } from '../../../wallet/types.ts'
import { useWallet } from '../../../wallet/WalletProvider.tsx'
import styles from '../Dialogs.module.css'
import { ItemLine } from '../ItemLine.tsx'
import { USUAL_EXPIRY } from '../listings/listForm.ts'
import { useReading } from '../useReading.ts'
import { loadOffering, useTradeContext } from '../useTrade.ts'
import { WriteProgress } from '../WriteProgress.tsx'
import { offerKey } from '../writeKeys.ts'
import type { OfferStart } from './offer.ts'
import { OfferBreakdown } from './OfferBreakdown.tsx'
import { OfferFields } from './OfferFields.tsx'
import { readOfferForm, type OfferValues } from './offerForm.ts'

export interface OfferDialogProps {
  readonly start: OfferStart
  readonly onClose: () => void
}

export function OfferDialog({ start, onClose }: OfferDialogProps) {
  const { network } = useConfig()
  const { state } = useWallet()
  const [first, ...others] = network.currencies.filter((currency) => !isNative(currency))
  const stopped =
    state.status !== 'connected'
      ? 'Your wallet is not connected to this network any more. Nothing was signed.'
      : 'Offers need a token to pay in, and this site has none configured.'
  if (state.status !== 'connected' || first === undefined) {
    return (
      <Dialog
        open
        title="Make an offer"
        onOpenChange={onClose}
        footer={<Button onClick={onClose}>Close</Button>}
      >
        <p role="alert">{stopped}</p>
      </Dialog>
    )
  }
  // Another account has other money: nothing read for one is used for the other.
  return (
    <Form
      key={state.account}
      start={start}
      wallet={state}
      currencies={[first, ...others]}
      onClose={onClose}
    />
  )
}

const FORM_ID = 'offer-form'

interface FormProps extends OfferDialogProps {
  readonly wallet: ConnectedWallet
  readonly currencies: readonly [Currency, ...Currency[]]
}

function Form({ start, wallet, currencies, onClose }: FormProps) {
  const now = useNow()
  const [values, setValues] = useState<OfferValues>({
    price: '',
    currency: currencies[0].address,
    quantity: '1',
    expiry: USUAL_EXPIRY,
    until: '',
    aim: 'any',
    traitType: '',
    traitValue: '',
  })
  const [sent, setSent] = useState(false)
  const [started, setStarted] = useState(false)
  const [round, setRound] = useState(0)
  const context = useTradeContext(wallet.account)
  const path = start.item?.path ?? collectionOffersPath(start.collection.address)
  const { entry, start: begin, dismiss } = useWrite(offerKey(path, wallet.account))
  const following = entry !== undefined && (started || !isSettled(entry.state))
  const busy = following && !isSettled(entry.state)
  const done = following && entry.state.status === 'indexed'

  const read = readOfferForm(values, { start, currencies, nowSeconds: now })
  const draft = 'draft' in read ? read.draft : undefined
  const { price, currency, quantity, expiry, until, aim, traitType, traitValue } = values
  const question = JSON.stringify([
    price,
    currency,
    quantity,
    expiry,
    until,
    aim,
    traitType,
    traitValue,
    round,
  ])
  const preview = useReading(draft === undefined || following ? undefined : question, async () => {
    const { previewOffer, offerOf } = await loadOffering()
    if (draft === undefined) throw new RangeError('Only a draft can be read for.')
    return { draft, offerOf, ...(await previewOffer(context, draft)) }
  })
  /** What was agreed to, for as long as the write goes on. */
  const [agreed, setAgreed] = useState<typeof preview>()
  const reading = following && agreed !== undefined ? agreed : preview
  const shown = reading.status === 'loaded' ? reading.value : undefined
  const ready = shown?.verdict.status === 'executable' ? shown : undefined
  const unreadable = !following && draft !== undefined && reading.status === 'failed'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (ready?.verdict.status !== 'executable' || draft === undefined || busy) return
    const { target, promised, verdict, offerOf } = ready
    setAgreed(reading)
    setStarted(true)
    begin(offerOf(context, ready.draft, { target, promised, plan: verdict.plan }, path))
  }
  const edit = () => {
    dismiss()
    setStarted(false)
    setRound(round + 1)
  }

  return (
    <Dialog
      open
      title={done ? 'Offer made' : 'Make an offer'}
      onOpenChange={onClose}
      dismissible={!(following && entry.state.status === 'signing')}
      footer={
        <>
          <Button onClick={onClose}>{busy ? 'Continue in the background' : 'Close'}</Button>
          {following && !busy && !done && (
            <Button variant="primary" onClick={edit}>
              {entry.state.status === 'refused' && entry.state.reason.kind === 'changed'
                ? 'See what changed'
                : 'Back to the form'}
            </Button>
          )}
          {unreadable && (
            <Button variant="primary" onClick={() => setRound(round + 1)}>
              Try again
            </Button>
          )}
          {!following && !unreadable && (
            <Button
              variant="primary"
              type="submit"
              form={FORM_ID}
              // Nothing is agreed to before it is shown; a form that cannot be understood says so when it is sent.
              disabled={draft !== undefined && ready === undefined}
            >
              Make offer
            </Button>
          )}
        </>
      }
    >
      {start.item === undefined ? (
        <p className={styles.lead}>
          For items of <bdi>{start.collection.name}</bdi>. Whoever holds one may sell it to you.
        </p>
      ) : (
        <ItemLine item={start.item} />
      )}
      {!following && (
        <form id={FORM_ID} className={styles.fields} noValidate onSubmit={submit}>
          <OfferFields
            start={start}
            currencies={currencies}
            values={values}
            errors={'errors' in read ? read.errors : {}}
            sent={sent}
            onChange={setValues}
          />
        </form>
      )}
      {!(following && agreed === undefined) && (
        <OfferBreakdown
          draft={following ? shown?.draft : draft}
          preview={shown}
          failed={reading.status === 'failed'}
        />
      )}
      {unreadable && (
        <p className={styles.failure} role="alert">
          {messageForPeople(reading.error, 'What this offer needs could not be read from the chain.')}
        </p>
      )}
      {following && (
        <WriteProgress
          entry={entry}
          withApproval={ready?.verdict.status === 'executable' && ready.verdict.plan.steps.length > 1}
        />
      )}
    </Dialog>
  )
}
