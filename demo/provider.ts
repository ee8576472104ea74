// An EIP-1193 provider inside the page that uses the local chain's unlocked accounts. It is for demonstrations and
// tests, and only the local build contains it.
import EventEmitter from 'eventemitter3'
import { tryParseAddress, type Address } from '../src/domain/address.ts'
import type { NetworkConfig } from '../src/domain/config.ts'
import type { RpcReply, SendBatch } from '../src/domain/rpc.ts'
import { WalletErrorCode } from '../src/wallet/parseWalletError.ts'
import type { WalletTransport } from '../src/wallet/types.ts'
import type { DescribedCall } from './describeCall.ts'
import type { DemoAccount, RequestQueue } from './requests.ts'
import type { DemoMemory } from './memory.ts'
import { createNames } from './names.ts'

/** An error in the form that EIP-1193 requires. */
class ProviderRpcError extends Error {
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.name = 'ProviderRpcError'
    this.code = code
    this.data = data
  }
}

const createRejection = () => new ProviderRpcError(WalletErrorCode.userRejected, 'User rejected the request.')
const createInvalidParams = (message: string) => new ProviderRpcError(-32602, message)

interface Options {
  readonly network: NetworkConfig
  readonly accounts: readonly DemoAccount[]
  readonly send: SendBatch
  readonly queue: RequestQueue
  readonly memory: DemoMemory
}

type Handler = (params: readonly unknown[]) => Promise<unknown>

function getField(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
}

