// A page that is fetched when it is first visited, or at once where the site is opened at it.
import type { ComponentType } from 'react'
import { lazyComponent } from './lazyPart.tsx'
import { LoadingLabel } from './Skeleton.tsx'
import { controls } from '../messages/en/controls.ts'
import { useTranslate } from './useTranslate.ts'

/**
 * The named component of a module that is loaded when it is first drawn, and again when it is drawn after that failed.
 * @param load imports the module
 * @param options.early loads it now, before it is drawn
 */
export function lazyPage<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
  { early = false }: { readonly early?: boolean } = {},
) {
  return lazyComponent(async () => (await load())[name], {
    waiting: () => <PageLoading />,
    early,
  })
}

function PageLoading() {
  return <LoadingLabel>{useTranslate()(controls.loadingPage)}</LoadingLabel>
}
