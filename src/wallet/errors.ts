// Errors of the wallet.
import { VitrineError } from '../domain/errors.ts'
import { walletErrors } from '../messages/en/walletErrors.ts'
import type { Message } from '../messages/message.ts'

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

/** Codes of EIP-1193, EIP-3326 and JSON-RPC that Vitrine distinguishes. */
export const WalletErrorCode = {
  userRejected: 4001,
  unauthorized: 4100,
  unsupportedMethod: 4200,
  disconnected: 4900,
  unknownChain: 4902,
  requestPending: -32002,
  methodNotFound: -32601,
} as const

/** The numeric code of any error that a wallet threw. Some wallets wrap the original error once or twice. */
export function walletErrorCode(error: unknown): number | undefined {
  for (let inner = error, depth = 0; typeof inner === 'object' && inner !== null && depth < 4; depth++) {
    const { code, data, cause, info, error: wrapped } = inner as Record<string, unknown>
    if (typeof code === 'number') return code
    if (code === 'ACTION_REJECTED') return WalletErrorCode.userRejected
    const next = [data, cause, info, wrapped].find((value) => typeof value === 'object' && value !== null)
    if (next === undefined) return undefined
    inner = next
  }
  return undefined
}

/** True when the user rejected the request, which is not a failure. */
export function isUserRejection(error: unknown): boolean {
  return walletErrorCode(error) === WalletErrorCode.userRejected
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

/** How nodes reject a fee: below their minimum, below the block's base fee, or too little above the one to replace. */
const LOW_FEE_ERROR = /underpriced|fee ?too ?low|less than block base fee/i

/** True when a node refused a transaction for its fee. Messages of ethers include the wallet's original error. */
export function isLowFee(error: unknown): boolean {
  return error instanceof Object && 'message' in error && LOW_FEE_ERROR.test(String(error.message))
}

/** Returns the error of a send request unchanged if nothing was sent, and otherwise a WalletUnsureError. */
export function sendingFailure(error: unknown): unknown {
  if (NOT_PROCESSED.includes(walletErrorCode(error)) || isLowFee(error)) return error
  return new WalletUnsureError(walletErrors.maybeSent, { cause: error })
}

const LONGEST_MESSAGE = 160

/** Converts any error that a wallet threw to one with a message for people. @param text what the wallet couldn’t do */
export function walletFailure(error: unknown, text: Message): WalletFailedError {
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error)
  const code = walletErrorCode(error)
  if (code === WalletErrorCode.requestPending) {
    return new WalletFailedError(walletErrors.requestPending, { cause: error })
  }
  return new WalletFailedError(text, {
    cause: error,
    details: {
      message: message.slice(0, LONGEST_MESSAGE),
      ...(code === undefined ? {} : { code: `${code}` }),
    },
  })
}
