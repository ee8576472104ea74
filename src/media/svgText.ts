// Parses XML and CSS text (entities, character references, comments, URLs), or refuses the drawing.
import { MAX_SVG_CHARACTERS } from './pictureVerdict.ts'

const MAX_ENTITY_CHARACTERS = 256
const MAX_EXPANDED_CHARACTERS = 2 * MAX_SVG_CHARACTERS

/** Thrown when a drawing must not be drawn; `measureSvg` converts it to its result. */
export class Refused extends Error {
  readonly reason: 'too-complex' | 'not-a-picture'
  constructor(reason: 'too-complex' | 'not-a-picture') {
    super(reason)
    this.reason = reason
  }
}

/** Stops the measurement. */
export function refuse(reason: 'too-complex' | 'not-a-picture' = 'too-complex'): never {
  throw new Refused(reason)
}

/** The position after the next occurrence of `end`, which must exist. */
export function after(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from)
  return at < 0 ? refuse() : at + end.length
}

/** Removes comments from a style sheet or declarations. */
export function withoutComments(styles: string): string {
  const parts: string[] = []
  for (let at = 0; at < styles.length;) {
    const begin = styles.indexOf('/*', at)
    parts.push(styles.slice(at, begin < 0 ? undefined : begin))
    if (begin < 0) break
    const end = styles.indexOf('*/', begin + 2)
    if (end < 0) break
    at = end + 2
  }
  return parts.join('')
}

/**
 * The text after a document type declaration, with its entities replaced. Entities within entities grow without bound,
 * and declared attributes may refer to anything, so both are refused.
 */
export function withEntities(text: string, at: number): string {
  if (!text.startsWith('<!DOCTYPE', at)) refuse()
  const end = text.indexOf('>', at)
  if (end < 0) refuse()
  const inside = text.slice(at, end).indexOf('[')
  if (inside < 0) return text.slice(end + 1)
  const subset = at + inside
  const close = /\]\s{0,20}>/g
  close.lastIndex = subset
  const closed = close.exec(text) ?? refuse()
  const entities = new Map<string, string>()
  const rest = text
    .slice(subset + 1, closed.index)
    .replace(
      /<!ENTITY\s{1,20}([\w.-]{1,100})\s{1,20}(?:"([^"<&%]*)"|'([^'<&%]*)')\s{0,20}>/g,
      (_whole, name: string, double?: string, single?: string) => {
        const value = double ?? single ?? ''
        if (value.length > MAX_ENTITY_CHARACTERS) refuse()
        if (!entities.has(name)) entities.set(name, value)
        return ''
      },
    )
  if (rest.trim() !== '') refuse()
  let length = 0
  const body = text.slice(close.lastIndex).replace(/&([\w.-]{1,100});/g, (whole, name: string) => {
    const value = entities.get(name) ?? whole
    length += value.length
    return length > MAX_EXPANDED_CHARACTERS ? refuse() : value
  })
  // A style sheet that comes from entities was not read with the others.
  if (entities.size > 0 && [...entities.values()].some((value) => /url|[{}\\]/i.test(value))) refuse()
  return body
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Decodes character references in an attribute's value. */
export function decode(value: string): string {
  if (!value.includes('&')) return value
  return value.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED[name] ?? whole
      const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )
}

/** An address or an id, without the characters that browsers ignore or that are invisible. */
export const bare = (text: string) =>
  text.replace(/[\0-\x20]+/g, (space) => (/^[\t\n\r]+$/.test(space) ? '' : ' ')).trim()

/** Adds the fragment that a URL refers to; a browser may resolve any invalid URL to the drawing itself. */
export function collectReferences(target: string, to: string[]): void {
  const at = target.indexOf('#')
  if (at >= 0) to.push(bare(tryDecode(target.slice(at + 1))))
}

/** Fragments may have percent escapes. */
function tryDecode(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
