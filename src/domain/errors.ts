// The base of every error Vitrine raises: a short message for people, a stable code, the cause and details.

/** Facts that help whoever reads a report; never secrets, never required to understand the message. */
export type ErrorDetails = Readonly<Record<string, string>>

export interface ErrorOptionsWithDetails {
  readonly cause?: unknown
  readonly details?: ErrorDetails
}

/** An error whose `message` may be shown as it is: one plain sentence. */
export abstract class VitrineError extends Error {
  /** Stable, kebab-case name of the kind of error, listed in the error catalogue. */
  abstract readonly code: string
  readonly details: ErrorDetails

  constructor(message: string, options: ErrorOptionsWithDetails = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = new.target.name
    this.details = options.details ?? {}
  }
}

/** Text that is not an EVM address, or whose EIP-55 checksum is wrong. */
export class InvalidAddressError extends VitrineError {
  readonly code = 'invalid-address'
}

/** Text that is not a token id: a whole number from 0 to 2^256 - 1. */
export class InvalidTokenIdError extends VitrineError {
  readonly code = 'invalid-token-id'
}

/** Text that is not a 32-byte hash in hexadecimal. */
export class InvalidHashError extends VitrineError {
  readonly code = 'invalid-hash'
}

/** Text that is not an amount of a currency; the message says what to change. */
export class InvalidAmountError extends VitrineError {
  readonly code = 'invalid-amount'
}

/** The deployment's configuration is missing or malformed; `details.field` names the place. */
export class InvalidConfigError extends VitrineError {
  readonly code = 'invalid-config'
}

/** The sentence to show for anything that was thrown; unknown errors never leak their internals. */
export function messageForPeople(error: unknown, fallback = 'Something went wrong.'): string {
  return error instanceof VitrineError ? error.message : fallback
}
