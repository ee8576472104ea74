// What is to be said of a name of the Ethereum Name Service while, or because, it leads to no account.
import type { NameState } from './useEnsName.ts'

export interface NameNoteProps {
  readonly className?: string | undefined
  readonly name: NameState
  readonly text: string
}

export function NameNote({ className, name, text }: NameNoteProps) {
  const words = wordsFor(name)
  if (words === undefined) return null
  return (
    <p className={className} role="status">
      <bdi>{'name' in name ? name.name : text.trim()}</bdi> {words}
    </p>
  )
}

function wordsFor(name: NameState): string | undefined {
  switch (name.kind) {
    case 'account':
      return undefined
    case 'asking':
      return '– looking up this name…'
    case 'unknown':
      return 'names no account. Names that a parent name or a server answers for are not looked up.'
    case 'invalid':
      return 'is not a name that ENS allows.'
    case 'elsewhere':
      return 'looks like an ENS name, and this network has none.'
    case 'failed':
      return `could not be looked up. ${name.message}`
  }
}
