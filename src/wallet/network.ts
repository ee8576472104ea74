// Switches a wallet to the site's network, and adds the network to the wallet if necessary.
import type { NetworkConfig } from '../domain/config.ts'
import { walletTexts } from '../messages/en/wallet.ts'
import { isUserRejection, walletFailure } from './errors.ts'
import { parseWalletError, WalletErrorCode } from './parseWalletError.ts'
import type { WalletTransport } from './types.ts'

const hexChainId = (chainId: number) => `0x${chainId.toString(16)}`

/** Parameters of EIP-3085. Wallets require absolute URLs. */
function describe(
  { chainId, name, nativeCurrency, rpcUrl, walletRpcUrl = rpcUrl, explorerUrl }: NetworkConfig,
  origin: string,
) {
  return {
    chainId: hexChainId(chainId),
    chainName: name,
    nativeCurrency: {
      name: nativeCurrency.name ?? nativeCurrency.symbol,
      symbol: nativeCurrency.symbol,
      decimals: nativeCurrency.decimals,
    },
    rpcUrls: [new URL(walletRpcUrl, origin).href],
    ...(explorerUrl === null ? {} : { blockExplorerUrls: [explorerUrl] }),
  }
}

export type SwitchOutcome = 'switched' | 'rejected'

/**
 * Switches the wallet (EIP-3326), adding the network first if the wallet doesn't have it (EIP-3085).
 * @throws WalletFailedError when the wallet can do neither
 */
export async function switchNetwork(
  provider: WalletTransport,
  network: NetworkConfig,
  origin: string = location.origin,
): Promise<SwitchOutcome> {
  const target = [{ chainId: hexChainId(network.chainId) }]
  try {
    try {
      await provider.request({ method: 'wallet_switchEthereumChain', params: target })
    } catch (error) {
      if (!isUnknownChain(error)) throw error
      await provider.request({ method: 'wallet_addEthereumChain', params: [describe(network, origin)] })
      await provider.request({ method: 'wallet_switchEthereumChain', params: target })
    }
    return 'switched'
  } catch (error) {
    if (isUserRejection(error)) return 'rejected'
    throw walletFailure(error, walletTexts.errors.switchNetworkFailed({ network: network.name }))
  }
}

/** Some wallets say it only in their text. */
function isUnknownChain(error: unknown): boolean {
  const { declined, code, texts } = parseWalletError(error)
  if (declined) return false
  return code === WalletErrorCode.unknownChain || texts.some((text) => /unrecognized chain/i.test(text))
}