export function createDemoProvider({ network, accounts, send, queue, memory }: Options): WalletTransport {
  const events = new EventEmitter()
  /** Networks by chain id; only the local one is reachable, the other demonstrates a wrong network. */
  const networks = new Map([
    [network.chainId, network.name],
    [1, 'Ethereum'],
  ])
  let chainId = network.chainId
  const remembered = memory.read()
  let selected = accounts.find(({ address }) => address === remembered)

  const getExposedAccounts = (): Address[] => (selected === undefined ? [] : [selected.address])

  const node = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    const [reply] = await send([{ method, params }])
    return readResult(reply)
  }

  const names = createNames({ network, accounts, node })
  const describe = async (call: DescribedCall) =>
    (await import('./describeCall.ts')).describeCall(call, names)

  const choose = async (): Promise<Address[]> => {
    const answer = await queue.prompt({ kind: 'account', selected: selected?.address })
    const account = answer.approve
      ? (accounts.find(({ address }) => address === answer.account) ?? accounts[0])
      : undefined
    if (account === undefined) throw createRejection()
    const changed = account.address !== selected?.address
    selected = account
    memory.write(account.address)
    if (changed) events.emit('accountsChanged', getExposedAccounts())
    return getExposedAccounts()
  }

  /** Returns the account of a request, which must be the one exposed to the page. */
  const sender = (value: unknown): DemoAccount => {
    const address = typeof value === 'string' ? tryParseAddress(value) : undefined
    if (selected === undefined || address !== selected.address) {
      throw new ProviderRpcError(WalletErrorCode.unauthorized, 'The account is not connected.')
    }
    return selected
  }

  const sendTransaction: Handler = async ([transaction]) => {
    const from = sender(getField(transaction, 'from'))
    if (chainId !== network.chainId) {
      throw new ProviderRpcError(WalletErrorCode.disconnected, `${networks.get(chainId)} cannot be reached.`)
    }
    const to = getField(transaction, 'to')
    const data = getField(transaction, 'data') ?? getField(transaction, 'input') ?? '0x'
    const value = getField(transaction, 'value') ?? '0x0'
    if (typeof data !== 'string' || typeof value !== 'string')
      throw createInvalidParams('A malformed transaction.')
    const gasLimit = getField(transaction, 'gas')
    const call = {
      from: from.address,
      to,
      data,
      value,
      ...(typeof gasLimit === 'string' ? { gas: gasLimit } : {}),
    }
    const target = typeof to === 'string' ? tryParseAddress(to) : undefined
    const [[gas, price], description] = await Promise.all([
      send([
        { method: 'eth_estimateGas', params: [call] },
        { method: 'eth_gasPrice', params: [] },
      ]),
      describe({ from: from.address, to: target, data, value: BigInt(value) }),
    ])
    const answer = await queue.prompt({
      kind: 'transaction',
      from,
      to: target,
      value: BigInt(value),
      data,
      description,
      estimate: toEstimate(gas, price),
    })
    if (!answer.approve) throw createRejection()
    return node('eth_sendTransaction', [call])
  }

  const sign =
    (read: (params: readonly unknown[]) => { account: unknown; content: string }, method: string): Handler =>
    async (params) => {
      const { account, content } = read(params)
      const answer = await queue.prompt({ kind: 'signature', from: sender(account), content })
      if (!answer.approve) throw createRejection()
      return node(method, params)
    }

  const switchChain: Handler = async ([target]) => {
    const targetChainId = Number(getField(target, 'chainId'))
    const name = networks.get(targetChainId)
    if (name === undefined) throw new ProviderRpcError(WalletErrorCode.unknownChain, 'Unknown network.')
    if (targetChainId === chainId) return null
    const answer = await queue.prompt({ kind: 'network', name })
    if (!answer.approve) throw createRejection()
    chainId = targetChainId
    events.emit('chainChanged', `0x${chainId.toString(16)}`)
    return null
  }

  const handlers: Readonly<Record<string, Handler>> = {
    eth_requestAccounts: () => (selected === undefined ? choose() : Promise.resolve(getExposedAccounts())),
    eth_accounts: () => Promise.resolve(getExposedAccounts()),
    eth_chainId: () => Promise.resolve(`0x${chainId.toString(16)}`),
    net_version: () => Promise.resolve(`${chainId}`),
    eth_sendTransaction: sendTransaction,
    personal_sign: sign(([content, account]) => ({ account, content: readText(content) }), 'personal_sign'),
    eth_signTypedData_v4: sign(
      ([account, content]) => ({
        account,
        content: typeof content === 'string' ? content : JSON.stringify(content),
      }),
      'eth_signTypedData_v4',
    ),
    wallet_switchEthereumChain: switchChain,
    async wallet_addEthereumChain([added]) {
      const addedChainId = Number(getField(added, 'chainId'))
      if (!Number.isSafeInteger(addedChainId) || addedChainId <= 0)
        throw createInvalidParams('A malformed chain id.')
      networks.set(addedChainId, String(getField(added, 'chainName') ?? addedChainId))
      return null
    },
    async wallet_requestPermissions() {
      await choose()
      return [{ parentCapability: 'eth_accounts' }]
    },
    async wallet_getPermissions() {
      return selected === undefined ? [] : [{ parentCapability: 'eth_accounts' }]
    },
    async wallet_revokePermissions() {
      selected = undefined
      memory.clear()
      events.emit('accountsChanged', [])
      return null
    },
  }

  const provider: WalletTransport = {
    async request({ method, params }) {
      const list = Array.isArray(params) ? (params as unknown[]) : []
      const handler = handlers[method]
      if (handler !== undefined) return handler(list)
      // Read requests go to the node; pages can't call the node's privileged methods.
      if (/^(eth|net|web3)_/.test(method)) return node(method, list)
      throw new ProviderRpcError(WalletErrorCode.unsupportedMethod, `${method} is not supported.`)
    },
    on(event, listener) {
      events.on(event, listener)
      return provider
    },
    removeListener(event, listener) {
      events.removeListener(event, listener)
      return provider
    },
  }
  return provider
}

function readResult(reply: RpcReply | undefined): unknown {
  if (reply?.ok === true) return reply.result
  throw new ProviderRpcError(reply?.code ?? -32603, reply?.message ?? 'No answer.', reply?.data)
}

function toEstimate(gas: RpcReply | undefined, price: RpcReply | undefined) {
  if (gas?.ok === true && price?.ok === true) {
    return { ok: true, networkFee: BigInt(String(gas.result)) * BigInt(String(price.result)) } as const
  }
  return { ok: false, message: gas?.ok === false ? gas.message : 'no estimate' } as const
}

/** Decodes the text of a message to sign, which pages send as hexadecimal bytes. */
function readText(content: unknown): string {
  const text = String(content)
  const bytes = /^0x([0-9a-f]{2})*$/i.test(text) ? text.slice(2).match(/../g) : null
  if (bytes === null) return text
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => parseInt(byte, 16)))
}
