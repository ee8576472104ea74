// The form to list an item, with what each part of the price becomes as it is typed; then the steps.
import { useState, type FormEvent } from 'react'
import { isNative } from '../../../domain/currency.ts'
import { messageForPeople } from '../../../domain/errors.ts'
import type { Wei } from '../../../domain/wei.ts'
import { Button } from '../../../ui/Button.tsx'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useNow } from '../../../ui/useNow.ts'
import { isSettled, type TransactionState } from '../../../transactions/machine.ts'
import { useWrite } from '../../../transactions/TransactionsProvider.tsx'
import type { ConnectedWallet } from '../../../wallet/types.ts'
import { useWallet } from '../../../wallet/WalletProvider.tsx'
import { ItemLine } from '../ItemLine.tsx'
import { ListFields } from './ListFields.tsx'
import { readListForm, USUAL_EXPIRY, type ListErrors, type ListValues } from './listForm.ts'
import type { ListedItem } from './listing.ts'
import { ListingBreakdown } from './ListingBreakdown.tsx'
import { useReading } from '../useReading.ts'
import { loadPublication, useTradeContext } from '../useTrade.ts'
import { listKey } from '../writeKeys.ts'
import { WriteProgress } from '../WriteProgress.tsx'
import styles from '../Dialogs.module.css'

export interface ListDialogProps {
  readonly item: ListedItem
  readonly held: bigint | undefined
  readonly onClose: () => void
}

export function ListDialog(props: ListDialogProps) {
  const { state } = useWallet()
  if (state.status !== 'connected') {
    return (
      <Dialog
        open
        title="List for sale"
        onOpenChange={props.onClose}
        footer={<Button onClick={props.onClose}>Close</Button>}
      >
        <p role="alert">Your wallet is not connected to this network any more. Nothing was signed.</p>
      </Dialog>
    )
  }
  return <Form {...props} wallet={state} />
}

const FORM_ID = 'list-form'

function Form({ item, held, onClose, wallet }: ListDialogProps & { readonly wallet: ConnectedWallet }) {
  const { network } = useConfig()
  const now = useNow()
  const currencies = [network.nativeCurrency, ...network.currencies]
  const [values, setValues] = useState<ListValues>({
    price: '',
    currency: network.nativeCurrency.address,
    quantity: '1',
    expiry: USUAL_EXPIRY,
    until: '',
  })
  const [sent, setSent] = useState(false)
  const [started, setStarted] = useState(false)
  const [round, setRound] = useState(0)
  /** The royalty that the seller last agreed to, and for which price. */
  const [agreed, setAgreed] = useState<{ readonly terms: string; readonly royalty: Wei }>()
  const context = useTradeContext(wallet.account)
  const { entry, start, dismiss } = useWrite(listKey(item.path, wallet.account))

  const read = readListForm(values, { item, currencies, held, nowSeconds: now })
  const draft = 'draft' in read ? read.draft : undefined
  const errors: ListErrors = 'errors' in read ? read.errors : {}
  const currency = currencies.find(({ address }) => address === values.currency) ?? network.nativeCurrency

  const named = draft === undefined ? undefined : `${draft.unitPrice}:${draft.quantity}`
  const reading = useReading(named === undefined ? undefined : `${named}:${round}`, async () => {
    const { previewTerms, listingOf } = await loadPublication()
    if (draft === undefined) throw new RangeError('Only a draft has terms.')
    return { terms: await previewTerms(context, draft), listingOf }
  })

  const following = entry !== undefined && (started || !isSettled(entry.state))
  const busy = following && !isSettled(entry.state)
  const done = following && entry.state.status === 'indexed'
  const unreadable = !following && draft !== undefined && reading.status === 'failed'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (draft === undefined || named === undefined || reading.status !== 'loaded' || busy) return
    const { terms, listingOf } = reading.value
    setAgreed({ terms: named, royalty: terms.split.royalty })
    setStarted(true)
    start(listingOf(context, draft, terms.split))
  }
  const edit = () => {
    dismiss()
    setStarted(false)
    setRound(round + 1)
  }

  return (
    <Dialog
      open
      title={done ? 'Listed' : 'List for sale'}
      onOpenChange={onClose}
      dismissible={!(following && entry.state.status === 'signing')}
      footer={
        <>
          <Button onClick={onClose}>{busy ? 'Continue in the background' : 'Close'}</Button>
          {following && !busy && !done && (
            <Button variant="primary" onClick={edit}>
              {asksAgain(entry.state) ? 'See what changed' : 'Back to the form'}
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
              disabled={draft !== undefined && reading.status !== 'loaded'}
            >
              List for sale
            </Button>
          )}
        </>
      }
    >
      <ItemLine item={item} />
      {!following && (
        <form id={FORM_ID} className={styles.fields} noValidate onSubmit={submit}>
          <ListFields
            item={item}
            held={held}
            currencies={currencies}
            values={values}
            errors={errors}
            sent={sent}
            onChange={setValues}
          />
        </form>
      )}
      <ListingBreakdown
        draft={draft}
        currency={currency}
        terms={reading.status === 'loaded' ? reading.value.terms : undefined}
        failed={reading.status === 'failed'}
        agreedRoyalty={following || agreed?.terms !== named ? undefined : agreed?.royalty}
      />
      {unreadable && (
        <p className={styles.failure} role="alert">
          {messageForPeople(reading.error, 'What the collection asks for could not be read from the chain.')}
        </p>
      )}
      {!following && !isNative(currency) && (
        <p className={styles.note}>Buyers pay in {currency.symbol}, which arrives in your account.</p>
      )}
      {following && <WriteProgress entry={entry} withApproval={false} />}
    </Dialog>
  )
}

function asksAgain(state: TransactionState): boolean {
  return state.status === 'refused' && state.reason.kind === 'changed'
}
