// Warns about names that imitate a collection on this site's list.
import { createContext, use, type ReactNode } from 'react'
import type { Address } from '../domain/address.ts'

/** Returns the warning for a contract by its displayed names, if any. */
export type MarkLookAlike = (address: Address, names: readonly string[]) => ReactNode

/** Undefined until the names of listed collections have loaded. */
const LookAlikesContext = createContext<MarkLookAlike | undefined>(() => undefined)

export const LookAlikesProvider = LookAlikesContext

export interface LookAlikeProps {
  /** The contract. */
  readonly address: Address
  /** The displayed names of the contract or its item. */
  readonly names: readonly string[]
  /** Shown until the names of listed collections have loaded. */
  readonly fallback?: ReactNode
}

/** A warning beside a name; renders nothing for most. */
export function LookAlikeMark({ address, names, fallback }: LookAlikeProps) {
  const mark = use(LookAlikesContext)
  return mark ? mark(address, names) : <>{fallback}</>
}

/** A collection's name on one line; for an imitation, the warning instead. */
export function CollectionName({ address, name, item = '' }: CollectionNameProps) {
  return use(LookAlikesContext)?.(address, [name, item]) ?? <bdi>{name}</bdi>
}

export interface CollectionNameProps {
  readonly address: Address
  readonly name: string
  /** The name of the item beside it. */
  readonly item?: string
}
