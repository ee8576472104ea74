// Says that the vocabulary hasn't loaded yet, so that misspelled words may find nothing.
import type { VocabularyState } from '../../itemSearch/vocabulary/service.ts'
import { searchTexts } from '../../messages/en/search.ts'
import { useTranslate } from '../../ui/useTranslate.ts'

interface UnreadNoteProps {
  readonly className?: string | undefined
  readonly unread: VocabularyState
}

export function UnreadNote({ className, unread: { read, items } }: UnreadNoteProps) {
  const t = useTranslate()
  return <p className={className}>{t(searchTexts.unread({ read, items }))}</p>
}
