// A page that is fetched when it is first visited.
import { type ComponentType, lazy } from 'react'

/**
 * The named component of a module that is loaded when it is first drawn.
 * @param load imports the module
 */
export function lazyPage<Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>) {
  return lazy(async () => ({ default: (await load())[name] }))
}
