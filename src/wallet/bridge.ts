// The one place where a wallet's provider meets ethers. Load it with `import()`, when the first transaction is sent.
import { BrowserProvider } from 'ethers'
import { tryParseAddress, type Address } from '../domain/address.ts'
import { parseTxHash, type TxHash } from '../domain/hashes.ts'
import { WalletFailedError } from './errors.ts'
import type { WalletTransport } from './types.ts'

export interface WalletCall {
  readonly to: Address
  readonly data: `0x${string}`
  /** Wei of the native coin. */
  readonly value: bigint
}

/**
 * Asks the wallet to sign and send a call; returns as soon as the wallet gives a hash.
 *
 * The wallet's chain and account are compared first: if either changed since the call was prepared, nothing is asked.
 * @throws WalletFailedError when the account or network differs, and whatever the wallet throws
 */
export async function sendTransaction(
  provider: WalletTransport,
  { account, chainId, call }: { account: Address; chainId: number; call: WalletCall },
): Promise<TxHash> {
  const browser = new BrowserProvider(provider, 'any')
  try {
    const [network, accounts] = await Promise.all([browser.getNetwork(), browser.send('eth_accounts', [])])
    if (network.chainId !== BigInt(chainId)) {
      throw new WalletFailedError('Your wallet went to another network, so nothing was signed.')
    }
    const [current] = Array.isArray(accounts) ? accounts : []
    if (typeof current !== 'string' || tryParseAddress(current) !== account) {
      throw new WalletFailedError('Your wallet went to another account, so nothing was signed.')
    }
    const signer = await browser.getSigner(account)
    const gas = await signer.estimateGas(call)
    return parseTxHash(await signer.sendUncheckedTransaction({ ...call, gasLimit: withMargin(gas) }))
  } finally {
    browser.destroy()
  }
}

/**
 * What a call takes can rise a little before it is mined: a declining price, for one, leaves a change to be given
 * back. Gas that is not used is not paid.
 */
const withMargin = (gas: bigint) => (gas * 125n) / 100n
