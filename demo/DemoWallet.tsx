// The in-page wallet as a component: it announces itself to the page and shows a dialog for each request.
import { announceProvider } from 'mipd'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { NetworkConfig } from '../src/domain/config.ts'
import { createNode } from '../src/node/createNode.ts'
import { DemoDialog } from './DemoDialog.tsx'
import { createDemoMemory } from './memory.ts'
import { createDemoProvider } from './provider.ts'
import { createRequestQueue, type DemoAccount } from './requests.ts'

/** Two concentric circles that look like a lens. */
const ICON =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"%3E%3Crect width="32" height="32" rx="7" fill="%231d1b18"/%3E%3Ccircle cx="16" cy="16" r="9" fill="none" stroke="%23f4f1ea" stroke-width="2"/%3E%3Ccircle cx="16" cy="16" r="3.5" fill="%23f4f1ea"/%3E%3C/svg%3E'

const DEMO_WALLET_RDNS = 'app.vitrine.demo'

export interface DemoWalletProps {
  readonly network: NetworkConfig
  readonly accounts: readonly DemoAccount[]
}

export function DemoWallet({ network, accounts }: DemoWalletProps) {
  const [{ queue, provider }] = useState(() => {
    const queue = createRequestQueue()
    const send = createNode({ urls: [network.rpcUrl] })
    return {
      queue,
      provider: createDemoProvider({ network, accounts, send, queue, memory: createDemoMemory() }),
    }
  })

  // Outside system: the page's discovery of wallets (EIP-6963).
  useEffect(
    () =>
      announceProvider({
        info: { uuid: crypto.randomUUID(), name: 'Demo wallet', icon: ICON, rdns: DEMO_WALLET_RDNS },
        provider,
      }),
    [provider],
  )

  const pending = useSyncExternalStore(queue.subscribe, queue.current)
  if (pending === undefined) return null
  return (
    <DemoDialog
      key={pending.id}
      request={pending.request}
      accounts={accounts}
      network={network}
      onAnswer={(answer) => queue.answer(pending.id, answer)}
    />
  )
}
