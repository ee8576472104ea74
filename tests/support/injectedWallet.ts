// A wallet as a browser extension or a wallet's own browser injects it, whose accounts a test chain's node has unlocked.
import type { Page } from 'playwright-core'
import type { Address } from '../../src/domain/address.ts'

const NAME = 'Test wallet'

interface RpcReply {
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string }
}

export interface InjectedWallet {
  readonly rpcUrl: string
  readonly account: Address
  /** Where the page finds it: announced (EIP-6963), as by default, or at `window.ethereum` after the page has started. */
  readonly shape?: 'announced' | 'late'
}

/** Confirms everything; to the chain's node it passes what a wallet would send or read there. */
async function respond(
  { rpcUrl, account }: InjectedWallet,
  method: string,
  params: readonly unknown[],
): Promise<RpcReply> {
  if (method === 'eth_requestAccounts' || method === 'eth_accounts') return { result: [account] }
  if (method.startsWith('wallet_')) {
    return { error: { code: 4200, message: `The wallet doesn't support ${method}.` } }
  }
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return (await response.json()) as RpcReply
}

/**
 * Installs the wallet for every document of a page. It throws `window.refusal` instead of sending, once that is set.
 * Source: https://eips.ethereum.org/EIPS/eip-6963
 */
export async function injectWallet(page: Page, wallet: InjectedWallet): Promise<void> {
  await page.exposeFunction('respondAsWallet', (method: string, params: readonly unknown[]) =>
    respond(wallet, method, params),
  )
  await page.addInitScript(
    ({ name, shape }) => {
      const host = window as unknown as {
        respondAsWallet: (method: string, params: readonly unknown[]) => Promise<RpcReply>
        refusal?: unknown
        ethereum?: unknown
      }
      const provider = {
        isMetaMask: true,
        request: async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => {
          if (method === 'eth_sendTransaction' && host.refusal !== undefined) throw host.refusal
          const { result, error } = await host.respondAsWallet(method, params)
          if (error !== undefined) throw Object.assign(new Error(error.message), { code: error.code })
          return result
        },
        on: () => undefined,
        removeListener: () => undefined,
      }
      const info = {
        uuid: '6f0c2f4c-3c0e-4c8e-9f55-0d0d6a3b9a11',
        name,
        icon: 'data:image/svg+xml,<svg/>',
        rdns: 'test.wallet',
      }
      const announce = () =>
        window.dispatchEvent(
          new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
        )
      if (shape === 'announced') {
        window.addEventListener('eip6963:requestProvider', announce)
        announce()
      } else {
        window.addEventListener('load', () => {
          host.ethereum = provider
          window.dispatchEvent(new Event('ethereum#initialized'))
        })
      }
    },
    { name: NAME, shape: wallet.shape ?? 'announced' },
  )
}

/** Connects the wallet from the header. @param name how the dialog lists it */
export async function connectInjectedWallet(page: Page, name = NAME): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Connect/ })
    .click()
  await page.getByRole('dialog', { name: 'Connect wallet' }).getByRole('button', { name }).click()
  await page.getByRole('button', { name: /^Wallet: (?!wrong)/ }).waitFor()
}
