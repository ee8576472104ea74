// A link to another site: https only, in a new tab, without referrer.
import type { ReactNode } from 'react'
import { ArrowUpRight } from 'lucide-react'
import { safeLink } from '../domain/safeLink.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import { controlsTexts } from '../messages/en/controls.ts'
import { useTranslate } from './useTranslate.ts'
import styles from './ExternalLink.module.css'

export function ExternalLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const t = useTranslate()
  const safe = safeLink(href)
  if (safe === undefined) return <span>{children}</span>
  return (
    <a className={styles.link} href={safe} target="_blank" rel="noreferrer noopener">
      {children}
      <ArrowUpRight aria-hidden="true" />
      <VisuallyHidden> {t(controlsTexts.notices.newTab)}</VisuallyHidden>
    </a>
  )
}
