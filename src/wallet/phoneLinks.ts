// Links that open a page in the browser of a wallet on a phone, where other browsers have no wallet.

export interface PhoneLink {
  readonly wallet: string
  readonly href: string
}

/**
 * The links for a page; none for a page that isn't served over https, which wallets don't open. Where the wallet isn't
 * installed, its maker's page offers it.
 *
 * Sources: https://docs.metamask.io/metamask-connect/evm/guides/metamask-exclusive/use-deeplinks/,
 * https://github.com/rainbow-me/rainbow/blob/develop/src/handlers/deeplinks.ts,
 * https://docs.cdp.coinbase.com/coinbase-wallet/developer-guidance/mobile-dapp-integration,
 * https://developer.trustwallet.com/developer/develop-for-trust/deeplinking,
 * https://web3.okx.com/build/docs/waas/app-universal-link
 */
export function phoneLinks(page: string): readonly PhoneLink[] {
  const { protocol, href } = new URL(page)
  if (protocol !== 'https:') return []
  const encoded = encodeURIComponent(href)
  const inOkx = encodeURIComponent(`okx://wallet/dapp/url?dappUrl=${encoded}`)
  return [
    // MetaMask takes the address as it is: an encoded one opens an empty tab.
    { wallet: 'MetaMask', href: `https://link.metamask.io/dapp/${href.slice('https://'.length)}` },
    { wallet: 'Rainbow', href: `https://rnbwapp.com/dapp?url=${encoded}` },
    { wallet: 'Coinbase Wallet', href: `https://go.cb-w.com/dapp?cb_url=${encoded}` },
    // 60 is Ethereum's coin type (SLIP-44), which all EVM chains use there.
    { wallet: 'Trust Wallet', href: `https://link.trustwallet.com/open_url?coin_id=60&url=${encoded}` },
    { wallet: 'OKX Wallet', href: `https://web3.okx.com/download?deeplink=${inOkx}` },
  ]
}
