// The dialog to list several items at once: each with its price and what it becomes, the sums, then the steps.
import { useState, type FormEvent } from 'react'
import { messageForPeople } from '../../../domain/errors.ts'
import { formatCount } from '../../../domain/wei.ts'
import { isSettled } from '../../../transactions/machine.ts'
import { useWrite } from '../../../transactions/TransactionsProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useNow } from '../../../ui/useNow.ts'
import type { ConnectedWallet } from '../../../wallet/types.ts'
import { useWallet } from '../../../wallet/WalletProvider.tsx'
import dialogs from '../Dialogs.module.css'
import type { ListedItem } from '../listings/listing.ts'
import { useReading } from '../useReading.ts'
import { loadBulk, loadPublication, useTradeContext } from '../useTrade.ts'
import { WriteProgress } from '../WriteProgress.tsx'
import { listManyKey } from '../writeKeys.ts'
import { BulkFields } from './BulkFields.tsx'
import { currencyOf, emptyBulkValues, readBulkForm } from './bulkForm.ts'
import { BulkLines } from './BulkLines.tsx'
import { BulkSums } from './BulkSums.tsx'

export interface BulkListDialogProps {
  readonly items: readonly ListedItem[]
  readonly onClose: () => void
}

export function BulkListDialog(props: BulkListDialogProps) {
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
  return <Form key={state.account} {...props} wallet={state} />
}

const FORM_ID = 'bulk-list-form'

function Form({
  items: chosen,
  wallet,
  onClose,
}: BulkListDialogProps & { readonly wallet: ConnectedWallet }) {
  const { network } = useConfig()
  const now = useNow()
  const [items, setItems] = useState(chosen)
  const [values, setValues] = useState(() => emptyBulkValues(network.nativeCurrency.address))
  const [sent, setSent] = useState(false)
  const [started, setStarted] = useState(false)
  const [round, setRound] = useState(0)
  const context = useTradeContext(wallet.account)
  const { entry, start, dismiss } = useWrite(listManyKey(wallet.account))

  const currencies = [network.nativeCurrency, ...network.currencies] as const
  const currency = currencyOf(values, currencies)
  const read = readBulkForm(values, { items, currencies, nowSeconds: now })
  const drafts = 'drafts' in read ? read.drafts : undefined
  const named = drafts
    ?.map(({ item, unitPrice }) => `${item.path} ${unitPrice}`)
    .concat(currency.address, `${round}`)
    .join()
  const reading = useReading(named, async () => {
    const { previewListings } = await loadPublication()
    return previewListings(context, drafts ?? [])
  })
  const verdicts = reading.status === 'loaded' ? reading.value : undefined
  const terms = verdicts?.flatMap((one) => (one.status === 'refused' ? [] : [one.terms]))
  const agreed = terms !== undefined && terms.length === items.length ? terms : undefined

  const following = entry !== undefined && (started || !isSettled(entry.state))
  const busy = following && !isSettled(entry.state)
  const done = following && entry.state.status === 'indexed'
  const [failure, setFailure] = useState<unknown>()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (drafts === undefined || agreed === undefined || busy) return
    loadBulk().then(({ bulkListingOf }) => {
      setStarted(true)
      start(bulkListingOf(context, drafts, agreed))
    }, setFailure)
  }
  const edit = () => {
    dismiss()
    setStarted(false)
    setRound(round + 1)
  }
  const unreadable = !following && drafts !== undefined && reading.status === 'failed'
  const error = unreadable ? reading.error : failure

  return (
    <Dialog
      open
      size="l"
      title={done ? 'Listed' : `List ${formatCount(items.length)} items for sale`}
      onOpenChange={onClose}
      dismissible={!(following && entry.state.status === 'signing')}
      footer={
        <>
          <Button onClick={onClose}>{busy ? 'Continue in the background' : 'Close'}</Button>
          {following && !busy && !done && (
            <Button variant="primary" onClick={edit}>
              Back to the form
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
              disabled={items.length === 0 || (drafts !== undefined && agreed === undefined)}
            >
              List {formatCount(items.length)} items
            </Button>
          )}
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={submit}>
        {!following && (
          <BulkFields
            currencies={currencies}
            values={values}
            errors={'errors' in read ? read.errors : undefined}
            sent={sent}
            onChange={setValues}
          />
        )}
        <BulkLines
          items={items}
          currency={currency}
          values={values}
          errors={'errors' in read && sent ? read.errors.prices : {}}
          verdicts={verdicts}
          locked={following}
          onPrice={(item, price) =>
            setValues({ ...values, prices: { ...values.prices, [item.path]: price } })
          }
          onRemove={(item) => setItems(items.filter(({ path }) => path !== item.path))}
        />
      </form>
      <BulkSums
        currency={currency}
        terms={agreed}
        waiting={drafts !== undefined && reading.status === 'loading'}
      />
      {error !== undefined && (
        <p className={dialogs.failure} role="alert">
          {messageForPeople(error, 'What the collections ask for could not be read from the chain.')}
        </p>
      )}
      {following && <WriteProgress entry={entry} withApproval={false} />}
    </Dialog>
  )
}
