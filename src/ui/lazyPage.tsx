// A page that is fetched when it is first visited.
import type { ComponentType } from 'react'
import { fetched } from './fetched.tsx'
import { LoadingLabel } from './Skeleton.tsx'

/**
 * The named component of a module that is loaded when it is first drawn, and again when it is drawn after that failed.
 * @param load imports the module
 */
export function lazyPage<Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>) {
  return fetched(
    async () => (await load())[name],
    () => <LoadingLabel>Loading the page</LoadingLabel>,
  )
}
