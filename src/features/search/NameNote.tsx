// Notes about a search: an ENS name that is still loading or has no account, and names that haven't loaded yet.
import { search } from '../../messages/en/search.ts'
import { Trans } from '../../ui/Trans.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import type { NameState } from './useEnsName.ts'
import type { VocabularyState } from '../../catalogue/vocabulary/service.ts'

export interface NameNoteProps {
  readonly className?: string | undefined
  readonly name: NameState
  readonly text: string
}

export function NameNote({ className, name, text }: NameNoteProps) {
  const t = useTranslate()
  if (name.kind === 'account') return null
  const shown = <bdi>{'name' in name ? name.name : text.trim()}</bdi>
  return (
    <p className={className} role="status">
      <Trans
        message={
          name.kind === 'failed'
            ? search.nameFailed({ name: shown, reason: t(name.reason) })
            : MESSAGES[name.kind]({ name: shown })
        }
      />
    </p>
  )
}

const MESSAGES = {
  loading: search.nameLoading,
  unknown: search.nameUnknown,
  invalid: search.nameInvalid,
  elsewhere: search.nameElsewhere,
} as const

interface UnreadNoteProps {
  readonly className?: string | undefined
  readonly unread: VocabularyState
}

export function UnreadNote({ className, unread: { read, items } }: UnreadNoteProps) {
  const t = useTranslate()
  return <p className={className}>{t(search.unread({ read, items }))}</p>
}
