// The words of a collection's names and traits, and the rows and traits that contain each.
import { parseTraitKey } from '../domain/traits.ts'
import type { ItemTable } from './table.ts'

export interface WordIndex {
  /** Distinct words. Numbers are left out: they are matched by value. */
  readonly list: readonly string[]
  /** By word: rows whose name contains it. */
  readonly rowsWith: (word: number) => Uint32Array
  /** By word: codes of traits whose type or value contains it. */
  readonly traitsWith: (word: number) => readonly number[]
  /** By row: its token id if below 2^32, or -1. */
  readonly numbers: Float64Array
  /** Lower-case names in order of id, one per line. */
  readonly names: string
  /** Start of each line. */
  readonly nameStarts: Uint32Array
}

/** Splits a text into lower-case words without accents, at anything that is neither a letter nor a digit. */
export function splitWords(text: string): readonly string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** Terms shorter than this aren't corrected: a typo in them could be any other word. */
export const SHORTEST_MISTYPED = 4
/** MiniSearch options: one typo per four letters, two from six letters on. */
export const TYPOS = { fuzzy: 0.25, maxFuzzy: 2 } as const

export const isNumber = (word: string): boolean => /^\d+$/.test(word)

/** Normalizes a name or text for a literal comparison. */
export const foldCase = (text: string): string => text.toLowerCase().replaceAll('\n', ' ')

export function buildWordIndex(table: ItemTable): WordIndex {
  const codes = new Map<string, number>()
  const list: string[] = []
  const encode = (word: string): number => {
    const existing = codes.get(word)
    if (existing !== undefined) return existing
    codes.set(word, list.length)
    return list.push(word) - 1
  }

  const lines: string[] = []
  const nameStarts = new Uint32Array(table.count)
  // Pairs of word and row, sorted by word later (counting sort).
  let pairs = new Uint32Array(table.count * 4)
  let pairCount = 0
  let at = 0
  for (const [place, row] of table.order.entries()) {
    const line = foldCase(table.nameAt(row))
    nameStarts[place] = at
    at += line.length + 1
    lines.push(line)
    for (const word of new Set(splitWords(line))) {
      if (isNumber(word)) continue
      if (pairCount + 2 > pairs.length) {
        const more = new Uint32Array(pairs.length * 2 + 16)
        more.set(pairs)
        pairs = more
      }
      pairs[pairCount++] = encode(word)
      pairs[pairCount++] = row
    }
  }
  const traits = new Map<number, number[]>()
  for (let code = 0; code < table.traitKeys.count; code++) {
    const { type, value } = parseTraitKey(table.traitKeys.decode(code)) ?? { type: '', value: '' }
    for (const word of new Set([...splitWords(value), ...splitWords(type)])) {
      const wordCode = encode(word)
      const sameWord = traits.get(wordCode)
      if (sameWord === undefined) traits.set(wordCode, [code])
      else sameWord.push(code)
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
    rowsWith: (word) => rows.subarray(ends[word] ?? 0, ends[word + 1] ?? 0),
    traitsWith: (word) => traits.get(word) ?? [],
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
