// Parses replies of the index and truncates their texts to lengths that a page can lay out: the index may lie, and a
// name of 20 MB blocks a browser for seconds.
import { MAX_DATA_URI_CHARACTERS } from '../domain/media.ts'

/** UTF-16 units of a name, as truncated by the mappings. */
const LONGEST_NAME = 256
/** UTF-16 units of any other text except media, which may be inline. */
const LONGEST_TEXT = 20_000

/**
 * Parses a reply, whose size `capResponse` limits.
 *
 * @throws SyntaxError if it isn't JSON
 */
export const parseReply = (body: string): unknown => shortenTexts(JSON.parse(body) as unknown)

/** Truncates the texts of a value that was parsed from JSON, and returns it. */
export function shortenTexts<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  const fields = value as Record<string, unknown>
  for (const [key, field] of Object.entries(fields)) {
    if (typeof field !== 'string') shortenTexts(field)
    else if (field.length > LONGEST_NAME) fields[key] = field.slice(0, longest(key))
  }
  return value
}

function longest(key: string): number {
  if (/name|symbol/i.test(key)) return LONGEST_NAME
  // One more than is shown, so that a cut text can be recognized as too long.
  return /image|url/i.test(key) ? MAX_DATA_URI_CHARACTERS + 1 : LONGEST_TEXT
}
