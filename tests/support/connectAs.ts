// A wallet that the page connects automatically, as one from a previous visit.
import { createFakeWallet, type FakeWallet } from './fakeWallet.ts'

const RDNS = 'test.wallet'

/** @returns the way to take the wallet away, and the wallet */
export function connectAs(account: string): (() => void) & { readonly wallet: FakeWallet } {
  const wallet = createFakeWallet([account])
  // Granted on the earlier visit.
  wallet.answers['eth_accounts'] = () => wallet.accounts
  localStorage.setItem('vitrine.wallet', RDNS)
  return Object.assign(wallet.announce(RDNS), { wallet })
}
