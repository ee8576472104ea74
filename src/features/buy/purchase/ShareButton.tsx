// Shares a link with the device's share sheet, or copies it if there is none.
import { useState } from 'react'
import { Check, Share2, X } from 'lucide-react'
import { nextSteps } from '../../../messages/en/nextSteps.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useTranslate } from '../../../ui/useTranslate.ts'

export interface ShareButtonProps {
  /** Inside the app, such as `/item/0x…/7`. */
  readonly path: string
  readonly name: string
}

export function ShareButton({ path, name }: ShareButtonProps) {
  const t = useTranslate()
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const share = async () => {
    const url = new URL(path, location.href).href
    if (typeof navigator.share === 'function') {
      // Closing the share sheet is no failure.
      await navigator.share({ title: name, url }).catch(() => undefined)
      return
    }
    await navigator.clipboard.writeText(url).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  }
  const labels = {
    idle: nextSteps.share({ item: name }),
    copied: nextSteps.shared,
    failed: nextSteps.shareFailed,
  }
  const icons = { idle: <Share2 />, copied: <Check />, failed: <X /> }
  return (
    <IconButton label={t(labels[state])} onClick={() => void share()} aria-live="polite">
      {icons[state]}
    </IconButton>
  )
}
