// Errors of the dialogs that trade.
import { VitrineError } from '../../domain/errors.ts'

/** The index does not have an order that the page showed, or it changes faster than it can be read. */
export class OrderMissingError extends VitrineError {
  readonly code = 'order-missing'
}
