// A page whose code loads on its first visit, or at once if the site is opened on it.
import type { ComponentType } from 'react'
import { lazyComponent } from './lazyPart.tsx'
import { LoadingLabel } from './Skeleton.tsx'
import { controlsTexts } from '../messages/en/controls.ts'
import { useTranslate } from './useTranslate.ts'

/**
 * The named component of a module that loads on the first render, and again after an error.
 *
 * @param load imports the module
 * @param options.early loads it now, before it renders
 */
export function lazyPage<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
  { early = false }: { readonly early?: boolean } = {},
) {
  return lazyComponent(async () => (await load())[name], {
    placeholder: () => <PageLoading />,
    loads: early ? 'now' : 'on render',
  })
}

function PageLoading() {
  return <LoadingLabel>{useTranslate()(controlsTexts.loadingPage)}</LoadingLabel>
}
