// A whole stack to trade on: what the market's code needs of it, and calls sent so that the index has seen them.
import { currentTranslate } from '../../../src/messages/translate.ts'
import { callRpc, readLatestBlock } from '../../../local/chain/json-rpc.ts'
import { waitFor } from '../../../local/process/wait.ts'
import { startStack, type Stack } from '../../../local/stack.ts'
import { ZERO_ADDRESS, type Address } from '../../../src/domain/address.ts'
import type { SendBatch } from '../../../src/domain/rpc.ts'
import type { ReceiptLog } from '../../../src/seaport/cart/reconcile.ts'
import { erc20 } from '../../../src/seaport/contracts.ts'
import type { Call, MarketConfig, MarketStep } from '../../../src/seaport/types.ts'
import type { Verdict } from '../../../src/seaport/verdict.ts'
import { createNode } from '../../../src/node/createNode.ts'
import { queryIndex } from '../../e2e/queries.ts'

interface Mined {
  readonly hash: string
  readonly logs: readonly ReceiptLog[]
  /** What the sender paid for gas, in wei. */
  readonly fee: bigint
}

interface Receipt {
  readonly status: string
  readonly logs: readonly ReceiptLog[]
  readonly gasUsed: string
  readonly effectiveGasPrice: string
}

export interface TradingStack {
  readonly stack: Stack
  readonly send: SendBatch
  /** Trades in ether and wrapped ether, without a fee. */
  readonly config: MarketConfig
  readonly weth: Address
  /** The unlocked accounts. */
  readonly people: readonly Address[]
  rpc(method: string, params?: unknown[]): Promise<unknown>
  /** Queries the index. */
  query<Data>(query: string, variables?: Readonly<Record<string, unknown>>): Promise<Data>
  /** Time of the latest block in Unix seconds. */
  now(): Promise<number>
  nativeBalance(account: Address): Promise<bigint>
  /** What an account has of the native coin, or of an ERC-20. */
  balanceOf(currency: Address, account: Address): Promise<bigint>
  /** Sends a call and waits until it is mined; the index may not have it yet. @throws Error when it reverts */
  mine(from: Address, call: Call): Promise<Mined>
  /** The same, and waits until the index has its block. */
  transact(from: Address, call: Call): Promise<Mined>
  /** Sends a write's steps as the interface does, preparing again after each; then the index has all of them. */
  carryOut<Plan extends { readonly steps: readonly [MarketStep, ...MarketStep[]] }>(
    from: Address,
    prepare: () => Promise<Verdict<Plan>>,
  ): Promise<{ readonly plan: Plan; readonly mined: Mined }>
}

/** Starts a stack of its own with the small history; stop it by its `stack`. */
export async function startTradingStack(): Promise<TradingStack> {
  const stack = await startStack({ seed: 'small' })
  const weth = stack.contracts.weth as Address
  const rpc = (method: string, params: unknown[] = []) => callRpc(stack.rpcUrl, method, params)

  const mine: TradingStack['mine'] = async (from, { to, data, value }) => {
    // More gas than any of them takes: a price that falls until it is mined leaves something to be paid back.
    const sent = { from, to, data, value: `0x${value.toString(16)}`, gas: '0x989680' }
    const hash = (await rpc('eth_sendTransaction', [sent])) as string
    const receipt = await waitFor(
      async () => ((await rpc('eth_getTransactionReceipt', [hash])) as Receipt | null) ?? undefined,
      { what: 'the receipt', timeoutMs: 10_000, intervalMs: 20 },
    )
    if (receipt.status !== '0x1') throw new Error('The transaction reverted.')
    const fee = BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice)
    return { hash, logs: receipt.logs, fee }
  }

  const nativeBalance = async (account: Address) =>
    BigInt((await rpc('eth_getBalance', [account, 'latest'])) as string)

  return {
    stack,
    send: createNode({ urls: [stack.rpcUrl] }),
    config: {
      chainId: stack.chainId,
      currencies: [
        { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 },
        { address: weth, symbol: 'WETH', decimals: 18, wrapsNative: true },
      ],
      fee: null,
    },
    weth,
    people: stack.contracts.accounts.map(({ address }) => address as Address),
    rpc,
    query: (query, variables) => queryIndex(stack, query, variables),
    async now() {
      return (await readLatestBlock(stack.rpcUrl)).timestampSeconds
    },
    nativeBalance,
    async balanceOf(currency, account) {
      if (currency === ZERO_ADDRESS) return nativeBalance(account)
      const data = erc20.encodeFunctionData('balanceOf', [account])
      return BigInt((await rpc('eth_call', [{ to: currency, data }, 'latest'])) as string)
    },
    mine,
    async transact(from, call) {
      const mined = await mine(from, call)
      await stack.indexed()
      return mined
    },
    async carryOut(from, prepare) {
      for (;;) {
        const verdict = await prepare()
        if (verdict.status !== 'executable') {
          throw new Error(
            `not executable: ${verdict.status === 'refused' ? currentTranslate()(verdict.detail) : verdict.status}`,
          )
        }
        const [step] = verdict.plan.steps
        const mined = await mine(from, step.call)
        if (step.kind !== 'trade') continue
        await stack.indexed()
        return { plan: verdict.plan, mined }
      }
    },
  }
}
