// Shares a link with the device's share sheet, or copies it if there is none.
import { Check, Share2, X } from 'lucide-react'
import { useHref } from 'react-router'
import { writesTexts } from '../../messages/en/writes.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useCopy } from '../../ui/useCopy.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './ShareButton.module.css'

export interface ShareButtonProps {
  /** Inside the app, such as `/item/0x…/7`. */
  readonly path: string
  readonly name: string
}

export function ShareButton({ path, name }: ShareButtonProps) {
  const t = useTranslate()
  // With the path under which the site is served.
  const href = useHref(path)
  const [state, copy] = useCopy()

  const share = () => {
    const url = new URL(href, location.href).href
    // Closing the share sheet is no failure.
    if (typeof navigator.share === 'function') navigator.share({ title: name, url }).catch(() => undefined)
    else copy(url)
  }
  const labels = {
    idle: writesTexts.next.share({ item: name }),
    copied: writesTexts.next.shared,
    failed: writesTexts.next.shareFailed,
  }
  const icons = { idle: <Share2 />, copied: <Check />, failed: <X /> }
  return (
    <span className={styles.share}>
      <IconButton label={t(labels[state])} onClick={share}>
        {icons[state]}
      </IconButton>
      {/* In the document before its text, which screen readers would otherwise not announce. */}
      <span role="status">{state !== 'idle' && <VisuallyHidden>{t(labels[state])}</VisuallyHidden>}</span>
    </span>
  )
}
