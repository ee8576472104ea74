// What can go wrong when the index is asked, told apart, with a sentence for people each.
import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors'
import { VitrineError } from '../domain/errors.ts'
import { indexer } from '../messages/en/indexer.ts'

/** No answer: the network, a server error (5xx, 429), or no reply in time. */
class IndexUnreachableError extends VitrineError {
  readonly code = 'index-unreachable'
}

/** An answer that is not a GraphQL reply, such as a proxy's error page. */
export class IndexMalformedReplyError extends VitrineError {
  readonly code = 'index-malformed-reply'
}

/** A mapping failed and the index stands still; it gave no data for this question. */
class IndexFailedError extends VitrineError {
  readonly code = 'index-failed'
}

/** The question names a block that the index does not have (yet). */
export class IndexBehindError extends VitrineError {
  readonly code = 'index-behind'
}

/** The index refused the question. graph-node then gives no data at all, not even of the parts that were right. */
class IndexRefusedError extends VitrineError {
  readonly code = 'index-refused'
}

/** graph-node's message for "a mapping failed at or before this block". */
export const INDEXING_ERROR = 'indexing_error'

/** Turns whatever a query threw into one of the errors above; those pass through unchanged. */
export function indexError(error: unknown): VitrineError {
  if (error instanceof VitrineError) return error
  if (CombinedGraphQLErrors.is(error)) return fromMessages(error)
  if (ServerParseError.is(error)) return malformed(error)
  if (ServerError.is(error) && error.statusCode < 400) return malformed(error)
  return new IndexUnreachableError(indexer.unreachable, { cause: error })
}

function malformed(cause: unknown): VitrineError {
  return new IndexMalformedReplyError(indexer.unexpected, {
    cause,
  })
}

/** graph-node answers 200 with messages and no codes: its texts are all there is to go by. */
function fromMessages(cause: CombinedGraphQLErrors): VitrineError {
  const messages = cause.errors.map(({ message }) => message)
  const details = { messages: messages.join('; ') }
  if (messages.includes(INDEXING_ERROR)) {
    return new IndexFailedError(indexer.stopped, {
      cause,
      details,
    })
  }
  if (messages.some((message) => /(has only indexed up to|only has data starting at) block/.test(message))) {
    return new IndexBehindError(indexer.behind, { cause, details })
  }
  return new IndexRefusedError(indexer.refused, { cause, details })
}
