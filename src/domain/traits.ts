// Trait keys: one string for a trait's type and value, as the index stores it on a token.
import { names } from '../messages/en/names.ts'
import type { Value } from '../messages/message.ts'
import { plainText } from './names.ts'

/** `type=value`, where `%` and `=` in the type are percent-encoded, so that the first `=` is the separator. */
export type TraitKey = string

export interface Trait {
  readonly type: string
  readonly value: string
}

/** The name of a trait's type; metadata may leave it out. */
export const traitTypeName = (type: string): Value => plainText(type) || names.otherTrait

/** The name of a trait's value; metadata uses an empty value for an item without the type. */
export const traitValueName = (value: string): Value => plainText(value) || names.noTrait

/** The displayed name, such as `Head: Crab`. */
export const traitName = ({ type, value }: Trait): Value =>
  names.trait({ type: traitTypeName(type), value: traitValueName(value) })

export function traitKey({ type, value }: Trait): TraitKey {
  return `${type.replaceAll('%', '%25').replaceAll('=', '%3D')}=${value}`
}

/** The trait of a key, or `undefined` when the text has no `=`. */
export function parseTraitKey(key: TraitKey): Trait | undefined {
  const divide = key.indexOf('=')
  if (divide < 0) return undefined
  return {
    type: key.slice(0, divide).replaceAll('%3D', '=').replaceAll('%25', '%'),
    value: key.slice(divide + 1),
  }
}

/** The query for a collection page that shows only items with the trait, without a question mark. */
export function traitQuery(key: TraitKey): string {
  return new URLSearchParams({ trait: key }).toString()
}
