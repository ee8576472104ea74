// The form to list an item, with what each part of the price becomes as it is typed; then the steps.
import { useState, type FormEvent } from 'react'
import { isNative } from '../../domain/currency.ts'
import { Button } from '../../ui/Button.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useNow } from '../../ui/useNow.ts'
import { isSettled } from '../../transactions/machine.ts'
import { useWrite } from '../../transactions/TransactionsProvider.tsx'
import type { ConnectedWallet } from '../../wallet/types.ts'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import { ItemLine } from './ItemLine.tsx'
import { EXPIRIES, readListForm, type ListErrors, type ListValues } from './listForm.ts'
import type { ListedItem } from './listing.ts'
import { ListingBreakdown } from './ListingBreakdown.tsx'
import { loadTrade, useTradeContext } from './useTrade.ts'
import { WriteProgress } from './WriteProgress.tsx'
import styles from './Dialogs.module.css'

export interface ListDialogProps {
  readonly item: ListedItem
  readonly held: bigint | undefined
  readonly onClose: () => void
}

export default function ListDialog(props: ListDialogProps) {
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
    expiry: '2592000',
    until: '',
  })
  // A field speaks up once it was left or the form was sent, not while it is first typed into.
  const [touched, setTouched] = useState<ReadonlySet<keyof ListErrors>>(new Set())
  const [started, setStarted] = useState(false)
  const context = useTradeContext(wallet.account)
  const { entry, start, dismiss } = useWrite(`list:${item.path}:${wallet.account}`)

  const read = readListForm(values, { item, currencies, held, nowSeconds: now })
  const draft = 'draft' in read ? read.draft : undefined
  const errors: ListErrors = 'errors' in read ? read.errors : {}
  const errorOf = (field: keyof ListErrors) => (touched.has(field) ? errors[field] : undefined)
  const currency = currencies.find(({ address }) => address === values.currency) ?? network.nativeCurrency

  const set = <Key extends keyof ListValues>(key: Key, value: ListValues[Key]) =>
    setValues((current) => ({ ...current, [key]: value }))
  const touch = (field: keyof ListErrors) => setTouched((current) => new Set([...current, field]))

  const following = entry !== undefined && (started || !isSettled(entry.state))
  const busy = following && !isSettled(entry.state)
  const done = following && entry.state.status === 'indexed'

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTouched(new Set(['price', 'quantity', 'until']))
    if (draft === undefined || busy) return
    const { listingOf } = await loadTrade()
    setStarted(true)
    start(listingOf(context, draft))
  }
  const edit = () => {
    dismiss()
    setStarted(false)
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
              Back to the form
            </Button>
          )}
          {!following && (
            <Button variant="primary" type="submit" form={FORM_ID}>
              List for sale
            </Button>
          )}
        </>
      }
    >
      <ItemLine item={item} />
      {!following && (
        <form id={FORM_ID} className={styles.fields} noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            label={item.standard === 'ERC1155' ? 'Price of one' : 'Price'}
            value={values.price}
            onChange={(price) => set('price', price)}
            onBlur={() => {
              if (values.price !== '') touch('price')
            }}
            error={errorOf('price')}
            inputMode="decimal"
            placeholder="0.00"
            mono
            required
          />
          <div className={styles.currency}>
            <Select
              label="Currency"
              value={values.currency}
              onChange={(chosen) => set('currency', chosen)}
              options={currencies.map(({ address, symbol }) => ({ value: address, label: symbol }))}
            />
          </div>
          {item.standard === 'ERC1155' && (
            <TextField
              className={styles.row}
              label="How many"
              value={values.quantity}
              onChange={(quantity) => set('quantity', quantity)}
              onBlur={() => touch('quantity')}
              error={errorOf('quantity')}
              hint={
                held === undefined
                  ? 'Buyers may take a part of them.'
                  : `You have ${held}. Buyers may take a part of them.`
              }
              inputMode="numeric"
              mono
              required
            />
          )}
          <div className={styles.row}>
            <Select
              label="For how long"
              value={values.expiry}
              onChange={(expiry) => set('expiry', expiry)}
              options={EXPIRIES}
            />
          </div>
          {values.expiry === 'custom' && (
            <TextField
              className={styles.row}
              label="Until"
              type="datetime-local"
              value={values.until}
              onChange={(until) => set('until', until)}
              onBlur={() => touch('until')}
              error={errorOf('until')}
              required
            />
          )}
        </form>
      )}
      <ListingBreakdown draft={draft} currency={currency} context={context} />
      {!following && !isNative(currency) && (
        <p className={styles.note}>Buyers pay in {currency.symbol}, which arrives in your account.</p>
      )}
      {following && <WriteProgress entry={entry} withApproval={false} />}
    </Dialog>
  )
}
