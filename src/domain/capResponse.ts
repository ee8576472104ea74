// Stops reading an answer that is larger than any honest one: it would cost the page its memory.
import { VitrineError } from './errors.ts'
import { responses } from '../messages/en/responses.ts'

/** The indexer or a network node sent more than the page reads at most. */
export class ResponseTooLargeError extends VitrineError {
  readonly code = 'answer-too-large'
}

/** In bytes: a thousand rows with their documents are a few million, a block's receipts about one. */
export const MAX_RESPONSE_BYTES = 32_000_000

/** The same answer; reading it throws AnswerTooLargeError, and ends the request, once it is too large. */
export function capResponse(response: Response): Response {
  let bytes = 0
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        bytes += chunk.length
        if (bytes > MAX_RESPONSE_BYTES) {
          controller.error(new ResponseTooLargeError(responses.tooLarge))
        } else controller.enqueue(chunk)
      },
    }),
  )
  return new Response(counted)
}
