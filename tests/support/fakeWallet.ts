// A wallet for tests: an EIP-1193 provider that responds as configured, and announces itself on request (EIP-6963).
import EventEmitter from 'eventemitter3'
import { announceProvider } from 'mipd'
import type { WalletTransport } from '../../src/wallet/types.ts'

/** A wallet's response to a method: a value, or an error that it throws. */
type Answer = (params: readonly unknown[]) => unknown

export interface FakeWallet {
  readonly provider: WalletTransport
  readonly requests: { readonly method: string; readonly params: readonly unknown[] }[]
  accounts: string[]
  chainId: number
  /** Responses that replace the defaults. */
  readonly answers: Record<string, Answer>
  emit(event: 'accountsChanged' | 'chainChanged' | 'disconnect', value: unknown): void
  listeners(event: string): number
  /** Announces it to the page; returns a function that withdraws it. */
  announce(rdns?: string, name?: string): () => void
}

export class WalletError extends Error {
  readonly code: number
  readonly data: unknown
  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** The functions that withdraw the announcements of this file's wallets. */
const announced = new Set<() => void>()

/** Withdraws the wallets' announcements; a page that opens later in the same window would find them. */
export function withdrawWallets(): void {
  for (const stop of announced) stop()
  announced.clear()
}

export function createFakeWallet(accounts: string[], chainId = 31337): FakeWallet {
  const events = new EventEmitter()
  let granted = false
  const fake: FakeWallet = {
    requests: [],
    accounts,
    chainId,
    answers: {},
    emit(event, value) {
      events.emit(event, value)
    },
    listeners: (event) => events.listenerCount(event),
    announce(rdns = 'test.wallet', name = 'Test wallet') {
      const stop = announceProvider({
        info: { uuid: crypto.randomUUID(), name, rdns, icon: 'data:image/svg+xml,%3Csvg/%3E' },
        provider: fake.provider,
      })
      announced.add(stop)
      return () => stop()
    },
    provider: {
      async request({ method, params }) {
        const list = Array.isArray(params) ? (params as unknown[]) : []
        fake.requests.push({ method, params: list })
        const answer = fake.answers[method]
        if (answer !== undefined) return answer(list)
        switch (method) {
          case 'eth_requestAccounts':
            granted = true
            return fake.accounts
          case 'eth_accounts':
            return granted ? fake.accounts : []
          case 'eth_chainId':
            return `0x${fake.chainId.toString(16)}`
          default:
            throw new WalletError(4200, `${method} is not supported.`)
        }
      },
      on(event, listener) {
        events.on(event, listener)
        return fake.provider
      },
      removeListener(event, listener) {
        events.removeListener(event, listener)
        return fake.provider
      },
    },
  }
  return fake
}
