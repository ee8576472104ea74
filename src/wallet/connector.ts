// The only web3-react connector: it connects to the wallet whose name it is activated with.
import { Connector, type Actions } from '@web3-react/types'
import { walletTexts } from '../messages/en/wallet.ts'
import type { Discovery } from './discovery.ts'
import { WalletNotFoundError } from './errors.ts'
import type { WalletInfo, WalletTransport } from './types.ts'

/** Wallets return chain ids as hexadecimal text; some return decimal text or numbers. */
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
  /** The wallet that was chosen last; a reply of another one is ignored. */
  #chosen: { readonly rdns: string; open: number; cancel: () => void } | undefined

  constructor(actions: Actions, discovery: Discovery) {
    super(actions)
    this.#discovery = discovery
  }

  /**
   * Connects to a wallet, which prompts its user.
   * @throws WalletNotFoundError, or whatever the wallet throws
   */
  override async activate(rdns: string): Promise<void> {
    await this.#connect(rdns, 'eth_requestAccounts')
  }

  /** Reconnects to a wallet that its user connected before, without a prompt; does nothing if it is locked or gone. */
  override async connectEagerly(rdns: string): Promise<void> {
    if (this.#discovery.find(rdns) === undefined) return
    await this.#connect(rdns, 'eth_accounts')
  }

  /** Disconnects on this site's side; the wallet keeps its permission. */
  override deactivate(): void {
    this.#chosen = undefined
    this.#release()
    this.actions.resetState()
  }

  async #connect(rdns: string, method: 'eth_requestAccounts' | 'eth_accounts') {
    const announced = this.#discovery.find(rdns)
    if (announced === undefined) {
      throw new WalletNotFoundError(walletTexts.errors.notFound, { details: { rdns } })
    }
    // The user may choose a wallet again while its request is open: the first reply connects it.
    const again = this.provider === undefined && this.#chosen?.rdns === rdns ? this.#chosen : undefined
    const attempt = again ?? { rdns, open: 0, cancel: () => undefined }
    this.#release()
    this.#chosen = attempt
    this.wallet = announced.info
    attempt.cancel = this.actions.startActivation()
    attempt.open++
    try {
      const accounts = parseAccounts(await announced.provider.request({ method }))
      const chainId = parseChainId(await announced.provider.request({ method: 'eth_chainId' }))
      if (attempt !== this.#chosen || this.provider !== undefined || accounts.length === 0) return
      this.provider = announced.provider
      this.#listen(announced.provider)
      this.actions.update({ chainId, accounts })
    } finally {
      attempt.open--
      if (attempt === this.#chosen && attempt.open === 0 && this.provider === undefined) {
        this.#chosen = undefined
        this.wallet = undefined
        attempt.cancel()
      }
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
