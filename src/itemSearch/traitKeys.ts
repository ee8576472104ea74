// Dictionary of a collection's trait keys and their types; each gets a small number as its code.
import { parseTraitKey, type TraitKey } from '../domain/traits.ts'

export class TraitKeys {
  readonly #keys: TraitKey[] = []
  readonly #codes = new Map<TraitKey, number>()
  /** By code. */
  readonly #types: number[] = []
  readonly #typeNames: string[] = []
  readonly #typeCodes = new Map<string, number>()

  encode(key: TraitKey): number {
    const existing = this.#codes.get(key)
    if (existing !== undefined) return existing
    const code = this.#keys.length
    this.#keys.push(key)
    this.#codes.set(key, code)
    this.#types.push(this.#encodeType(parseTraitKey(key)?.type ?? ''))
    return code
  }

  /** Undefined for a key that no item has or had. */
  find(key: TraitKey): number | undefined {
    return this.#codes.get(key)
  }

  decode(code: number): TraitKey {
    return this.#keys[code] ?? ''
  }

  /** Code of the key's type. */
  typeCode(code: number): number {
    return this.#types[code] ?? 0
  }

  /** Undefined for a type that no item has or had. */
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
    for (const key of keys) traits.encode(key)
    return traits
  }

  #encodeType(name: string): number {
    const existing = this.#typeCodes.get(name)
    if (existing !== undefined) return existing
    const code = this.#typeNames.length
    this.#typeNames.push(name)
    this.#typeCodes.set(name, code)
    return code
  }
}
