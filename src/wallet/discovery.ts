// Discovers the browser's wallets: each announces itself on request (EIP-6963). Where none does, the one at
// `window.ethereum` stands for the browser's wallet.
import { createStore } from 'mipd'
import { plainName } from '../domain/names.ts'
import { frameTexts } from '../messages/en/frame.ts'
import { INJECTED_EVENT, getInjected } from './injectedProvider.ts'
import type { WalletInfo, WalletTransport } from './types.ts'

interface FoundWallet {
  readonly info: WalletInfo
  readonly provider: WalletTransport
}

export interface Discovery {
  /** The wallets found so far; the same array until one is added. */
  list(): readonly WalletInfo[]
  find(rdns: string): FoundWallet | undefined
  subscribe(listener: () => void): () => void
}

/** The icon comes from the wallet and is shown in an image, so only data URIs of images pass, as EIP-6963 requires. */
const safeIcon = (icon: unknown) =>
  typeof icon === 'string' && /^data:image\/(png|svg\+xml|webp|jpeg|gif|avif)[;,]/i.test(icon)
    ? icon
    : undefined

/** Stands for the wallet at `window.ethereum`, which has no name of its own. */
const BROWSER_WALLET: WalletInfo = {
  rdns: 'window.ethereum',
  name: frameTexts.browserWallet,
  icon: undefined,
}
const ONLY_BROWSER_WALLET = [BROWSER_WALLET]

export function createDiscovery(): Discovery {
  const store = createStore()
  let details = store.getProviders()
  let announced: readonly WalletInfo[] = []
  const describe = ({ info }: (typeof details)[number]): WalletInfo => ({
    rdns: info.rdns,
    name: plainName(info.name).slice(0, 60),
    icon: safeIcon(info.icon),
  })
  const update = () => {
    details = store.getProviders()
    // Two wallets may announce the same name; the first one wins, so that a later script can't replace it.
    const byRdns = new Map<string, WalletInfo>()
    for (const detail of details) {
      if (!byRdns.has(detail.info.rdns)) byRdns.set(detail.info.rdns, describe(detail))
    }
    announced = [...byRdns.values()]
  }
  update()
  // Registered first, so that later subscribers read the updated list.
  store.subscribe(update)

  // Once seen it stays, so that the list can't change at every look.
  let isInjected = false
  return {
    list() {
      if (announced.length > 0) return announced
      isInjected ||= getInjected() !== undefined
      return isInjected ? ONLY_BROWSER_WALLET : announced
    },
    find(rdns) {
      const detail = details.find(({ info }) => info.rdns === rdns)
      if (detail !== undefined) return { info: describe(detail), provider: detail.provider }
      return rdns === BROWSER_WALLET.rdns ? findInjected() : undefined
    },
    subscribe(listener) {
      window.addEventListener(INJECTED_EVENT, listener)
      const unsubscribe = store.subscribe(listener)
      return () => {
        window.removeEventListener(INJECTED_EVENT, listener)
        unsubscribe()
      }
    },
  }

  function findInjected(): FoundWallet | undefined {
    const injected = getInjected()
    if (injected === undefined) return undefined
    // It may have announced itself since it was connected.
    const detail = details.find(({ provider }) => provider === injected.source)
    const info = detail === undefined ? BROWSER_WALLET : { ...describe(detail), rdns: BROWSER_WALLET.rdns }
    return { info, provider: injected.provider }
  }
}
