// Errors thrown by `src/seaport`; refusals to trade are results, not errors.
import { VitrineError } from '../domain/errors.ts'

/** An order from the index that is not shaped like an order. */
export class MalformedOrderError extends VitrineError {
  readonly code = 'malformed-order'
}

/** An amount that Seaport could not split without a remainder. */
export class InexactFractionError extends VitrineError {
  readonly code = 'inexact-fraction'
}
