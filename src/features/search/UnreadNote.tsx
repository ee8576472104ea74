// What is to be said where nothing was found while some names are not known yet.
import type { VocabularyState } from '../../catalogue/vocabulary/service.ts'
import { formatCount } from '../../domain/wei.ts'

export interface UnreadNoteProps {
  readonly className?: string | undefined
  readonly unread: VocabularyState
}

export function UnreadNote({ className, unread: { read, items } }: UnreadNoteProps) {
  return (
    <p className={className}>
      Misspelt words are put right by the names and traits of {formatCount(read)} of {formatCount(items)}{' '}
      items so far.
    </p>
  )
}
