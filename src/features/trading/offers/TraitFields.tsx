// Chooses a trait of a collection: its type, then its value with how many items have it.
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import type { Address } from '../../../domain/address.ts'
import { messageForPeople } from '../../../domain/errors.ts'
import { traitTypeWords, traitValueWords } from '../../../domain/traits.ts'
import { formatCount } from '../../../domain/wei.ts'
import { Button } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/Select.tsx'
import { LoadingLabel, Skeleton } from '../../../ui/Skeleton.tsx'
import { FieldNote } from '../../../ui/TextField.tsx'
import styles from '../Dialogs.module.css'
import { useReading } from '../useReading.ts'
import { loadTraits } from '../useTrade.ts'

export interface TraitFieldsProps {
  readonly collection: Address
  readonly type: string
  readonly value: string
  readonly error: string | undefined
  /** @param count items with the trait, as the form shows them; undefined where unknown */
  readonly onChange: (type: string, value: string, count: number | undefined) => void
}

export function TraitFields({ collection, type, value, error, onChange }: TraitFieldsProps) {
  const client = useApolloClient()
  const [round, setRound] = useState(0)
  const reading = useReading(`${collection}:${round}`, async () => {
    const { readCollectionTraits } = await loadTraits()
    return [...(await readCollectionTraits(client, collection)).values()]
  })
  switch (reading.status) {
    case 'loading':
      return (
        <div className={styles.row}>
          <LoadingLabel>Reading the collection’s traits</LoadingLabel>
          <Skeleton height={64} />
        </div>
      )
    case 'failed':
      return (
        <div className={styles.row} role="alert">
          <p className={styles.failure}>
            {messageForPeople(reading.error, 'The traits could not be read from the index.')}
          </p>
          <Button size="s" onClick={() => setRound(round + 1)}>
            Read the traits again
          </Button>
        </div>
      )
    case 'loaded': {
      // What has no name cannot be told from no choice.
      const named = reading.value.filter(({ trait }) => trait.type !== '' && trait.value !== '')
      const types = [...new Set(named.map(({ trait }) => trait.type))]
      const choices = named.filter(({ trait }) => trait.type === type)
      if (types.length === 0)
        return <p className={styles.row}>The items of this collection have no traits.</p>
      return (
        <div className={styles.row}>
          <div className={styles.pair}>
            <Select
              label="Trait"
              value={type}
              onChange={(chosen) => onChange(chosen, '', undefined)}
              options={[
                { value: '', label: 'Choose' },
                ...types.map((one) => ({ value: one, label: traitTypeWords(one) })),
              ]}
            />
            <Select
              label="Value"
              value={value}
              disabled={type === ''}
              onChange={(chosen) =>
                onChange(type, chosen, choices.find(({ trait }) => trait.value === chosen)?.count)
              }
              options={[
                { value: '', label: 'Choose' },
                ...choices.map(({ trait, count }) => ({
                  value: trait.value,
                  label:
                    traitValueWords(trait.value) + (count === undefined ? '' : ` (${formatCount(count)})`),
                })),
              ]}
            />
          </div>
          <FieldNote
            id="trait-note"
            error={error}
            hint="Items that have it when you publish. Items that get it later do not count."
          />
        </div>
      )
    }
  }
}
