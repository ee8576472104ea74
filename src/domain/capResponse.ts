// Stops reading a response that is larger than any honest one, to protect the page's memory.
import { VitrineError } from './errors.ts'
import { errorsTexts } from '../messages/en/errors.ts'

/** The indexer or a network node sent more than the page's limit. */
export class ResponseTooLargeError extends VitrineError {
  readonly code = 'answer-too-large'
}

/** In bytes: a thousand rows with their documents take a few million, a block's receipts about one million. */
export const MAX_RESPONSE_BYTES = 32_000_000

/** The same response, except that reading past the limit throws ResponseTooLargeError and ends the request. */
export function capResponse(response: Response): Response {
  let bytes = 0
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        bytes += chunk.length
        if (bytes > MAX_RESPONSE_BYTES) {
          controller.error(new ResponseTooLargeError(errorsTexts.responses.tooLarge))
        } else controller.enqueue(chunk)
      },
    }),
  )
  return new Response(counted, response)
}
