// Trait keys: one string for a trait's type and value, as the index stores it on a token.
import { itemsTexts } from '../messages/en/items.ts'
import type { Value } from '../messages/message.ts'
import { decimal, longDate } from '../messages/values.ts'
import { isDecimal } from './decimals.ts'
import { plainText } from './names.ts'

/**
 * `type=value`, where `%` and `=` in the type are percent-encoded, so that the first `=` is the separator. `%date` or
 * `%percent` before it names the value's format: no encoded type ends like that.
 */
export type TraitKey = string

/** `date`: whole seconds since 1970 UTC. `percent`: decimal digits, of a hundred. */
export type TraitFormat = 'date' | 'percent'

export interface Trait {
  readonly type: string
  readonly value: string
  /** As the metadata says; undefined for text, which may be digits. */
  readonly format?: TraitFormat | undefined
}

type TraitValue = Pick<Trait, 'value' | 'format'>

/** The name of a trait's type; metadata may leave it out. */
export const traitTypeName = (type: string): Value => plainText(type) || itemsTexts.names.otherTrait

/** The name of a trait's value; metadata uses an empty value for an item without the type. */
export function traitValueName({ value, format }: TraitValue): Value {
  // A date is the same day for everyone, so that a trait has one name in all time zones.
  if (format === 'date' && /^-?\d+$/.test(value)) return longDate(Number(value))
  if (format === 'percent' && isDecimal(value))
    return itemsTexts.names.percentTrait({ value: decimal(value) })
  return plainText(value) || itemsTexts.names.noTrait
}

/** The displayed name, such as `Head: Crab`. */
export const traitName = (trait: Trait): Value =>
  itemsTexts.names.trait({ type: traitTypeName(trait.type), value: traitValueName(trait) })

export function traitKey({ type, value, format }: Trait): TraitKey {
  const marker = format === undefined ? '' : `%${format}`
  return `${type.replaceAll('%', '%25').replaceAll('=', '%3D')}${marker}=${value}`
}

/** The trait of a key, or `undefined` when the text has no `=`. */
export function parseTraitKey(key: TraitKey): Trait | undefined {
  const divide = key.indexOf('=')
  if (divide < 0) return undefined
  const [, encoded = '', format] = /^(.*?)(?:%(date|percent))?$/s.exec(key.slice(0, divide)) ?? []
  return {
    type: encoded.replaceAll('%3D', '=').replaceAll('%25', '%'),
    value: key.slice(divide + 1),
    ...(format === undefined ? {} : { format: format as TraitFormat }),
  }
}

/** The query for a collection page that shows only items with the trait, without a question mark. */
export function traitQuery(key: TraitKey): string {
  return new URLSearchParams({ trait: key }).toString()
}
