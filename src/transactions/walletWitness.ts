// What the wallet's own node says of the chain: the page's node may claim an outcome that never was, or another chain.
import { parseTxHash, type TxHash } from '../domain/hashes.ts'
import type { WalletTransport } from '../wallet/types.ts'
import { getField, toHex } from './node.ts'

/** How the wallet's node has a transaction in a block, or that it has it in none. */
export type WalletReceipt = 'succeeded' | 'reverted' | 'absent'

/** Undefined where no wallet is connected, or it gives no readable answer: not every wallet passes questions on. */
export interface WalletWitness {
  receipt(hash: TxHash): Promise<WalletReceipt | undefined>
  /** Hash of the chain's first block. */
  genesis(): Promise<TxHash | undefined>
}

/** A wallet that does not answer a question by then is taken not to know, in milliseconds. */
const PATIENCE = 5_000

/** @param wallet gives the provider of the wallet that is connected to the site's network at the moment of asking */
export function createWalletWitness(wallet: () => WalletTransport | undefined): WalletWitness {
  return {
    receipt: async (hash) =>
      readReceipt(await requestFromWallet(wallet(), 'eth_getTransactionReceipt', [hash]), hash),
    genesis: async () =>
      readHash(await requestFromWallet(wallet(), 'eth_getBlockByNumber', [toHex(0), false])),
  }
}

/** Undefined when there is no answer; a wallet that cannot say leaves the page with what its node says. */
async function requestFromWallet(
  provider: WalletTransport | undefined,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  if (provider === undefined) return undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE)
  })
  try {
    return await Promise.race([provider.request({ method, params: [...params] }), silence])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

function readReceipt(receipt: unknown, hash: TxHash): WalletReceipt | undefined {
  if (receipt === null) return 'absent'
  if (String(getField(receipt, 'transactionHash')).toLowerCase() !== hash) return undefined
  const status = getField(receipt, 'status')
  return status === '0x1' ? 'succeeded' : status === '0x0' ? 'reverted' : undefined
}

function readHash(block: unknown): TxHash | undefined {
  const hash = getField(block, 'hash')
  return typeof hash === 'string' && /^0x[0-9a-f]{64}$/i.test(hash) ? parseTxHash(hash) : undefined
}
