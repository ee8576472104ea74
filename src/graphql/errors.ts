// Errors of queries to the index, each with a message for people.
import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors'
import { VitrineError } from '../domain/errors.ts'
import { errorsTexts } from '../messages/en/errors.ts'

/** No reply: a network error, a server error (5xx, 429), or a timeout. */
class IndexUnreachableError extends VitrineError {
  readonly code = 'index-unreachable'
}

/** A reply that isn't GraphQL, such as a proxy's error page. */
export class IndexMalformedReplyError extends VitrineError {
  readonly code = 'index-malformed-reply'
}

/** A mapping failed and the index has stopped, without data for this query. */
class IndexFailedError extends VitrineError {
  readonly code = 'index-failed'
}

/** The query names a block that the index doesn't have (yet). */
export class IndexBehindError extends VitrineError {
  readonly code = 'index-behind'
}

/** The index rejected the query. graph-node then returns no data at all, not even for valid fields. */
class IndexRefusedError extends VitrineError {
  readonly code = 'index-refused'
}

/** graph-node's message for "a mapping failed at or before this block". */
export const INDEXING_ERROR = 'indexing_error'

/**
 * Whether the index doesn't have the query's block yet, no longer, or not on its branch. "missing block" is how The Graph's
 * gateway says so. Source: https://github.com/edgeandnode/gateway, src/errors.rs
 */
export const isBlockMissing = (errors: readonly { readonly message: string }[] = []): boolean =>
  errors.some(({ message }) =>
    /(?:indexed up to|data starting at|missing) block|no block with that hash/i.test(message),
  )

/** Converts any error of a query to one of those above; these pass through unchanged. */
export function indexError(error: unknown): VitrineError {
  if (error instanceof VitrineError) return error
  if (CombinedGraphQLErrors.is(error)) return toError(error)
  if (ServerParseError.is(error) || (ServerError.is(error) && error.statusCode < 400))
    return new IndexMalformedReplyError(errorsTexts.indexer.unexpected, { cause: error })
  return new IndexUnreachableError(errorsTexts.indexer.unreachable, { cause: error })
}

/** graph-node replies with status 200 and messages without codes, so only their text distinguishes them. */
function toError(cause: CombinedGraphQLErrors): VitrineError {
  const { errors } = cause
  const messages = errors.map(({ message }) => message)
  const details = { messages: messages.join('; ') }
  if (messages.includes(INDEXING_ERROR))
    return new IndexFailedError(errorsTexts.indexer.stopped, { cause, details })
  if (isBlockMissing(errors)) {
    return new IndexBehindError(errorsTexts.indexer.behind, { cause, details })
  }
  return new IndexRefusedError(errorsTexts.indexer.refused, { cause, details })
}
