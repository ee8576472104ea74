// The form to list an item, with what each part of the price becomes as it is typed; then the steps.
import { useState, type FormEvent } from 'react'
import { isNative } from '../../../domain/currency.ts'
import { messageForPeople } from '../../../domain/errors.ts'
import { formatLocalMoment } from './localMoment.ts'
import { Button } from '../../../ui/Button.tsx'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Price } from '../../../ui/Price.tsx'
import { useNow } from '../../../ui/useNow.ts'
import type { AskTerms } from '../../../market/asks/draft.ts'
import { isSettled, type TransactionState } from '../../../transactions/machine.ts'
import { useWrite } from '../../../transactions/TransactionsProvider.tsx'
import type { ConnectedWallet } from '../../../wallet/types.ts'
import { useWallet } from '../../../wallet/WalletProvider.tsx'
import { ItemLine } from '../ItemLine.tsx'
import { ListFields } from './ListFields.tsx'
import { DraftSentence } from './DraftSentence.tsx'
import { EMPTY_LIST_VALUES, readListForm, type ListErrors, type ListValues } from './listForm.ts'
import { askingOf, isDeclining, type ListedItem, type Listing } from './listing.ts'
import { PriceWarnings } from './PriceWarnings.tsx'
import { useSecond } from './useSecond.ts'
import { readMarks, warningsOf } from './warnings.ts'
import { ListingBreakdown } from './ListingBreakdown.tsx'
import { useReading } from '../useReading.ts'
import { loadPublication, useTradeContext } from '../useTrade.ts'
import { listKey } from '../writeKeys.ts'
import { WriteProgress } from '../WriteProgress.tsx'
import styles from '../Dialogs.module.css'

export interface ListDialogProps {
  readonly item: ListedItem
  readonly held: bigint | undefined
  /** A listing of one's own that the new one takes the place of. */
  readonly old?: Listing
  readonly onClose: () => void
}

