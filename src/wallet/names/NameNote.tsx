// Notes about the name of an account: an ENS name that is still loading or has no account.
import { searchTexts } from '../../messages/en/search.ts'
import { Trans } from '../../ui/Trans.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { NAME_MESSAGES } from './nameMessages.ts'
import type { NameState } from './useEnsName.ts'

export interface NameNoteProps {
  readonly className?: string | undefined
  readonly name: NameState
  readonly text: string
}

/** Renders nothing for a name that has an account. */
export function NameNote({ className, name, text }: NameNoteProps) {
  if (name.kind === 'account') return null
  return (
    <p className={className} role="status">
      <NameText name={name} text={text} />
    </p>
  )
}

/** What became of a name, within other text. */
export function NameText({ name, text }: Pick<NameNoteProps, 'name' | 'text'>) {
  const t = useTranslate()
  if (name.kind === 'account') return null
  const shown = <bdi>{'name' in name ? name.name : text.trim()}</bdi>
  return (
    <Trans
      message={
        name.kind === 'failed'
          ? searchTexts.nameFailed({ name: shown, reason: t(name.reason) })
          : NAME_MESSAGES[name.kind]({ name: shown })
      }
    />
  )
}
