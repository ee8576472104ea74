// Integers of up to 256 bits, each stored once: a row holds a small code, and codes compare by rank.
//
// Prices are exact and may exceed a machine word. Ranks let them be sorted and bounded as machine words, and no
// amount becomes a float.

import { lowerBound } from './lowerBound.ts'

/** The code for "no amount". */
export const NO_AMOUNT = 0

export class Amounts {
  /** By code; the first entry stands for no amount. */
  readonly #values: bigint[] = [-1n]
  readonly #codes = new Map<bigint, number>()
  /** Codes sorted by amount, and the rank of each code; computed on demand. */
  #ranks: { readonly sorted: Uint32Array; readonly rankByCode: Uint32Array } | undefined

  encode(value: bigint): number {
    const existing = this.#codes.get(value)
    if (existing !== undefined) return existing
    const code = this.#values.length
    this.#values.push(value)
    this.#codes.set(value, code)
    this.#ranks = undefined
    return code
  }

  decode(code: number): bigint {
    return this.#values[code] ?? -1n
  }

  /** Number of distinct amounts, including "no amount". */
  get count(): number {
    return this.#values.length
  }

  /** By code: 0 for no amount, then from 1, smaller amounts first. */
  get rankByCode(): Uint32Array {
    return this.#ranked().rankByCode
  }

  valueAtRank(rank: number): bigint {
    return this.decode(this.#ranked().sorted[rank] ?? NO_AMOUNT)
  }

  /** The lowest rank whose amount is at least this one; one above the highest if there is none. */
  rankFrom(amount: bigint): number {
    const { sorted } = this.#ranked()
    return lowerBound(1, sorted.length, (rank) => this.decode(sorted[rank] ?? NO_AMOUNT) < amount)
  }

  store(): readonly string[] {
    return this.#values.slice(1).map((value) => value.toString(36))
  }

  static restore(texts: readonly string[]): Amounts {
    const amounts = new Amounts()
    for (const text of texts) amounts.encode(fromBase36(text))
    return amounts
  }

  #ranked() {
    if (this.#ranks !== undefined) return this.#ranks
    const sorted = Uint32Array.from(this.#values.keys())
    sorted.sort((a, b) => {
      const difference = this.decode(a) - this.decode(b)
      return difference < 0n ? -1 : difference > 0n ? 1 : 0
    })
    const rankByCode = new Uint32Array(sorted.length)
    for (const [rank, code] of sorted.entries()) rankByCode[code] = rank
    return (this.#ranks = { sorted, rankByCode })
  }
}

/** `BigInt` can't parse base 36; ten digits at a time stay within exact numbers. */
function fromBase36(text: string): bigint {
  let value = 0n
  const first = text.length % 10 || 10
  for (let at = 0; at < text.length;) {
    const end = at === 0 ? first : at + 10
    const digits = text.slice(at, end)
    value = value * 36n ** BigInt(digits.length) + BigInt(parseInt(digits, 36))
    at = end
  }
  return value
}
