// Marks a name that could be mistaken for that of a collection on this site's list as not being it.
import { createContext, use, type ReactNode } from 'react'
import type { Address } from '../domain/address.ts'

/** The mark of a contract by the names that stand for it; undefined where there is nothing to say. */
export type MarkLookAlike = (address: Address, names: readonly string[]) => ReactNode

/** Undefined until the names of the listed collections are read. */
const LookAlikesContext = createContext<MarkLookAlike | undefined>(() => undefined)

export const LookAlikesProvider = LookAlikesContext

export interface LookAlikeProps {
  /** The contract. */
  readonly address: Address
  /** The names of it, or of an item of it, that are shown there. */
  readonly names: readonly string[]
  /** In place of a mark until the names of the listed collections are read. */
  readonly unread?: ReactNode
}

/** Beside a name; nothing for most. */
export function LookAlikeMark({ address, names, unread }: LookAlikeProps) {
  const mark = use(LookAlikesContext)
  return mark ? mark(address, names) : unread
}

/** The collection's name on a line that may be cut; for a look-alike, the mark in its place. */
export function CollectionName({ address, name, item = '' }: CollectionNameProps) {
  return use(LookAlikesContext)?.(address, [name, item]) ?? <bdi>{name}</bdi>
}

export interface CollectionNameProps {
  readonly address: Address
  readonly name: string
  /** The name of the item beside it. */
  readonly item?: string
}
