// Cuts texts of the index to a length that a page can lay out, where replies enter the page: the index may lie, and a name
// of 20 MB keeps a browser busy for seconds.
import { MAX_DATA_URI_CHARACTERS } from '../domain/media.ts'

/** UTF-16 units of a name, as the mappings cut it. */
const LONGEST_NAME = 256
/** UTF-16 units of any other text but media, which may be written out whole. */
const LONGEST_TEXT = 20_000
/** UTF-16 units of a reply too short to be worth cutting: laying it out takes no noticeable time. */
const SHORT_REPLY = 50_000

/**
 * Reads a reply of the index, whose size `cappedAnswer` bounds.
 *
 * @throws SyntaxError when it is not JSON
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
