// Full-text search over a local copy: names, numbers and trait values, tolerant of typos, best match first.
//
// MiniSearch indexes the vocabulary, one document per word, and returns the words that a term may mean and how well
// each matches. The rows of each word are stored in columns, so that the index of 100,000 items is as large as their
// distinct words, not as their text.
import MiniSearch from 'minisearch'
import { tryParseTokenId } from '../domain/tokenId.ts'
import type { ItemTable } from './table.ts'
import {
  foldCase,
  isNumber,
  buildWordIndex,
  SHORTEST_MISTYPED,
  TYPOS,
  type WordIndex,
  splitWords,
} from './wordIndex.ts'

/** Scores by kind of match. A whole match outweighs any sum of words, and each kind is clear of the next. */
const WORTH = {
  thisNumber: 100_000,
  thisName: 50_000,
  nameBegins: 20_000,
  nameHas: 10_000,
  inName: 20,
  numberBegins: 10,
  inTrait: 8,
} as const

interface WordMatch {
  readonly word: number
  readonly score: number
}

export interface TextSearch {
  /** By row: above zero for matches, higher for better ones. */
  score(text: string): Float32Array
  /** Completions and corrections of the last word, best first. */
  complete(text: string, most: number): readonly string[]
}

export function createSearch(table: ItemTable): TextSearch {
  const words = buildWordIndex(table)
  const vocabulary = new MiniSearch<{ id: number; word: string }>({
    fields: ['word'],
    tokenize: (text) => [text],
    processTerm: (term) => term,
  })
  vocabulary.addAll(words.list.map((word, id) => ({ id, word })))

  const find = (term: string): readonly WordMatch[] => {
    const exact = vocabulary.search(term, { prefix: true })
    // Try other spellings only if nothing matches exactly; otherwise "hat" would match every cat.
    const matches =
      exact.length > 0 || term.length < SHORTEST_MISTYPED
        ? exact
        : vocabulary.search(term, { ...TYPOS, prefix: true })
    const best = matches[0]?.score ?? 1
    return matches.map(({ id, score }) => ({ word: Number(id), score: score / best }))
  }

  return {
    score(text) {
      const scores = new Float32Array(table.count)
      addWords(table, words, splitWords(text), find, scores)
      addWhole(table, words, text, scores)
      return scores
    },
    complete: (text, most) =>
      splitWords(text)
        .slice(-1)
        .flatMap(find)
        .slice(0, most)
        .map(({ word }) => words.list[word] ?? ''),
  }
}

/** Scores rows that match every term; each term counts by its best match. */
function addWords(
  table: ItemTable,
  words: WordIndex,
  terms: readonly string[],
  find: (term: string) => readonly WordMatch[],
  scores: Float32Array,
): void {
  if (terms.length === 0) return
  const met = new Uint16Array(table.count)
  for (const [index, term] of terms.entries()) {
    const best = new Float32Array(table.count)
    const traits = new Float32Array(table.traitKeys.count)
    let inTraits = false
    for (const { word, score } of find(term)) {
      const rows = words.rowsWith(word)
      const worth = score * WORTH.inName
      for (let i = 0; i < rows.length; i++) {
        const row = rows[i] ?? 0
        if (worth > (best[row] ?? 0)) best[row] = worth
      }
      for (const code of words.traitsWith(word)) {
        inTraits = true
        traits[code] = Math.max(traits[code] ?? 0, score * WORTH.inTrait)
      }
    }
    if (inTraits) raiseByTrait(table, traits, best)
    if (isNumber(term)) raiseByNumber(words.numbers, term, best)
    for (let row = 0; row < best.length; row++) {
      const score = best[row] ?? 0
      if (score === 0 || met[row] !== index) continue
      met[row] = index + 1
      scores[row] = (scores[row] ?? 0) + score
    }
  }
  for (let row = 0; row < scores.length; row++) if (met[row] !== terms.length) scores[row] = 0
}

function raiseByTrait(table: ItemTable, worth: Float32Array, best: Float32Array): void {
  const { values, starts, lengths } = table.traitCodes()
  for (let row = 0; row < best.length; row++) {
    const first = (starts[row] ?? 0) >> 2
    const end = first + ((lengths[row] ?? 0) >> 2)
    let most = best[row] ?? 0
    for (let i = first; i < end; i++) {
      const score = worth[values[i] ?? 0] ?? 0
      if (score > most) most = score
    }
    best[row] = most
  }
}

/** Scores numbers that begin with these digits, if they fit a machine word; longer numbers only match whole. */
function raiseByNumber(numbers: Float64Array, digits: string, best: Float32Array): void {
  if (digits.length > LONGEST_BEGINNING) return
  const tokenNumber = Number(digits)
  for (let row = 0; row < best.length; row++) {
    let beginning = numbers[row] ?? -1
    // Zero is the beginning of no other number, although every number ends there when it is divided.
    while (tokenNumber > 0 && beginning > tokenNumber) beginning = Math.floor(beginning / 10)
    if (beginning === tokenNumber && (best[row] ?? 0) < WORTH.numberBegins) best[row] = WORTH.numberBegins
  }
}

/** Maximum length of such a prefix. */
const LONGEST_BEGINNING = 9

/** Scores rows whose number is the text, or whose name contains it literally, as the index itself matches. */
function addWhole(table: ItemTable, words: WordIndex, text: string, scores: Float32Array): void {
  const foldedText = foldCase(text.trim())
  if (foldedText === '') return
  const number = tryParseTokenId(text.replace(/^#/, ''))
  const row = number === undefined ? undefined : findNumber(table, BigInt(number))
  if (row !== undefined) scores[row] = (scores[row] ?? 0) + WORTH.thisNumber

  const { names, nameStarts } = words
  let place = 0
  for (let at = names.indexOf(foldedText); at >= 0;) {
    while (place + 1 < nameStarts.length && (nameStarts[place + 1] ?? 0) <= at) place += 1
    const start = nameStarts[place] ?? 0
    const next = place + 1 < nameStarts.length ? (nameStarts[place + 1] ?? 0) : names.length + 1
    const match = table.order[place] ?? 0
    const worth =
      at > start ? WORTH.nameHas : next - 1 - start === foldedText.length ? WORTH.thisName : WORTH.nameBegins
    scores[match] = (scores[match] ?? 0) + worth
    // One match per name is enough.
    at = next > names.length ? -1 : names.indexOf(foldedText, next)
  }
}

function findNumber(table: ItemTable, number: bigint): number | undefined {
  return table.find(`${table.collection}${number.toString(16).padStart(64, '0')}`)
}
