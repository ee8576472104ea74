// The only module that connects a wallet's provider to ethers. Load it with `import()` when the first transaction is
// sent.
import { BrowserProvider } from 'ethers'
import { tryParseAddress, type Address } from '../domain/address.ts'
import { parseTxHash, type TxHash } from '../domain/hashes.ts'
import { walletTexts } from '../messages/en/wallet.ts'
import { sendingFailure, WalletFailedError } from './errors.ts'
import { parseWalletError } from './parseWalletError.ts'
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
    throw new WalletFailedError(walletTexts.errors.networkChanged)
  }
  const [first] = Array.isArray(accounts) ? (accounts as unknown[]) : []
  if (typeof first !== 'string' || tryParseAddress(first) !== account) {
    throw new WalletFailedError(walletTexts.errors.accountChanged)
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
  const { transport, sendingError } = keepErrors(provider)
  const browser = new BrowserProvider(transport, 'any')
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
      throw sendingFailure(sendingError() ?? error)
    }
  } finally {
    browser.destroy()
  }
}

/**
 * Keeps what the wallet throws when it is to send: ethers reads only three properties of an error, and waits forever when
 * one of them can't be written as JSON.
 */
function keepErrors(provider: WalletTransport) {
  let thrown: unknown
  const request: WalletTransport['request'] = async (args) => {
    try {
      return await provider.request(args)
    } catch (error) {
      if (args.method === 'eth_sendTransaction') thrown = error
      const { code, texts } = parseWalletError(error)
      throw Object.assign(new Error(texts[0] ?? '', { cause: error }), { code, data: copyData(error) })
    }
  }
  const transport: WalletTransport = {
    request,
    on: provider.on.bind(provider),
    removeListener: provider.removeListener.bind(provider),
  }
  return { transport, sendingError: () => thrown }
}

/** The data of an error, which may be that of a revert; undefined where it can't be copied. */
function copyData(error: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify((error as { readonly data?: unknown }).data)) as unknown
  } catch {
    return undefined
  }
}

/**
 * The gas that a call uses can rise a little before it is mined: with a declining price, for example, Seaport also
 * refunds the difference. Unused gas is not paid.
 */
const withMargin = (gas: bigint) => (gas * 125n) / 100n
