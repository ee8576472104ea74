// Which of the reader's items is given to an offer; nothing to choose where only one is taken.
import { formatCount } from '../../../domain/wei.ts'
import { Select } from '../../../ui/Select.tsx'
import { LoadingLabel, Skeleton } from '../../../ui/Skeleton.tsx'
import dialogs from '../Dialogs.module.css'
import type { HeldItem } from '../listings/listing.ts'

export interface ItemChoiceProps {
  readonly items: readonly HeldItem[] | undefined
  readonly waiting: boolean
  /** Index of the item. */
  readonly chosen: string
  readonly onChange: (chosen: string) => void
}

export function ItemChoice({ items, waiting, chosen, onChange }: ItemChoiceProps) {
  if (items === undefined) {
    return waiting ? (
      <>
        <LoadingLabel>Looking for items of yours that the offer takes</LoadingLabel>
        <Skeleton height={64} />
      </>
    ) : null
  }
  if (items.length === 0) return <p role="alert">You hold no item that this offer takes.</p>
  if (items.length === 1) return null
  return (
    <div className={dialogs.field}>
      <Select
        label={`Which of your ${formatCount(items.length)} items`}
        value={chosen}
        onChange={onChange}
        options={items.map(({ item }, index) => ({ value: String(index), label: item.name }))}
      />
    </div>
  )
}
