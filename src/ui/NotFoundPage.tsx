// The page for unknown URLs.
import { DocumentTitle } from './Layout.tsx'
import { NotFound } from './States.tsx'
import { controls } from '../messages/en/controls.ts'
import { useTranslate } from './useTranslate.ts'

export function NotFoundPage() {
  const t = useTranslate()
  return (
    <>
      <DocumentTitle>{t(controls.notFound)}</DocumentTitle>
      <NotFound />
    </>
  )
}
