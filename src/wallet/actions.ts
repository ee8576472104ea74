// User actions on a wallet: connecting one, and switching its account. Loaded with the first such action.
import { VitrineError } from '../domain/errors.ts'
import { walletTexts } from '../messages/en/wallet.ts'
import type { DeferredSession } from './deferredSession.ts'
import { isUserRejection, walletErrorCode, walletFailure } from './errors.ts'
import type { WalletMemory } from './memory.ts'
import { WalletErrorCode } from './parseWalletError.ts'
import type { WalletTransport } from './types.ts'

/** The result of an attempt to connect; a user rejection is not a failure. */
export type ConnectOutcome =
  | 'connected'
  | 'rejected'
  /** Another wallet was chosen before this one replied. */
  | 'superseded'

export interface ConnectParts {
  readonly session: DeferredSession
  readonly memory: WalletMemory
}

/** @throws WalletNotFoundError, WalletFailedError */
export async function connectWallet(
  { session, memory }: ConnectParts,
  rdns: string,
): Promise<ConnectOutcome> {
  try {
    const { connector } = await session.load()
    await connector.activate(rdns)
    const { wallet, provider } = connector
    if (wallet !== undefined && wallet.rdns !== rdns) return 'superseded'
    if (provider === undefined) return 'rejected'
  } catch (error) {
    if (isUserRejection(error)) return 'rejected'
    throw error instanceof VitrineError ? error : walletFailure(error, walletTexts.errors.connectFailed)
  }
  memory.update(() => rdns)
  return 'connected'
}

/** Prompts the user to choose an account in the wallet. @throws WalletFailedError when the wallet can't */
export async function switchAccount(provider: WalletTransport | undefined): Promise<void> {
  try {
    await provider?.request({ method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] })
  } catch (error) {
    if (isUserRejection(error)) return
    const code = walletErrorCode(error)
    const cannot = code === WalletErrorCode.unsupportedMethod || code === WalletErrorCode.methodNotFound
    throw walletFailure(
      error,
      cannot ? walletTexts.errors.switchAccountInWallet : walletTexts.errors.switchAccountFailed,
    )
  }
}
