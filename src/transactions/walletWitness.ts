// What the wallet's own node reports: the page's node may claim a false outcome, or serve another chain.
import { parseTxHash, type TxHash } from '../domain/hashes.ts'
import type { WalletTransport } from '../wallet/types.ts'
import { getField, toHex } from './node.ts'

/** The outcome of a transaction according to the wallet's node; `absent` when no block has it. */
export type WalletReceipt = 'succeeded' | 'reverted' | 'absent'

/** Undefined when no wallet is connected, or its reply is unreadable: not every wallet forwards such requests. */
export interface WalletWitness {
  receipt(hash: TxHash): Promise<WalletReceipt | undefined>
  /** Hash of the chain's first block. */
  genesis(): Promise<TxHash | undefined>
}

/** How long a wallet may take to reply, in milliseconds. */
const REPLY_TIMEOUT = 5_000

/** @param wallet returns the provider of the wallet that is connected to the site's network now */
export function createWalletWitness(wallet: () => WalletTransport | undefined): WalletWitness {
  return {
    receipt: async (hash) =>
      parseReceipt(await requestFromWallet(wallet(), 'eth_getTransactionReceipt', [hash]), hash),
    genesis: async () =>
      parseHash(await requestFromWallet(wallet(), 'eth_getBlockByNumber', [toHex(0), false])),
  }
}

/** Undefined when there is no reply: the page then relies on its own node. */
async function requestFromWallet(
  provider: WalletTransport | undefined,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  if (provider === undefined) return undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), REPLY_TIMEOUT)
  })
  try {
    return await Promise.race([provider.request({ method, params: [...params] }), timeout])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

function parseReceipt(receipt: unknown, hash: TxHash): WalletReceipt | undefined {
  if (receipt === null) return 'absent'
  if (String(getField(receipt, 'transactionHash')).toLowerCase() !== hash) return undefined
  const status = getField(receipt, 'status')
  return status === '0x1' ? 'succeeded' : status === '0x0' ? 'reverted' : undefined
}

function parseHash(block: unknown): TxHash | undefined {
  const hash = getField(block, 'hash')
  return typeof hash === 'string' && /^0x[0-9a-f]{64}$/i.test(hash) ? parseTxHash(hash) : undefined
}
