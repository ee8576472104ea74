// The one web3-react connector: it is handed a wallet's name when activated and speaks to that wallet from then on.
import { Connector, type Actions } from '@web3-react/types'
import { walletErrors } from '../messages/en/walletErrors.ts'
import type { Discovery } from './discovery.ts'
import { WalletNotFoundError } from './errors.ts'
import type { WalletInfo, WalletTransport } from './types.ts'

/** Wallets give chain ids as hexadecimal text; some give decimal text or numbers. */
function parseChainId(value: unknown): number {
  const chainId = typeof value === 'string' && /^(0x[0-9a-f]+|\d+)$/i.test(value) ? Number(value) : value
  if (typeof chainId === 'number' && Number.isSafeInteger(chainId) && chainId > 0) return chainId
  throw new TypeError('The wallet gave no readable chain id.')
}

function parseAccounts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((account) => typeof account === 'string') : []
}

export class AnnouncedConnector extends Connector {
  /** The wallet that `provider` belongs to. */
  wallet: WalletInfo | undefined
  readonly #discovery: Discovery
  #detach: (() => void) | undefined
  /** Counts activations, so that the answer to an earlier one changes nothing. */
  #attempt = 0

  constructor(actions: Actions, discovery: Discovery) {
    super(actions)
    this.#discovery = discovery
  }

  /**
   * Connects to a wallet, letting it ask its user.
   * @throws WalletNotFoundError, or whatever the wallet throws
   */
  override async activate(rdns: string): Promise<void> {
    await this.#connect(rdns, 'eth_requestAccounts')
  }

  /** Connects to a wallet that its user connected before, asking nothing; does nothing when it is locked or gone. */
  override async connectEagerly(rdns: string): Promise<void> {
    if (this.#discovery.find(rdns) === undefined) return
    await this.#connect(rdns, 'eth_accounts')
  }

  /** Forgets the wallet on this side; the approval stays with the wallet. */
  override deactivate(): void {
    this.#attempt++
    this.#release()
    this.actions.resetState()
  }

  async #connect(rdns: string, method: 'eth_requestAccounts' | 'eth_accounts') {
    const found = this.#discovery.find(rdns)
    if (found === undefined) {
      throw new WalletNotFoundError(walletErrors.notFound, { details: { rdns } })
    }
    const attempt = ++this.#attempt
    this.#release()
    this.wallet = found.info
    const cancel = this.actions.startActivation()
    try {
      const accounts = parseAccounts(await found.provider.request({ method }))
      const chainId = parseChainId(await found.provider.request({ method: 'eth_chainId' }))
      if (attempt !== this.#attempt) return
      if (accounts.length === 0) {
        this.wallet = undefined
        cancel()
        return
      }
      this.provider = found.provider
      this.#listen(found.provider)
      this.actions.update({ chainId, accounts })
    } catch (error) {
      if (attempt === this.#attempt) {
        this.wallet = undefined
        cancel()
      }
      throw error
    }
  }

  #listen(provider: WalletTransport) {
    const onAccounts = (value: unknown) => {
      const accounts = parseAccounts(value)
      if (accounts.length === 0) this.deactivate()
      else this.actions.update({ accounts })
    }
    const onChain = (value: unknown) => this.actions.update({ chainId: parseChainId(value) })
    const onDisconnect = () => this.deactivate()
    provider.on('accountsChanged', onAccounts)
    provider.on('chainChanged', onChain)
    provider.on('disconnect', onDisconnect)
    this.#detach = () => {
      provider.removeListener('accountsChanged', onAccounts)
      provider.removeListener('chainChanged', onChain)
      provider.removeListener('disconnect', onDisconnect)
    }
  }

  #release() {
    this.#detach?.()
    this.#detach = undefined
    delete this.provider
    this.wallet = undefined
  }
}
