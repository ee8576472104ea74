// What can keep a history from being checked. None of these says anything about the history itself.
import { VitrineError } from '../domain/errors.ts'

/** The check would need more requests than it allows itself. */
export class BudgetSpentError extends VitrineError {
  readonly code = 'verification-budget-spent'
}

/** The history has more rows than a check reads; what was read of it would look as if the rest were missing. */
export class HistoryTooLongError extends VitrineError {
  readonly code = 'history-too-long'
}

/** A file is not a proof bundle that this version reads. */
export class InvalidBundleError extends VitrineError {
  readonly code = 'invalid-proof-bundle'
}
