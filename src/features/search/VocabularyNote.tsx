// Says that the vocabulary hasn't loaded yet, so that misspelled words may find nothing.
import type { VocabularyState } from '../../itemSearch/vocabulary/service.ts'
import { searchTexts } from '../../messages/en/search.ts'
import { useTranslate } from '../../ui/useTranslate.ts'

interface VocabularyNoteProps {
  readonly className?: string | undefined
  readonly vocabulary: VocabularyState
}

export function VocabularyNote({ className, vocabulary: { read, items } }: VocabularyNoteProps) {
  const t = useTranslate()
  return <p className={className}>{t(searchTexts.vocabularyLoading({ read, items }))}</p>
}
