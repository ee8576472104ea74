// What a write had done before it stopped, above the form that goes on from there.
import { tradeParts } from '../messages/en/tradeParts.ts'
import type { Value } from '../messages/message.ts'
import { joinSentences } from '../messages/values.ts'
import { useTranslate } from '../ui/useTranslate.ts'
import dialogs from './Dialogs.module.css'

/** @param did in sentences; nothing is shown for a write that did nothing */
export function CompletedSteps({ did }: { readonly did: readonly Value[] }) {
  const t = useTranslate()
  if (did.length === 0) return null
  return (
    <p className={dialogs.lead} role="status">
      {t(tradeParts.doneBefore({ done: joinSentences(did) }))}
    </p>
  )
}
