// A network node for tests of trades: every account holds five units of every item and some money, and collections have a
// royalty. It can't simulate several calls in sequence.
import { AbiCoder } from 'ethers'
import type { Address } from '../../src/domain/address.ts'
import { MAX_UINT256 } from '../../src/domain/tokenId.ts'
import { CONDUIT_CONTROLLER, SEAPORT, SEAPORT_VERSION, seaport } from '../../src/seaport/contracts.ts'
import { computeDomainSeparator } from '../../src/seaport/seaportCode.ts'
import { LOCAL_CHAIN_ID, localSeaportCode } from './localSeaport.ts'
import { BLOCK, serveRpc, type RpcAnswer, type RpcQuestion } from './rpcNode.ts'

const IS_APPROVED_FOR_ALL = '0xe985e9c5'
const OWNER_OF = '0x6352211e'
const ROYALTY_INFO = '0x2a55205a'
/** Of an ENS registry, and of a resolver. */
const RESOLVER = '0x0178b8bf'
const ADDR = '0x3b3b57de'

const BALANCE_OF = '0x70a08231'
const ALLOWANCE = '0xdd62ed3e'

/** 100,000 gas at 2 gwei: 0.0002 of the native coin. */
const GAS = '0x186a0'
const GAS_PRICE = 2_000_000_000n

const UNKNOWN_METHOD = { error: { code: -32_601, message: 'the method does not exist' } }
const NO_OVERRIDE = { error: { code: -32_602, message: 'too many arguments, want at most 2' } }

export interface HolderNode {
  /** The collections' royalty, in millionths of the price. */
  royalty: bigint
  /** How often the royalty was read. */
  royaltyReads: number
  /** Whether Seaport may move the account's items. */
  approved: boolean
  /** Whether Seaport's own code is at its address; otherwise nothing is published. */
  hasSeaport: boolean
  /** Every account's balance of the native coin, in wei. */
  native: bigint
  /** Every account's balance of every ERC-20, in its smallest unit. */
  money: bigint
  /** How much of it each contract may spend. */
  allowance: bigint
  /** In wei; undefined for a node that doesn't tell. */
  gasPrice: bigint | undefined
  /** The owner of every ERC-721 token. */
  owner: Address | undefined
  /** The account that every ENS name stands for; its network then has ENS. */
  ens: Address | undefined
  /** An error that contract calls fail with. */
  callError: Extract<RpcAnswer, { readonly error: unknown }> | undefined
}

/** Replaces the node until the test ends, and returns its state, which the test may change. */
export function serveHolderNode(royaltyRecipient: Address): HolderNode {
  const node: HolderNode = {
    royalty: 50_000n,
    royaltyReads: 0,
    approved: true,
    hasSeaport: false,
    native: 10n ** 19n,
    money: 5n,
    allowance: MAX_UINT256,
    gasPrice: GAS_PRICE,
    owner: undefined,
    ens: undefined,
    callError: undefined,
  }
  const words = (types: string[], values: unknown[]) => AbiCoder.defaultAbiCoder().encode(types, values)
  const answerCall = ({ to, data }: { readonly to?: string; readonly data?: string }): string => {
    const selector = data?.slice(0, 10)
    if (selector === RESOLVER || selector === ADDR) return words(['address'], [node.ens])
    if (to === SEAPORT && selector === seaport.getFunction('getCounter')?.selector)
      return words(['uint256'], [0])
    if (to === SEAPORT && selector === seaport.getFunction('information')?.selector) {
      const separator = computeDomainSeparator(LOCAL_CHAIN_ID)
      return words(['string', 'bytes32', 'address'], [SEAPORT_VERSION, separator, CONDUIT_CONTROLLER])
    }
    if (to === SEAPORT && selector === seaport.getFunction('getOrderStatus')?.selector)
      return words(['bool', 'bool', 'uint256', 'uint256'], [true, false, 0, 0])
    if (selector === BALANCE_OF) return words(['uint256'], [node.money])
    if (selector === ALLOWANCE) return words(['uint256'], [node.allowance])
    if (selector === ROYALTY_INFO) {
      node.royaltyReads += 1
      const price = BigInt(`0x${data?.slice(74, 138) ?? '0'}`)
      return words(['address', 'uint256'], [royaltyRecipient, (price * node.royalty) / 1_000_000n])
    }
    if (selector === OWNER_OF && node.owner !== undefined) return words(['address'], [node.owner])
    if (selector === IS_APPROVED_FOR_ALL) return words(['bool'], [node.approved])
    return words(['uint256'], [5])
  }
  const answer = ({ method, params: [call = {}] }: RpcQuestion): unknown => {
    switch (method) {
      case 'eth_chainId':
        return node.ens === undefined ? '0x7a69' : '0x1'
      case 'eth_getBlockByNumber':
        return { ...BLOCK, timestamp: `0x${Math.floor(Date.now() / 1000).toString(16)}` }
      case 'eth_getBalance':
        return `0x${node.native.toString(16)}`
      case 'eth_getCode':
        return node.hasSeaport ? localSeaportCode() : '0x60'
      case 'eth_estimateGas':
        return GAS
      case 'eth_gasPrice':
        return `0x${(node.gasPrice ?? 0n).toString(16)}`
      case 'eth_call':
        return answerCall(call as { readonly to?: string; readonly data?: string })
      default:
        return '0x0'
    }
  }
  serveRpc((question) => {
    const { method, params } = question
    if (method === 'eth_call' && node.callError !== undefined) return node.callError
    if (method === 'eth_call' && params.length > 2) return NO_OVERRIDE
    if (method === 'eth_simulateV1' || (method === 'eth_gasPrice' && node.gasPrice === undefined)) {
      return UNKNOWN_METHOD
    }
    return { result: answer(question) }
  })
  return node
}
