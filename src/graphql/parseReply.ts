// Parses replies of the index and truncates their texts to lengths that a page can lay out: the index may lie, and a
// name of 20 MB blocks a browser for seconds.
import { MAX_DATA_URI_CHARACTERS } from '../domain/media.ts'

/** UTF-16 units of a name, as truncated by the mappings. */
const LONGEST_NAME = 256
/** UTF-16 units of any other text except media, which may be inline. */
const LONGEST_TEXT = 20_000
/** UTF-16 units of a reply that is too short to need truncation: laying it out takes no noticeable time. */
const SHORT_REPLY = 50_000

/**
 * Parses a reply, whose size `capResponse` limits.
 *
 * @throws SyntaxError if it isn't JSON
 */
export function parseReply(body: string): unknown {
  return body.length > SHORT_REPLY ? JSON.parse(body, shortened) : JSON.parse(body)
}

function shortened(key: string, value: unknown): unknown {
  if (typeof value !== 'string' || value.length <= LONGEST_NAME) return value
  const most = /name|symbol/i.test(key)
    ? LONGEST_NAME
    : /image|url/i.test(key)
      ? // One more than is shown, so that a cut text can be recognized as too long.
        MAX_DATA_URI_CHARACTERS + 1
      : LONGEST_TEXT
  return value.slice(0, most)
}
