// Reads the wallet at `window.ethereum`: in-app browsers of wallets and older extensions only put one there.
import type { WalletTransport } from './types.ts'

/** The event of wallets that put it there late. Source: https://github.com/MetaMask/detect-provider */
export const INJECTED_EVENT = 'ethereum#initialized'

/** Several extensions share `window.ethereum` in a list, of which only some can be used. */
const MAX_PROVIDERS = 10

type Member = (...args: unknown[]) => unknown

/** A wallet's object may be a proxy, or have getters that throw. */
function getMember(owner: unknown, key: string): unknown {
  try {
    return (owner as Record<string, unknown> | null | undefined)?.[key]
  } catch {
    return undefined
  }
}

function getMethod(owner: unknown, key: string): Member | undefined {
  const member = getMember(owner, key)
  return typeof member === 'function' ? (...args) => Reflect.apply(member, owner, args) as unknown : undefined
}

/** The wallet's provider and the object that it stands for; undefined without a usable one. */
export function getInjected(): { readonly source: unknown; readonly provider: WalletTransport } | undefined {
  const injected = getMember(window, 'ethereum')
  for (const source of [injected, ...listProviders(injected)]) {
    const provider = toTransport(source)
    if (provider !== undefined) return { source, provider }
  }
  return undefined
}

function listProviders(injected: unknown): readonly unknown[] {
  const providers = getMember(injected, 'providers')
  try {
    return Array.isArray(providers) ? (providers as unknown[]).slice(0, MAX_PROVIDERS) : []
  } catch {
    return []
  }
}

/** Adds what older providers lack: `request` (EIP-1193) and events. */
function toTransport(source: unknown): WalletTransport | undefined {
  const request = getMethod(source, 'request') ?? legacyRequest(source)
  if (request === undefined) return undefined
  const on = getMethod(source, 'on')
  const removeListener = getMethod(source, 'removeListener') ?? getMethod(source, 'off')
  const transport: WalletTransport = {
    request: async (args) => await request(args),
    on(event, listener) {
      on?.(event, listener)
      return transport
    },
    removeListener(event, listener) {
      removeListener?.(event, listener)
      return transport
    },
  }
  return transport
}

/** `sendAsync` of wallets before EIP-1193, which describes it. Source: https://eips.ethereum.org/EIPS/eip-1193 */
function legacyRequest(source: unknown): Member | undefined {
  const sendAsync = getMethod(source, 'sendAsync')
  if (sendAsync === undefined) return undefined
  const enable = getMethod(source, 'enable')
  let id = 0
  return (args) => {
    const { method, params = [] } = args as { readonly method: string; readonly params?: unknown }
    if (method === 'eth_requestAccounts' && enable !== undefined) return enable()
    return new Promise((resolve, reject) => {
      sendAsync({ jsonrpc: '2.0', id: ++id, method, params }, (failure: unknown, reply: unknown) => {
        const error = failure ?? getMember(reply, 'error')
        if (error === undefined || error === null) resolve(getMember(reply, 'result'))
        else reject(error)
      })
    })
  }
}
