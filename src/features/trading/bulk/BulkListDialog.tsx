// The dialog to list several items at once: each with its price and what it becomes, and the sums.
import { useState, type FormEvent } from 'react'
import type { Address } from '../../../domain/address.ts'
import { formatCount } from '../../../domain/wei.ts'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { useNow } from '../../../ui/useNow.ts'
import type { ListedItem } from '../listings/listing.ts'
import { SubmitButton } from '../SubmitButton.tsx'
import { useFollowedWrite } from '../useFollowedWrite.ts'
import { useReading } from '../useReading.ts'
import { loadBulk, loadPublication, useTradeContext } from '../useTrade.ts'
import { WriteDialog } from '../WriteDialog.tsx'
import { listManyKey } from '../writeKeys.ts'
import { BulkFields } from './BulkFields.tsx'
import { currencyOf, emptyBulkValues, readBulkForm } from './bulkForm.ts'
import { BulkLines } from './BulkLines.tsx'
import { BulkSums } from './BulkSums.tsx'

export interface BulkListDialogProps {
  readonly items: readonly ListedItem[]
  readonly account: Address
  readonly onClose: () => void
}

const FORM_ID = 'bulk-list-form'

export function BulkListDialog({ items: chosen, account, onClose }: BulkListDialogProps) {
  const { network } = useConfig()
  const now = useNow()
  const [items, setItems] = useState(chosen)
  const [values, setValues] = useState(() => emptyBulkValues(network.nativeCurrency.address))
  const [sent, setSent] = useState(false)
  const context = useTradeContext(account)
  const write = useFollowedWrite(listManyKey(account))
  const open = write.progress.status === 'open'

  const currencies = [network.nativeCurrency, ...network.currencies] as const
  const currency = currencyOf(values, currencies)
  const read = readBulkForm(values, { items, currencies, nowSeconds: now })
  const drafts = 'drafts' in read ? read.drafts : undefined
  const named = drafts
    ?.map(({ item, unitPrice }) => `${item.path} ${unitPrice}`)
    .concat(currency.address, `${write.round}`)
    .join()
  const reading = useReading(named, async () => {
    const [{ bulkListingOf }, { previewListings }] = await Promise.all([loadBulk(), loadPublication()])
    return { verdicts: await previewListings(context, drafts ?? []), bulkListingOf }
  })
  const found = reading.status === 'loaded' ? reading.value : undefined
  const terms = found?.verdicts.flatMap((one) => (one.status === 'refused' ? [] : [one.terms]))
  const agreed = terms !== undefined && terms.length === items.length ? terms : undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (drafts === undefined || found === undefined || agreed === undefined || !open) return
    write.begin(found.bulkListingOf(context, drafts, agreed))
  }

  return (
    <WriteDialog
      size="l"
      title={`List ${formatCount(items.length)} items for sale`}
      doneTitle="Listed"
      write={write}
      againLabel="Back to the form"
      action={
        <SubmitButton
          form={FORM_ID}
          waiting={items.length === 0 || (drafts !== undefined && agreed === undefined)}
        >
          List {formatCount(items.length)} items
        </SubmitButton>
      }
      failure={
        drafts !== undefined && reading.status === 'failed'
          ? {
              error: reading.error,
              sentence: 'What the collections ask for could not be read from the chain.',
            }
          : undefined
      }
      onClose={onClose}
    >
      <form id={FORM_ID} noValidate onSubmit={submit}>
        {open && (
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
          verdicts={found?.verdicts}
          locked={!open}
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
    </WriteDialog>
  )
}
