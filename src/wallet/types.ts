// The wallet state that the rest of the app sees: the account, the wallet, and the network.
import type { Provider } from '@web3-react/types'
import type { Address } from '../domain/address.ts'
import type { Message } from '../messages/message.ts'

/** An EIP-1193 provider. */
export type WalletTransport = Provider

/** A wallet that announced itself (EIP-6963), or the one at `window.ethereum`. */
export interface WalletInfo {
  /** Reverse domain name, such as `io.metamask`, which is remembered between visits. */
  readonly rdns: string
  readonly name: string | Message
  /** A `data:image/…` URI; anything else is dropped. */
  readonly icon: string | undefined
}

export interface ConnectedWallet {
  readonly status: 'connected'
  readonly account: Address
  readonly wallet: WalletInfo
  readonly provider: WalletTransport
}

export type WalletState =
  | { readonly status: 'disconnected' }
  | { readonly status: 'connecting'; readonly wallet: WalletInfo | undefined }
  | ConnectedWallet
  | {
      readonly status: 'wrongNetwork'
      readonly account: Address
      readonly wallet: WalletInfo
      readonly provider: WalletTransport
      /** The chain that the wallet is on. */
      readonly chainId: number
    }

declare module 'mipd' {
  interface Register {
    provider: Provider
    rdns: string
  }
}
