// A wallet that the page connects automatically, as on a return visit.
import { createFakeWallet, type FakeWallet } from './fakeWallet.ts'

const RDNS = 'test.wallet'

/** @returns the wallet, and a function that removes it before the test ends, after which it is removed anyway */
export function connectAs(account: string): (() => void) & { readonly wallet: FakeWallet } {
  const wallet = createFakeWallet([account])
  // Granted on the previous visit.
  wallet.answers['eth_accounts'] = () => wallet.accounts
  localStorage.setItem('vitrine.wallet', RDNS)
  return Object.assign(wallet.announce(RDNS), { wallet })
}
