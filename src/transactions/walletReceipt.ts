// What the wallet's own node says of a transaction: the page's node may claim an outcome that never was.
import type { TxHash } from '../domain/hashes.ts'
import type { WalletTransport } from '../wallet/types.ts'
import { field } from './node.ts'

/** How the wallet's node has a transaction in a block, or that it has it in none. */
export type WalletReceipt = 'succeeded' | 'reverted' | 'absent'

/** A wallet that does not answer a question by then is taken not to know, in milliseconds. */
const PATIENCE = 5_000

/** Undefined when the wallet gives no readable answer: not every wallet passes such questions on. */
export async function readWalletReceipt(
  provider: WalletTransport,
  hash: TxHash,
): Promise<WalletReceipt | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE)
  })
  try {
    const asked = provider.request({ method: 'eth_getTransactionReceipt', params: [hash] })
    const receipt: unknown = await Promise.race([asked, silence])
    if (receipt === null) return 'absent'
    if (String(field(receipt, 'transactionHash')).toLowerCase() !== hash) return undefined
    const status = field(receipt, 'status')
    return status === '0x1' ? 'succeeded' : status === '0x0' ? 'reverted' : undefined
  } catch {
    // A wallet that cannot say leaves the page with what its node says.
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
