// The words of a collection's names and traits, and where each of them stands.
import { parseTraitKey } from '../domain/traits.ts'
import type { CatalogueTable } from './table.ts'

export interface Words {
  /** Every word once. Numbers are not among them: they are found by value. */
  readonly list: readonly string[]
  /** By word: rows whose name has it. */
  readonly rowsOf: (word: number) => Uint32Array
  /** By word: codes of the traits whose type or value has it. */
  readonly traitsOf: (word: number) => readonly number[]
  /** By row: its number below 2^32; -1 for others. */
  readonly numbers: Float64Array
  /** Names in lower case, by ascending id, each on a line of its own. */
  readonly names: string
  /** Where each line begins. */
  readonly nameStarts: Uint32Array
}

/** Texts in lower case and without accents, cut at whatever is neither letter nor digit. */
export function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

export const isNumber = (word: string): boolean => /^\d+$/.test(word)

/** As a name is compared with a text that it may contain. */
export const folded = (text: string): string => text.toLowerCase().replaceAll('\n', ' ')

export function readWords(table: CatalogueTable): Words {
  const codes = new Map<string, number>()
  const list: string[] = []
  const codeOf = (word: string): number => {
    const known = codes.get(word)
    if (known !== undefined) return known
    codes.set(word, list.length)
    return list.push(word) - 1
  }

  const lines: string[] = []
  const nameStarts = new Uint32Array(table.count)
  // Pairs of word and row, sorted by word afterwards by counting.
  let pairs = new Uint32Array(table.count * 4)
  let pairCount = 0
  let at = 0
  for (const [place, row] of table.order.entries()) {
    const line = folded(table.nameOf(row))
    nameStarts[place] = at
    at += line.length + 1
    lines.push(line)
    for (const word of new Set(wordsOf(line))) {
      if (isNumber(word)) continue
      if (pairCount + 2 > pairs.length) {
        const more = new Uint32Array(pairs.length * 2 + 16)
        more.set(pairs)
        pairs = more
      }
      pairs[pairCount++] = codeOf(word)
      pairs[pairCount++] = row
    }
  }
  const traits = new Map<number, number[]>()
  for (let code = 0; code < table.traitKeys.count; code++) {
    const { type, value } = parseTraitKey(table.traitKeys.keyOf(code)) ?? { type: '', value: '' }
    for (const word of new Set([...wordsOf(value), ...wordsOf(type)])) {
      const known = traits.get(codeOf(word))
      if (known === undefined) traits.set(codeOf(word), [code])
      else known.push(code)
    }
  }

  const ends = new Uint32Array(list.length + 1)
  for (let i = 0; i < pairCount; i += 2) {
    const next = (pairs[i] ?? 0) + 1
    ends[next] = (ends[next] ?? 0) + 1
  }
  for (let word = 1; word < ends.length; word++) ends[word] = (ends[word] ?? 0) + (ends[word - 1] ?? 0)
  const starts = ends.slice()
  const rows = new Uint32Array(pairCount / 2)
  for (let i = 0; i < pairCount; i += 2) {
    const word = pairs[i] ?? 0
    const place = starts[word] ?? 0
    rows[place] = pairs[i + 1] ?? 0
    starts[word] = place + 1
  }
  return {
    list,
    rowsOf: (word) => rows.subarray(ends[word] ?? 0, ends[word + 1] ?? 0),
    traitsOf: (word) => traits.get(word) ?? [],
    numbers: Float64Array.from({ length: table.count }, (_, row) => smallNumber(table.tokenBytes(row))),
    names: lines.join('\n'),
    nameStarts,
  }
}

function smallNumber(bytes: Uint8Array): number {
  for (let i = 0; i < 28; i++) if (bytes[i] !== 0) return -1
  return (
    (bytes[28] ?? 0) * 2 ** 24 + (bytes[29] ?? 0) * 2 ** 16 + (bytes[30] ?? 0) * 2 ** 8 + (bytes[31] ?? 0)
  )
}
