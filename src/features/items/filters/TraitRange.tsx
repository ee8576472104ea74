// Selects the values of a numeric trait, or of one with dates, from one to another. A range becomes the values in it, so
// that the index, which knows values only, filters by the same ones as the local copy.
import { useState } from 'react'
import type { FacetType } from '../../../itemSearch/query.ts'
import { type TraitKey, traitTypeName } from '../../../domain/traits.ts'
import { collectionTexts } from '../../../messages/en/collection.ts'
import type { Value } from '../../../messages/message.ts'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/classNames.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { useTranslate } from '../../../ui/useTranslate.ts'
import styles from './TraitFilter.module.css'
import { selectRange } from './traitRange.ts'

export interface TraitRangeProps {
  readonly type: FacetType
  /** Most values that can be selected. */
  readonly most: number
  readonly onSelect: (keys: readonly TraitKey[]) => void
}

export function TraitRange({ type, most, onSelect }: TraitRangeProps) {
  const t = useTranslate()
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [problem, setProblem] = useState<Value>()
  const name = traitTypeName(type.type)
  const isDate = type.kind === 'date'
  // Browsers show no placeholder in a field for a date.
  const field = (bound: string) =>
    isDate
      ? ({ type: 'date', prefix: bound } as const)
      : ({ inputMode: 'decimal', placeholder: bound } as const)
  return (
    <form
      className={classNames(styles.range, isDate && styles.dates)}
      onSubmit={(event) => {
        event.preventDefault()
        const selected = selectRange(type, { from, to }, most)
        if ('keys' in selected) onSelect(selected.keys)
        setProblem('keys' in selected ? undefined : selected.problem)
      }}
    >
      <TextField
        label={t(collectionTexts.filterPanel.rangeFrom({ type: name }))}
        labelHidden
        mono
        value={from}
        onChange={setFrom}
        {...field(t(collectionTexts.filterPanel.from))}
      />
      <TextField
        label={t(collectionTexts.filterPanel.rangeTo({ type: name }))}
        labelHidden
        mono
        value={to}
        onChange={setTo}
        {...field(t(collectionTexts.filterPanel.to))}
      />
      <Button size="s" type="submit" disabled={from.trim() === '' && to.trim() === ''}>
        {t(collectionTexts.filterPanel.selectRange)}
      </Button>
      <p className={styles.problem} role="status">
        {problem !== undefined && t(problem)}
      </p>
    </form>
  )
}
