// The page for unknown URLs.
import { DocumentTitle } from './Layout.tsx'
import { NotFound } from './States.tsx'
import { controlsTexts } from '../messages/en/controls.ts'
import { useTranslate } from './useTranslate.ts'

export function NotFoundPage() {
  const t = useTranslate()
  return (
    <>
      <DocumentTitle>{t(controlsTexts.notFound)}</DocumentTitle>
      <NotFound />
    </>
  )
}
