// Errors of the dialogs that trade.
import { VitrineError } from '../domain/errors.ts'

/** The index does not have an order that the page showed, or it changes faster than it can be read. */
export class OrderMissingError extends VitrineError {
  readonly code = 'order-missing'
}

/** The code that trades could not be fetched: the network is away, or the site has been updated meanwhile. */
export class CodeMissingError extends VitrineError {
  readonly code = 'code-missing'
}

/** The node does not have the receipt of a transaction that the index has. */
export class ReceiptMissingError extends VitrineError {
  readonly code = 'receipt-missing'
}
