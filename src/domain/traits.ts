// Trait keys: one string for a trait's type and value, as the index stores it on a token.
import { plainText } from './names.ts'

/** `type=value`, where `%` and `=` in the type are percent-encoded, so that the first `=` divides. */
export type TraitKey = string

export interface Trait {
  readonly type: string
  readonly value: string
}

/** What a kind of trait is called; files may leave its name out. */
export const traitTypeWords = (type: string): string => plainText(type) || 'Other'

/** What a trait's value is called; files say with an empty one that an item has none of the kind. */
export const traitValueWords = (value: string): string => plainText(value) || 'None'

/** `Head: Crab`, as the reader sees it. */
export const traitWords = ({ type, value }: Trait): string =>
  `${traitTypeWords(type)}: ${traitValueWords(value)}`

export function traitKey({ type, value }: Trait): TraitKey {
  return `${type.replaceAll('%', '%25').replaceAll('=', '%3D')}=${value}`
}

/** The trait of a key, or `undefined` when the text has no dividing `=`. */
export function parseTraitKey(key: TraitKey): Trait | undefined {
  const divide = key.indexOf('=')
  if (divide < 0) return undefined
  return {
    type: key.slice(0, divide).replaceAll('%3D', '=').replaceAll('%25', '%'),
    value: key.slice(divide + 1),
  }
}

/** The query by which a collection's page shows its items that have the trait, without a question mark. */
export function traitQuery(key: TraitKey): string {
  return new URLSearchParams({ trait: key }).toString()
}
