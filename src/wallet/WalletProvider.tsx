// Holds the one connector and hands the wallet's state and actions to every component.
import { initializeConnector } from '@web3-react/core'
import {
  createContext,
  lazy,
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { tryParseAddress } from '../domain/address.ts'
import type { VitrineConfig } from '../domain/config.ts'
import { useConfig } from '../ui/ConfigContext.tsx'
import { AnnouncedConnector } from './connector.ts'
import { createDiscovery, type Discovery } from './discovery.ts'
import { isUserRejection, walletErrorCode, WalletErrorCode, walletFailure } from './errors.ts'
import { createWalletMemory, type WalletMemory } from './memory.ts'
import { switchNetwork, type SwitchOutcome } from './network.ts'
import type { ConnectedWallet, WalletInfo, WalletState } from './types.ts'

/** Only the local stack's build has the in-page wallet: in every other one this is `undefined` and its code is left out. */
const DemoWallet = import.meta.env.MODE === 'demo' ? lazy(() => import('./demo/DemoWallet.tsx')) : undefined

/** What an attempt to connect came to; a user's own refusal is not a failure. */
export type ConnectOutcome = 'connected' | 'rejected'

export interface Wallet {
  readonly state: WalletState
  /** The wallets found in this browser. */
  readonly wallets: readonly WalletInfo[]
  /** @throws WalletNotFoundError, WalletFailedError */
  connect(rdns: string): Promise<ConnectOutcome>
  disconnect(): void
  /** Lets the wallet offer its accounts again. @throws WalletFailedError when it cannot */
  switchAccount(): Promise<void>
  /** @throws WalletFailedError */
  switchNetwork(): Promise<SwitchOutcome>
  /** The connect dialog, which any part of the page may ask for. */
  readonly prompt: {
    readonly open: boolean
    /** Opens the dialog unless a wallet is ready; settles with it, or with `undefined` when the dialog is closed. */
    ask(): Promise<ConnectedWallet | undefined>
    close(): void
  }
}

const WalletContext = createContext<Wallet | undefined>(undefined)

/** The wallet's state and actions. */
export function useWallet(): Wallet {
  const wallet = use(WalletContext)
  if (wallet === undefined) throw new Error('useWallet needs a <WalletProvider> above it')
  return wallet
}

function createSession(discovery: Discovery, memory: WalletMemory) {
  const [connector, hooks] = initializeConnector((actions) => new AnnouncedConnector(actions, discovery))
  return { connector, hooks, discovery, memory }
}
type Session = ReturnType<typeof createSession>

export interface WalletProviderProps {
  readonly children: ReactNode
  /** For tests; the page's own by default. */
  readonly discovery?: Discovery
  readonly memory?: WalletMemory
}

export function WalletProvider({ children, discovery, memory }: WalletProviderProps) {
  const config = useConfig()
  const [session] = useState(() =>
    createSession(discovery ?? createDiscovery(), memory ?? createWalletMemory()),
  )
  const state = useWalletState(session, config.network.chainId)
  useReconnect(session)
  const wallets = useSyncExternalStore(session.discovery.subscribe, session.discovery.list)
  const prompt = usePrompt(state)
  const actions = useActions(session, config)
  const wallet = useMemo(() => ({ state, wallets, prompt, ...actions }), [state, wallets, prompt, actions])
  return (
    <WalletContext value={wallet}>
      {children}
      {DemoWallet !== undefined && config.demoWallet !== undefined && (
        <Suspense>
          <DemoWallet network={config.network} accounts={config.demoWallet.accounts} />
        </Suspense>
      )}
    </WalletContext>
  )
}

function useWalletState({ connector, hooks }: Session, expectedChainId: number): WalletState {
  const chainId = hooks.useChainId()
  const [first] = hooks.useAccounts() ?? []
  const activating = hooks.useIsActivating()
  const { wallet, provider } = connector
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

/** Outside system: the wallet that was used last time, connected again as soon as it announces itself. */
function useReconnect({ connector, discovery, memory }: Session) {
  useEffect(() => {
    const remembered = memory.read()
    if (remembered === undefined) return
    let done = false
    const reconnect = () => {
      if (done || connector.wallet !== undefined || discovery.find(remembered) === undefined) return
      done = true
      connector.connectEagerly(remembered).catch(() => {
        // A wallet that does not answer on its own is connected by hand: the button says so.
      })
    }
    reconnect()
    const unsubscribe = discovery.subscribe(reconnect)
    return () => {
      done = true
      unsubscribe()
    }
  }, [connector, discovery, memory])
}

function useActions({ connector, memory }: Session, config: VitrineConfig) {
  return useMemo(
    () => ({
      async connect(rdns: string): Promise<ConnectOutcome> {
        try {
          await connector.activate(rdns)
        } catch (error) {
          if (isUserRejection(error)) return 'rejected'
          throw walletFailure(error, 'connect')
        }
        if (connector.provider === undefined) return 'rejected'
        memory.write(rdns)
        return 'connected'
      },
      disconnect() {
        memory.clear()
        connector.deactivate()
      },
      async switchAccount() {
        try {
          await connector.provider?.request({
            method: 'wallet_requestPermissions',
            params: [{ eth_accounts: {} }],
          })
        } catch (error) {
          if (isUserRejection(error)) return
          const code = walletErrorCode(error)
          const cannot = code === WalletErrorCode.unsupportedMethod || code === WalletErrorCode.methodNotFound
          throw walletFailure(
            error,
            cannot ? 'switch accounts from here: switch in the wallet itself' : 'switch accounts',
          )
        }
      },
      async switchNetwork(): Promise<SwitchOutcome> {
        if (connector.provider === undefined) return 'rejected'
        return switchNetwork(connector.provider, config.network)
      },
    }),
    [connector, memory, config],
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

  // Outside system: the wallet. Whoever waits for it goes on as soon as it is ready.
  useEffect(() => {
    current.current = state
    if (state.status === 'connected' && waiters.current.length > 0) settle(state)
  }, [state, settle])

  return useMemo(
    () => ({
      open,
      ask() {
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
