// Takes over a fresh chain for a planned history, and hands it back in the state that a wallet expects.
import { toQuantity } from 'ethers'
import { SEAPORT } from '../chain/canonical.ts'
import { callRpc } from '../chain/json-rpc.ts'
import { contractNamed, type CompiledContracts } from '../contracts/compile.ts'
import { MULTICALL3_ADDRESS, WETH_ADDRESS, type Hex } from './contracts.ts'
import { callBatch, SeedError } from './send.ts'

/**
 * Makes sure that a history of `days` until `now`, in Unix seconds, fits on the chain.
 *
 * @throws {SeedError} when the chain is too young, has a history already, or lacks Seaport
 */
export async function assertFresh(
  rpcUrl: string,
  { studio, now, days }: { studio: Hex; now: number; days: number },
): Promise<void> {
  const [head, studioNonce, seaportCode] = (await callBatch(rpcUrl, [
    { method: 'eth_getBlockByNumber', params: ['latest', false] },
    { method: 'eth_getTransactionCount', params: [studio, 'latest'] },
    { method: 'eth_getCode', params: [SEAPORT, 'latest'] },
  ])) as [{ timestamp: Hex }, Hex, Hex]
  if (Number(studioNonce) !== 0) throw new SeedError('the chain is seeded already')
  if (seaportCode === '0x') throw new SeedError('Seaport is not in place')
  if (Number(head.timestamp) >= now - days * 86_400)
    throw new SeedError(`the chain's newest block must be older than ${days} days before now`)
}

/**
 * Puts the contracts at their addresses of public chains, funds accounts without keys, and stops anvil from mining on
 * its own.
 *
 * @param contracts the demo contracts
 */
export async function takeOver(
  rpcUrl: string,
  {
    contracts,
    accounts,
    balanceWei,
  }: { contracts: CompiledContracts; accounts: readonly Hex[]; balanceWei: bigint },
): Promise<void> {
  const codes = [
    [WETH_ADDRESS, contractNamed(contracts, 'WrappedEther').runtimeCode],
    [MULTICALL3_ADDRESS, contractNamed(contracts, 'Multicall3').runtimeCode],
  ]
  await callBatch(rpcUrl, [
    ...codes.map((code) => ({ method: 'anvil_setCode', params: code })),
    ...accounts.map((address) => ({
      method: 'anvil_setBalance',
      params: [address, toQuantity(balanceWei)],
    })),
    { method: 'anvil_autoImpersonateAccount', params: [true] },
    { method: 'evm_setAutomine', params: [false] },
    { method: 'evm_setIntervalMining', params: [0] },
  ])
}

/** Restores anvil: only its own keys, a block a transaction, and the clock at `nowSeconds`. */
export async function handBack(rpcUrl: string, nowSeconds: number): Promise<void> {
  await callBatch(rpcUrl, [
    { method: 'anvil_autoImpersonateAccount', params: [false] },
    { method: 'evm_setAutomine', params: [true] },
  ])
  await callRpc(rpcUrl, 'evm_setTime', [nowSeconds])
}
