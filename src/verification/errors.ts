// Errors that prevent a check. None of them says anything about the history itself.
import { VitrineError } from '../domain/errors.ts'

/** The check needs more requests than its budget. */
export class BudgetSpentError extends VitrineError {
  readonly code = 'verification-budget-spent'
}

/** The history has more rows than a check reads; a partial read would look as if the rest were missing. */
export class HistoryTooLongError extends VitrineError {
  readonly code = 'history-too-long'
}

/** The file isn't a proof bundle that this version can read. */
export class InvalidBundleError extends VitrineError {
  readonly code = 'invalid-proof-bundle'
}
