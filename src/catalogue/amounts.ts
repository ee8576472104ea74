// Whole numbers of up to 256 bits, each kept once: a row holds a small code, and codes compare by their rank.
//
// Prices are exact and may be larger than any machine word. Ranks let them be sorted and bounded as machine words
// all the same, and no amount ever becomes a float.

/** The code of "no amount". */
export const NO_AMOUNT = 0

export class Amounts {
  /** By code; the first stands for none. */
  readonly #values: bigint[] = [-1n]
  readonly #codes = new Map<bigint, number>()
  /** Codes in the order of their amounts, and each code's place among them; made when asked for. */
  #ranks: { readonly sorted: Uint32Array; readonly rankOf: Uint32Array } | undefined

  codeOf(value: bigint): number {
    const known = this.#codes.get(value)
    if (known !== undefined) return known
    const code = this.#values.length
    this.#values.push(value)
    this.#codes.set(value, code)
    this.#ranks = undefined
    return code
  }

  valueOf(code: number): bigint {
    return this.#values[code] ?? -1n
  }

  /** How many distinct amounts there are, "none" included. */
  get count(): number {
    return this.#values.length
  }

  /** By code: 0 for none, then from 1 on, smaller amounts first. */
  get rankOf(): Uint32Array {
    return this.#ranked().rankOf
  }

  /** The amount that has a rank. */
  valueAtRank(rank: number): bigint {
    return this.valueOf(this.#ranked().sorted[rank] ?? NO_AMOUNT)
  }

  /** The lowest rank whose amount is at least this; one more than the highest when there is none. */
  rankFrom(amount: bigint): number {
    const { sorted } = this.#ranked()
    let low = 1
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.valueOf(sorted[middle] ?? NO_AMOUNT) < amount) low = middle + 1
      else high = middle
    }
    return low
  }

  store(): readonly string[] {
    return this.#values.slice(1).map((value) => value.toString(36))
  }

  static restore(texts: readonly string[]): Amounts {
    const amounts = new Amounts()
    for (const text of texts) amounts.codeOf(fromBase36(text))
    return amounts
  }

  #ranked() {
    if (this.#ranks !== undefined) return this.#ranks
    const sorted = Uint32Array.from(this.#values.keys())
    sorted.sort((a, b) => {
      const difference = this.valueOf(a) - this.valueOf(b)
      return difference < 0n ? -1 : difference > 0n ? 1 : 0
    })
    const rankOf = new Uint32Array(sorted.length)
    for (const [rank, code] of sorted.entries()) rankOf[code] = rank
    return (this.#ranks = { sorted, rankOf })
  }
}

/** `BigInt` reads no base 36 by itself; ten digits at a time are exact. */
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
