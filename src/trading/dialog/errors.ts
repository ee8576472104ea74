// Errors of the trade dialogs.
import { VitrineError } from '../../domain/errors.ts'

/** The index does not have an order that the page showed, or the order changes faster than it can be read. */
export class OrderMissingError extends VitrineError {
  readonly code = 'order-missing'
}

/** The trading code could not be fetched, because the network is unreachable or the site was updated meanwhile. */
export class CodeMissingError extends VitrineError {
  readonly code = 'code-missing'
}

/** The node does not have the receipt of a transaction that the index has. */
export class ReceiptMissingError extends VitrineError {
  readonly code = 'receipt-missing'
}
