// The only module that connects a wallet's provider to ethers. Load it with `import()` when the first transaction is
// sent.
import { BrowserProvider } from 'ethers'
import { tryParseAddress, type Address } from '../domain/address.ts'
import { parseTxHash, type TxHash } from '../domain/hashes.ts'
import { walletErrors } from '../messages/en/walletErrors.ts'
import { sendingFailure, WalletFailedError } from './errors.ts'
import type { WalletTransport } from './types.ts'

export interface WalletCall {
  readonly to: Address
  readonly data: `0x${string}`
  /** Wei of the native coin. */
  readonly value: bigint
}

/** @throws WalletFailedError when the wallet is on another chain or account than the call was prepared for */
async function checkUnchanged(browser: BrowserProvider, account: Address, chainId: number): Promise<void> {
  const [current, accounts] = await Promise.all([
    browser.send('eth_chainId', []),
    browser.send('eth_accounts', []),
  ])
  if (Number(current) !== chainId) {
    throw new WalletFailedError(walletErrors.networkChanged)
  }
  const [first] = Array.isArray(accounts) ? (accounts as unknown[]) : []
  if (typeof first !== 'string' || tryParseAddress(first) !== account) {
    throw new WalletFailedError(walletErrors.accountChanged)
  }
}

/**
 * Prompts the wallet to sign and send a call; resolves as soon as the wallet returns a hash.
 *
 * The wallet's chain and account are compared before and after the gas is estimated: if either changed since the call
 * was prepared, the wallet isn't prompted. The call includes the chain id, so that a wallet that changes later refuses
 * it.
 * @param options.nonce the nonce to request; the wallet chooses by default. Some wallets always choose
 * @throws WalletFailedError when the account or network differs; WalletUnsureError when the wallet failed after the
 *   send request; whatever else the wallet throws, when nothing was sent
 */
export async function sendTransaction(
  provider: WalletTransport,
  options: { account: Address; chainId: number; call: WalletCall; nonce?: number },
): Promise<TxHash> {
  const { account, chainId, call, nonce } = options
  const browser = new BrowserProvider(provider, 'any')
  try {
    await checkUnchanged(browser, account, chainId)
    const signer = await browser.getSigner(account)
    const gas = await signer.estimateGas(call)
    await checkUnchanged(browser, account, chainId)
    const fixedNonce = nonce === undefined ? {} : { nonce }
    const transaction = { ...call, ...fixedNonce, chainId, gasLimit: withMargin(gas) }
    try {
      return parseTxHash(await signer.sendUncheckedTransaction(transaction))
    } catch (error) {
      throw sendingFailure(error)
    }
  } finally {
    browser.destroy()
  }
}

/**
 * The gas that a call uses can rise a little before it is mined: with a declining price, for example, Seaport also
 * refunds the difference. Unused gas is not paid.
 */
const withMargin = (gas: bigint) => (gas * 125n) / 100n
