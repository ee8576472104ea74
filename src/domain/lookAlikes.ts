// Detects names that imitate a collection on this site's list. Loaded after the first page, with the table of
// characters that look alike.
import unhomoglyph from 'unhomoglyph'
import type { Address } from './address.ts'
import { plainName } from './names.ts'

/** A collection on this site's list, with the name from its contract. */
export interface ListedName {
  readonly address: Address
  readonly name: string
}

/** The number at the end of an item's name, with the signs that mean "number" and whose skeleton has letters. */
const NUMBER = /(?:№|\bn[°º])?\s*\d+[^\p{L}\p{N}]*$/iu

const LETTER = /\p{L}/u
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}]+/u

/**
 * The visual form of a name: the skeleton of UTS #39, without case, accents, or anything between letters. Source: https://www.unicode.org/reports/tr39/#Confusable_Detection
 */
function toSkeleton(name: string): string {
  const stripMarks = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '')
  const normalize = (text: string) => stripMarks(unhomoglyph(stripMarks(text)))
  // Letters that differ in one case may look alike in the other: I looks like l, but i does not.
  return normalize(normalize(name).toLowerCase())
    .toLowerCase()
    .replace(/i/g, 'l')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Words by which a copy claims to be the original, as skeletons. */
const CLAIMS = new Set(
  [
    'the',
    'official',
    'officially',
    'verified',
    'real',
    'original',
    'genuine',
    'authentic',
    'nft',
    'nfts',
  ].map(toSkeleton),
)

const withoutNumber = (name: string) => name.replace(NUMBER, '')
const withoutClaims = (name: string) =>
  name
    .split(BETWEEN_WORDS)
    .filter((word) => !CLAIMS.has(toSkeleton(word)))
    .join(' ')

/** The forms of a name that a copy may use, the plainest first. */
function toSkeletons(name: string): readonly string[] {
  const plain = plainName(name)
  const numberless = withoutNumber(plain)
  const claimless = withoutClaims(plain)
  // A number may stand before a claim or after it.
  const forms = [plain, numberless, claimless, withoutClaims(numberless), withoutNumber(claimless)]
  return [...new Set(forms.map(toSkeleton))].filter((form) => form !== '')
}

/**
 * Finds the listed collection whose name equals or resembles one of the names, for a contract that is not on the list.
 */
export type FindLookAlike = (address: Address, names: readonly string[]) => ListedName | undefined

/** @param listed collections on this site's list, several of which may have the same name */
export function createLookAlikeFinder(listed: readonly ListedName[]): FindLookAlike {
  const addresses = new Set(listed.map(({ address }) => address))
  const listedNames = new Map<string, ListedName>()
  const add = (name: string, one: ListedName) => {
    const form = toSkeleton(name)
    if (form !== '' && !listedNames.has(form)) listedNames.set(form, one)
  }
  for (const one of listed) add(plainName(one.name), one)
  // A copy may leave out what a listed name claims, unless only a number or nothing is left, as for most items' names.
  for (const one of listed) {
    const claimless = withoutClaims(plainName(one.name))
    if (LETTER.test(claimless)) add(claimless, one)
  }
  const seen = new Map<string, ListedName | undefined>()
  const find = (name: string) => {
    if (!seen.has(name)) {
      const form = toSkeletons(name).find((one) => listedNames.has(one))
      // The cache lasts for this visit and is emptied when full.
      if (seen.size === 2_000) seen.clear()
      seen.set(name, form === undefined ? undefined : listedNames.get(form))
    }
    return seen.get(name)
  }
  return (address, names) => {
    if (addresses.has(address)) return undefined
    for (const name of names) {
      const match = find(name)
      if (match !== undefined) return match
    }
    return undefined
  }
}
