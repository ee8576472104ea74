// What a write had done before it stopped, above the form that goes on from there.
import dialogs from './Dialogs.module.css'

/** @param did in sentences; nothing is said of a write that did nothing */
export function DoneBefore({ did }: { readonly did: readonly string[] }) {
  if (did.length === 0) return null
  return (
    <p className={dialogs.lead} role="status">
      {did.join(' ')} Nothing else was sent.
    </p>
  )
}
