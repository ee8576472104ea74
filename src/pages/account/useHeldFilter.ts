// The filter of an account's items, in the URL. The text is in the field at once, and in the URL after a pause.
import { useEffect, useMemo, useState } from 'react'
import { useDebouncedValue } from '../../ui/useDebouncedValue.ts'
import { usePageQuery } from '../../ui/usePageQuery.ts'
import { type HeldFilter, parseHeldFilter, withHeldFilter } from './heldFilter.ts'

const TYPING_PAUSE_MILLISECONDS = 250

export interface HeldFilterState {
  readonly filter: HeldFilter
  readonly change: (change: Partial<HeldFilter>) => void
}

export function useHeldFilter(): HeldFilterState {
  const [query, setQuery] = usePageQuery()
  const inUrl = useMemo(() => parseHeldFilter(query), [query])
  const [text, setText] = useState(inUrl.text)
  const settled = useDebouncedValue(text, TYPING_PAUSE_MILLISECONDS)

  // External system: the URL.
  useEffect(() => {
    if (settled === inUrl.text) return
    setQuery((before) => withHeldFilter(before, { ...parseHeldFilter(before), text: settled }), {
      replace: true,
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the URL follows the text, not the other way round
  }, [settled])

  return {
    filter: { ...inUrl, text },
    change: (change) => {
      const { text: typed = text, ...selected } = change
      setText(typed)
      if (Object.keys(selected).length === 0) return
      setQuery((before) => withHeldFilter(before, { ...parseHeldFilter(before), text: typed, ...selected }), {
        replace: true,
      })
    },
  }
}
