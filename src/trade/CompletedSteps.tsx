// Lists the steps that a write completed before it stopped, above the form that resumes it.
import { tradeParts } from '../messages/en/tradeParts.ts'
import type { Value } from '../messages/message.ts'
import { joinSentences } from '../messages/values.ts'
import { useTranslate } from '../ui/useTranslate.ts'
import dialogs from './Dialogs.module.css'

/** @param did one sentence for each completed step; nothing is rendered without any */
export function CompletedSteps({ did }: { readonly did: readonly Value[] }) {
  const t = useTranslate()
  if (did.length === 0) return null
  return (
    <p className={dialogs.lead} role="status">
      {t(tradeParts.doneBefore({ done: joinSentences(did) }))}
    </p>
  )
}
