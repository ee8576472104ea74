// Errors of the wallet.
import { VitrineError } from '../domain/errors.ts'
import { walletTexts } from '../messages/en/wallet.ts'
import type { Message } from '../messages/message.ts'
import { parseWalletError, WalletErrorCode } from './parseWalletError.ts'

/** No wallet with the requested name is present. */
export class WalletNotFoundError extends VitrineError {
  readonly code = 'wallet-not-found'
}

/** The wallet failed for a reason other than a user rejection. */
export class WalletFailedError extends VitrineError {
  readonly code = 'wallet-failed'
}

/** The wallet failed after a send request, and it is unclear whether it sent the transaction. */
export class WalletUnsureError extends VitrineError {
  readonly code = 'wallet-unsure'
}

/** The most telling numeric code of any error that a wallet threw. */
export function walletErrorCode(error: unknown): number | undefined {
  return parseWalletError(error).code
}

/** True when the user certainly rejected the request, which is not a failure. */
export function isUserRejection(error: unknown): boolean {
  return parseWalletError(error).declined
}

/** Codes of a wallet that did not process the request at all. */
const NOT_PROCESSED: readonly (number | undefined)[] = [
  WalletErrorCode.userRejected,
  WalletErrorCode.unauthorized,
  WalletErrorCode.unsupportedMethod,
  WalletErrorCode.unknownChain,
  WalletErrorCode.requestPending,
  WalletErrorCode.methodNotFound,
]

/**
 * EIP-1474 gives -32002 to whatever is unavailable: MetaMask uses it for its own open request, and for its node.
 * Source: https://github.com/MetaMask/core/blob/main/packages/network-controller/src/rpc-service/rpc-service.ts
 */
const isNodeUnavailable = (error: unknown) =>
  parseWalletError(error).texts.some((text) => /endpoint|unavailable/i.test(text))

/** How nodes reject a fee: below their minimum, below the block's base fee, or too little above the one to replace. */
const LOW_FEE_ERROR = /underpriced|fee ?too ?low|less than block base fee/i

/** True when a node refused a transaction for its fee. */
export function isLowFee(error: unknown): boolean {
  return parseWalletError(error).texts.some((text) => LOW_FEE_ERROR.test(text))
}

/** Returns the error of a send request unchanged if nothing was sent, and otherwise a WalletUnsureError. */
export function sendingFailure(error: unknown): unknown {
  const isUnprocessed = NOT_PROCESSED.includes(walletErrorCode(error)) && !isNodeUnavailable(error)
  if (isUnprocessed || isLowFee(error)) return error
  return new WalletUnsureError(walletTexts.errors.maybeSent, { cause: error })
}

const LONGEST_MESSAGE = 160

/** Converts any error that a wallet threw to one with a message for people. @param text what the wallet couldn’t do */
export function walletFailure(error: unknown, text: Message): WalletFailedError {
  const { code, texts } = parseWalletError(error)
  if (code === WalletErrorCode.requestPending && !isNodeUnavailable(error)) {
    return new WalletFailedError(walletTexts.errors.requestPending, { cause: error })
  }
  return new WalletFailedError(text, {
    cause: error,
    details: {
      message: (texts[0] ?? typeof error).slice(0, LONGEST_MESSAGE),
      ...(code === undefined ? {} : { code: `${code}` }),
    },
  })
}
