// Selects a trait of a collection: its type, then its value with the number of items.
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import type { Address } from '../../domain/address.ts'
import { errorText } from '../../domain/errors.ts'
import { traitKey, type TraitKey, traitTypeName, traitValueName } from '../../domain/traits.ts'
import { offerDialogsTexts } from '../../messages/en/offerDialogs.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { LoadingLabel, Skeleton } from '../../ui/Skeleton.tsx'
import { FieldNote } from '../../ui/TextField.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from '../dialog/Dialogs.module.css'
import { useDebouncedRead } from '../dialog/useDebouncedRead.ts'
import { fetchCollectionTraits } from '../../orders/traits.ts'

export interface TraitFieldsProps {
  readonly collection: Address
  readonly type: string
  /** Empty for none. */
  readonly trait: TraitKey
  readonly error: string | undefined
  /** @param count items with the trait, as the form shows them; undefined if unknown */
  readonly onChange: (type: string, trait: TraitKey, count: number | undefined) => void
}

const NOTE_ID = 'trait-note'

export function TraitFields({ collection, type, trait: selectedTrait, error, onChange }: TraitFieldsProps) {
  const t = useTranslate()
  const client = useApolloClient()
  const [round, setRound] = useState(0)
  const reading = useDebouncedRead(`${collection}:${round}`, async () => {
    return [...(await fetchCollectionTraits(client, collection)).values()]
  })
  switch (reading.status) {
    case 'loading':
      return (
        <div className={styles.row}>
          <LoadingLabel>{t(offerDialogsTexts.loadingTraits)}</LoadingLabel>
          <Skeleton height={64} />
        </div>
      )
    case 'failed':
      return (
        <div className={styles.row} role="alert">
          <p className={styles.failure}>{t(errorText(reading.error, offerDialogsTexts.traitsFailed))}</p>
          <Button size="s" onClick={() => setRound(round + 1)}>
            {t(offerDialogsTexts.retryTraits)}
          </Button>
        </div>
      )
    case 'loaded': {
      // A trait without a name would look like no selection.
      const named = reading.value.filter(({ trait }) => trait.type !== '' && trait.value !== '')
      const types = [...new Set(named.map(({ trait }) => trait.type))]
      const values = named.filter(({ trait }) => trait.type === type)
      const errorId = error === undefined ? undefined : NOTE_ID
      if (types.length === 0) return <p className={styles.row}>{t(offerDialogsTexts.noTraits)}</p>
      return (
        <div className={styles.row}>
          <div className={styles.pair}>
            <Select
              label={t(offerDialogsTexts.trait)}
              value={type}
              errorId={type === '' ? errorId : undefined}
              onChange={(selected) => onChange(selected, '', undefined)}
              options={[
                { value: '', label: t(offerDialogsTexts.choose) },
                ...types.map((one) => ({ value: one, label: t(traitTypeName(one)) })),
              ]}
            />
            <Select
              label={t(offerDialogsTexts.value)}
              value={selectedTrait}
              disabled={type === ''}
              errorId={type === '' ? undefined : errorId}
              onChange={(selected) =>
                onChange(type, selected, values.find(({ trait }) => traitKey(trait) === selected)?.count)
              }
              options={[
                { value: '', label: t(offerDialogsTexts.choose) },
                ...values.map(({ trait, count }) => ({
                  value: traitKey(trait),
                  label:
                    count === undefined
                      ? t(traitValueName(trait))
                      : t(offerDialogsTexts.valueCount({ value: traitValueName(trait), count })),
                })),
              ]}
            />
          </div>
          <FieldNote id={NOTE_ID} error={error} hint={t(offerDialogsTexts.traitHint)} />
        </div>
      )
    }
  }
}
