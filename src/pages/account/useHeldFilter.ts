// The filter of an account's items, in the URL. The text is in the field at once, and in the URL after a pause.
import { useMemo } from 'react'
import { TYPING_PAUSE_MILLISECONDS } from '../../ui/useDebouncedValue.ts'
import { usePageQuery } from '../../ui/usePageQuery.ts'
import { useTypedText } from '../../ui/useTypedText.ts'
import { type HeldFilter, parseHeldFilter, withHeldFilter } from './heldFilter.ts'

export interface HeldFilterState {
  readonly filter: HeldFilter
  readonly change: (change: Partial<HeldFilter>) => void
}

export function useHeldFilter(): HeldFilterState {
  const [query, setQuery] = usePageQuery()
  const inUrl = useMemo(() => parseHeldFilter(query), [query])
  const write = (change: Partial<HeldFilter>) =>
    setQuery((before) => withHeldFilter(before, { ...parseHeldFilter(before), ...change }), { replace: true })
  const { text, setText, noteSent } = useTypedText({
    applied: inUrl.text,
    pauseMilliseconds: TYPING_PAUSE_MILLISECONDS,
    apply: (nextText) => write({ text: nextText }),
  })

  return {
    filter: { ...inUrl, text },
    change: (change) => {
      const { text: typed = text, ...selected } = change
      setText(typed)
      if (Object.keys(selected).length === 0) return
      if (typed.trim() !== inUrl.text) noteSent(typed.trim())
      write({ text: typed.trim(), ...selected })
    },
  }
}
