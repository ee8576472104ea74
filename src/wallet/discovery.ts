// Discovers the browser's wallets, each of which announces itself on request (EIP-6963).
import { createStore } from 'mipd'
import { plainName } from '../domain/names.ts'
import type { WalletInfo, WalletTransport } from './types.ts'

export interface Discovery {
  /** The wallets announced so far; the same array until one is added. */
  list(): readonly WalletInfo[]
  find(rdns: string): { readonly info: WalletInfo; readonly provider: WalletTransport } | undefined
  subscribe(listener: () => void): () => void
}

/** The icon comes from the wallet and is shown in an image, so only data URIs of images pass, as EIP-6963 requires. */
const safeIcon = (icon: unknown) =>
  typeof icon === 'string' && /^data:image\/(png|svg\+xml|webp|jpeg|gif|avif)[;,]/i.test(icon)
    ? icon
    : undefined

export function createDiscovery(): Discovery {
  const store = createStore()
  let details = store.getProviders()
  let wallets: readonly WalletInfo[] = []
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
    wallets = [...byRdns.values()]
  }
  update()
  // Registered first, so that later subscribers read the updated list.
  store.subscribe(update)
  return {
    list: () => wallets,
    find(rdns) {
      const detail = details.find(({ info }) => info.rdns === rdns)
      return detail === undefined ? undefined : { info: describe(detail), provider: detail.provider }
    },
    subscribe: (listener) => store.subscribe(listener),
  }
}
