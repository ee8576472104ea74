// Holds the only connector and provides the wallet's state and actions to every component.
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { type Address, tryParseAddress } from '../domain/address.ts'
import type { VitrineConfig } from '../domain/config.ts'
import { useConfig } from '../ui/ConfigContext.tsx'
import type { ConnectOutcome } from './actions.ts'
import { type DeferredSession, deferSession } from './deferredSession.ts'
import { createDiscovery, type Discovery } from './discovery.ts'
import { createWalletMemory, type WalletMemory } from './memory.ts'
import type { SwitchOutcome } from './network.ts'
import type { ConnectedWallet, WalletInfo, WalletState } from './types.ts'

export interface Wallet {
  readonly state: WalletState
  /** The wallets that announced themselves in this browser. */
  readonly wallets: readonly WalletInfo[]
  /** @throws WalletNotFoundError, WalletFailedError */
  connect(rdns: string): Promise<ConnectOutcome>
  disconnect(): void
  /** Prompts the user to choose an account in the wallet. @throws WalletFailedError when the wallet can't */
  switchAccount(): Promise<void>
  /** @throws WalletFailedError */
  switchNetwork(): Promise<SwitchOutcome>
  /** The connect dialog, which any part of the page may open. */
  readonly prompt: {
    readonly open: boolean
    /**
     * Opens the dialog unless a wallet is connected; resolves with the wallet, or `undefined` if the dialog is closed.
     */
    connect(): Promise<ConnectedWallet | undefined>
    close(): void
  }
}

const WalletContext = createContext<Wallet | undefined>(undefined)

/** The wallet's state and actions. */
export function useWallet(): Wallet {
  const wallet = use(WalletContext)
  if (wallet === undefined) throw new Error('No <WalletProvider> above')
  return wallet
}

/** The wallet's account, on any network; undefined without a wallet. */
export function useAccount(): Address | undefined {
  const { state } = useWallet()
  return 'account' in state ? state.account : undefined
}

function createParts(discovery: Discovery, memory: WalletMemory) {
  return { session: deferSession(discovery), discovery, memory }
}
type Parts = ReturnType<typeof createParts>

export interface WalletProviderProps {
  readonly children: ReactNode
  /** For tests; the page's own by default. */
  readonly discovery?: Discovery
  readonly memory?: WalletMemory
}

export function WalletProvider({ children, discovery, memory }: WalletProviderProps) {
  const config = useConfig()
  const [parts] = useState(() => createParts(discovery ?? createDiscovery(), memory ?? createWalletMemory()))
  const state = useWalletState(parts.session, config.network.chainId)
  useReconnect(parts)
  const wallets = useSyncExternalStore(parts.discovery.subscribe, parts.discovery.list)
  const prompt = usePrompt(state)
  const actions = useActions(parts, config)
  const wallet = useMemo(() => ({ state, wallets, prompt, ...actions }), [state, wallets, prompt, actions])
  return <WalletContext value={wallet}>{children}</WalletContext>
}

function useWalletState(session: DeferredSession, expectedChainId: number): WalletState {
  const { chainId, accounts, activating } = useSyncExternalStore(session.subscribe, session.read)
  const [first] = accounts ?? []
  const connector = session.current()?.connector
  const wallet = connector?.wallet
  const provider = connector?.provider
  const account = first === undefined ? undefined : tryParseAddress(first)
  return useMemo(() => {
    if (activating) return { status: 'connecting', wallet }
    if (chainId === undefined || account === undefined || wallet === undefined || provider === undefined) {
      return { status: 'disconnected' }
    }
    const common = { account, wallet, provider }
    return chainId === expectedChainId
      ? { status: 'connected', ...common }
      : { status: 'wrongNetwork', ...common, chainId }
  }, [chainId, account, activating, wallet, provider, expectedChainId])
}

/** External system: reconnects the wallet of the last visit as soon as it announces itself. */
function useReconnect({ session, discovery, memory }: Parts) {
  useEffect(() => {
    const remembered = memory.get()
    if (remembered === undefined) return
    let begun = false
    let left = false
    const reconnect = async () => {
      const { connector } = await session.load()
      if (!left && connector.wallet === undefined) await connector.connectEagerly(remembered)
    }
    const look = () => {
      if (begun || discovery.find(remembered) === undefined) return
      begun = true
      reconnect().catch(() => {
        // The user can still connect a wallet that doesn't reply with the connect button.
      })
    }
    look()
    const unsubscribe = discovery.subscribe(look)
    return () => {
      begun = true
      left = true
      unsubscribe()
    }
  }, [session, discovery, memory])
}

/** Actions whose code is loaded when the first one runs. */
function useActions(parts: Parts, { network }: VitrineConfig) {
  return useMemo(
    () => ({
      async connect(rdns: string): Promise<ConnectOutcome> {
        const { connectWallet } = await import('./actions.ts')
        return connectWallet(parts, rdns)
      },
      disconnect() {
        parts.memory.update(() => undefined)
        parts.session.current()?.connector.deactivate()
      },
      async switchAccount(): Promise<void> {
        const { switchAccount } = await import('./actions.ts')
        await switchAccount(parts.session.current()?.connector.provider)
      },
      async switchNetwork(): Promise<SwitchOutcome> {
        const provider = parts.session.current()?.connector.provider
        if (provider === undefined) return 'rejected'
        const { switchNetwork } = await import('./network.ts')
        return switchNetwork(provider, network)
      },
    }),
    [parts, network],
  )
}

type Waiter = (wallet: ConnectedWallet | undefined) => void

function usePrompt(state: WalletState): Wallet['prompt'] {
  const [open, setOpen] = useState(false)
  const waiters = useRef<Waiter[]>([])
  const current = useRef(state)

  const settle = useCallback((wallet: ConnectedWallet | undefined) => {
    setOpen(false)
    for (const waiter of waiters.current.splice(0)) waiter(wallet)
  }, [])

  // External system: the wallet. Callers that wait for it continue as soon as it is connected.
  useEffect(() => {
    current.current = state
    if (state.status === 'connected' && waiters.current.length > 0) settle(state)
  }, [state, settle])

  return useMemo(
    () => ({
      open,
      connect() {
        const now = current.current
        if (now.status === 'connected') return Promise.resolve(now)
        setOpen(true)
        return new Promise((resolve) => waiters.current.push(resolve))
      },
      close: () => settle(undefined),
    }),
    [open, settle],
  )
}
