// The base of every error Vitrine throws: a message for people, a stable code, the cause and details.
import { controlsTexts } from '../messages/en/controls.ts'
import { errorsTexts } from '../messages/en/errors.ts'
import type { Value } from '../messages/message.ts'
import { currentTranslate } from '../messages/translate.ts'

/** Facts for the reader of a report; never secrets, never required to understand the message. */
export type ErrorDetails = Readonly<Record<string, string>>

export interface ErrorOptionsWithDetails {
  readonly cause?: unknown
  readonly details?: ErrorDetails
}

/** An error whose `text` may be shown to people. */
export abstract class VitrineError extends Error {
  /** Stable, kebab-case name of the kind of error, listed in the list of errors. */
  abstract readonly code: string
  /** The displayed text. `message` is the same text in the current language, for consoles. */
  readonly text: Value
  readonly details: ErrorDetails

  constructor(text: Value, options: ErrorOptionsWithDetails = {}) {
    super(currentTranslate()(text), options.cause === undefined ? undefined : { cause: options.cause })
    this.name = new.target.name
    this.text = text
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

/** After a deployment, an open page may request scripts and styles that are gone; offline, any file. */
export function isLoadError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    /dynamically imported module|module script failed|preload CSS/i.test(error.message) ||
    isLoadError(error.cause)
  )
}

/** The text to show for any thrown value; unknown errors never leak their internals. */
export function errorText(error: unknown, fallback: Value = errorsTexts.input.unknown): Value {
  if (isLoadError(error)) return controlsTexts.connectionLost
  return error instanceof VitrineError ? error.text : fallback
}
