// The trait keys of a collection, each kept once and named by a small number; and the types that they are of.
import { parseTraitKey, type TraitKey } from '../domain/traits.ts'

export class TraitKeys {
  readonly #keys: TraitKey[] = []
  readonly #codes = new Map<TraitKey, number>()
  /** By code. */
  readonly #types: number[] = []
  readonly #typeNames: string[] = []
  readonly #typeCodes = new Map<string, number>()

  codeOf(key: TraitKey): number {
    const known = this.#codes.get(key)
    if (known !== undefined) return known
    const code = this.#keys.length
    this.#keys.push(key)
    this.#codes.set(key, code)
    this.#types.push(this.#typeCode(parseTraitKey(key)?.type ?? ''))
    return code
  }

  /** The code of a key that some item has or had. */
  find(key: TraitKey): number | undefined {
    return this.#codes.get(key)
  }

  keyOf(code: number): TraitKey {
    return this.#keys[code] ?? ''
  }

  /** The number of the type that a key is of. */
  typeOf(code: number): number {
    return this.#types[code] ?? 0
  }

  /** The number of a type that some item has or had a value of. */
  findType(name: string): number | undefined {
    return this.#typeCodes.get(name)
  }

  typeName(type: number): string {
    return this.#typeNames[type] ?? ''
  }

  get count(): number {
    return this.#keys.length
  }

  get typeCount(): number {
    return this.#typeNames.length
  }

  store(): readonly TraitKey[] {
    return this.#keys
  }

  static restore(keys: readonly TraitKey[]): TraitKeys {
    const traits = new TraitKeys()
    for (const key of keys) traits.codeOf(key)
    return traits
  }

  #typeCode(name: string): number {
    const known = this.#typeCodes.get(name)
    if (known !== undefined) return known
    const code = this.#typeNames.length
    this.#typeNames.push(name)
    this.#typeCodes.set(name, code)
    return code
  }
}