export function ListDialog(props: ListDialogProps) {
  const { state } = useWallet()
  const { title } = WORDS[props.old === undefined ? 'list' : 'edit']
  if (state.status !== 'connected') {
    return (
      <Dialog
        open
        title={title}
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

const WORDS = {
  list: { title: 'List for sale', act: 'List for sale', done: 'Listed' },
  edit: { title: 'Change the price', act: 'Cancel and list again', done: 'Price changed' },
} as const

/** A form at its start: empty, or what the old listing says but for its price. */
function startingValues(currency: string, old: Listing | undefined): ListValues {
  if (old === undefined) return { ...EMPTY_LIST_VALUES, currency }
  return {
    ...EMPTY_LIST_VALUES,
    currency: old.currency.address,
    quantity: `${old.remaining}`,
    ...(old.reservedFor === null ? {} : { buyer: 'one', reservedFor: old.reservedFor }),
    ...(old.endsAtSeconds < LATEST_DATE
      ? { expiry: 'custom', until: formatLocalMoment(old.endsAtSeconds) }
      : {}),
  }
}

/** In Unix seconds; the date field holds four digits of a year. */
const LATEST_DATE = 253_402_300_800

function Form({ item, held, old, onClose, wallet }: ListDialogProps & { readonly wallet: ConnectedWallet }) {
  const { network } = useConfig()
  const now = useNow()
  const currencies = [network.nativeCurrency, ...network.currencies]
  const words = WORDS[old === undefined ? 'list' : 'edit']
  const [values, setValues] = useState(() => startingValues(network.nativeCurrency.address, old))
  const [sent, setSent] = useState(false)
  const [started, setStarted] = useState(false)
  const [round, setRound] = useState(0)
  /** The terms that the seller last agreed to, and for which draft. */
  const [agreed, setAgreed] = useState<{ readonly of: string; readonly terms: AskTerms }>()
  const context = useTradeContext(wallet.account)
  const { entry, start, dismiss } = useWrite(listKey(item.path, wallet.account))

  const read = readListForm(values, { item, currencies, held, seller: wallet.account, nowSeconds: now })
  const draft = 'draft' in read ? read.draft : undefined
  const errors: ListErrors = 'errors' in read ? read.errors : {}
  const currency = currencies.find(({ address }) => address === values.currency) ?? network.nativeCurrency

  // When it starts and ends changes none of its parts, and would be asked again at each tick of the clock.
  const named =
    draft === undefined
      ? undefined
      : [
          draft.unitPrice,
          draft.unitEndPrice,
          draft.quantity,
          draft.currency.address,
          draft.reservedFor,
        ].join()
  const reading = useReading(named === undefined ? undefined : `${named}:${round}`, async () => {
    const code = await loadPublication()
    if (draft === undefined) throw new RangeError('Only a draft has terms.')
    const [verdict] = await code.previewListings(context, [draft])
    if (verdict === undefined) throw new RangeError('A draft has a verdict.')
    return { verdict, code }
  })
  const marks = useReading(`${values.currency}`, () => readMarks(context, { item, currency }, old))
  const verdict = reading.status === 'loaded' ? reading.value.verdict : undefined
  const terms = verdict === undefined || verdict.status === 'refused' ? undefined : verdict.terms
  const refusal = verdict?.status === 'refused' ? verdict.because : undefined

  const following = entry !== undefined && (started || !isSettled(entry.state))
  const busy = following && !isSettled(entry.state)
  const done = following && entry.state.status === 'indexed'
  const unreadable = !following && draft !== undefined && reading.status === 'failed'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (draft === undefined || named === undefined || reading.status !== 'loaded' || busy) return
    if (terms === undefined) return
    const { listingOf, replacementOf } = reading.value.code
    setAgreed({ of: named, terms })
    setStarted(true)
    start(
      old === undefined
        ? listingOf(context, draft, terms)
        : replacementOf(context, { old, draft, shown: terms }),
    )
  }
  const edit = () => {
    dismiss()
    setStarted(false)
    setRound(round + 1)
  }

  return (
    <Dialog
      open
      title={done ? words.done : words.title}
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
              disabled={draft !== undefined && terms === undefined}
            >
              {words.act}
            </Button>
          )}
        </>
      }
    >
      <ItemLine item={item} />
      {old !== undefined && !done && <ReplacementNote old={old} />}
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
        terms={terms}
        failed={reading.status === 'failed' || refusal !== undefined}
        agreed={following || agreed?.of !== named ? undefined : agreed?.terms}
      />
      {draft !== undefined && <DraftSentence draft={draft} now={now} />}
      {!following && refusal !== undefined && (
        <p className={styles.failure} role="alert">
          {refusal.sentence} {refusal.remedy}
        </p>
      )}
      {!following && draft !== undefined && marks.status === 'loaded' && (
        <PriceWarnings warnings={warningsOf(draft, marks.value)} />
      )}
      {unreadable && (
        <p className={styles.failure} role="alert">
          {messageForPeople(reading.error, 'What the collection asks for could not be read from the chain.')}
        </p>
      )}
      {!following && !isNative(currency) && (
        <p className={styles.note}>Buyers pay in {currency.symbol}, which arrives in your account.</p>
      )}
      {following && (
        <WriteProgress
          entry={entry}
          withApproval={old !== undefined}
          firstStep={old === undefined ? undefined : 'Cancel the old'}
        />
      )}
    </Dialog>
  )
}

/** What happens to the old listing, in the order in which the wallet asks. */
function ReplacementNote({ old }: { readonly old: Listing }) {
  const { amount } = askingOf(old, useSecond(isDeclining(old)))
  return (
    <p className={styles.lead}>
      Two transactions. The first cancels your listing at{' '}
      <Price amount={amount} currency={old.currency} exact />; the second, made once the first is confirmed,
      lists the item at the new price. Until the first is confirmed somebody can still buy at the old price;
      after it nobody can, and in between the item is not for sale.
    </p>
  )
}

function asksAgain(state: TransactionState): boolean {
  return state.status === 'refused' && state.reason.kind === 'changed'
}
