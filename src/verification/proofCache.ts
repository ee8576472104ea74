// Remembers proven receipts by block hash, so that what was shown once is not fetched again.
//
// What comes back from storage is proven anew against the block's header: storage is not believed either.
import type { BlockEvidence, ReceiptEvidence } from './evidence.ts'
import { readHeader } from './header.ts'
import type { Hex } from './hex.ts'
import { logsOf, provenReceipt } from './receipts.ts'

/** A proven receipt as storage holds it. */
export interface CachedReceipt {
  readonly transactionHash: Hex
  readonly transactionIndex: number
  readonly firstLogIndex: number
  readonly nodes: readonly Hex[]
}

export interface CachedBlock {
  readonly hash: Hex
  readonly headerRlp: Hex
  readonly receipts: readonly CachedReceipt[]
}

/** Where proofs are put; failures to read or write are as good as an empty store. */
export interface ProofStore {
  read(hash: Hex): Promise<CachedBlock | undefined>
  write(block: CachedBlock): Promise<void>
}

export interface ProofCache {
  /**
   * Whether somebody else may have made them. No root holds the place of a receipt's logs in its block, which is only
   * believed of proofs that this program made.
   */
  readonly foreign: boolean
  /** The receipts of these transactions; undefined unless all are known and still prove themselves. */
  read(hash: Hex, transactions: readonly Hex[]): Promise<readonly ReceiptEvidence[] | undefined>
  /** Keeps what of the block is proven, beside what was kept of it before. */
  keep(block: BlockEvidence): Promise<void>
}

/** For one check, or for several: a store that lives in memory. */
export function memoryStore(): ProofStore {
  const blocks = new Map<Hex, CachedBlock>()
  return {
    read: (hash) => Promise.resolve(blocks.get(hash)),
    write: (block) => {
      blocks.set(block.hash, block)
      return Promise.resolve()
    },
  }
}

/** @param options.foreign whether the store was filled by somebody else */
export function createProofCache(
  store: ProofStore,
  options: { readonly foreign?: boolean } = {},
): ProofCache {
  const readBlock = async (hash: Hex): Promise<CachedBlock | undefined> => {
    try {
      return await store.read(hash)
    } catch {
      return undefined
    }
  }
  return {
    foreign: options.foreign ?? false,
    async read(hash, transactions) {
      const block = await readBlock(hash)
      const header = block === undefined ? undefined : readHeader(block.headerRlp)
      if (block === undefined || header === undefined || header.hash !== hash) return undefined
      const found: ReceiptEvidence[] = []
      for (const transactionHash of transactions) {
        const receipt = block.receipts.find((kept) => kept.transactionHash === transactionHash)
        const proven = receipt === undefined ? undefined : await provenReceipt(header.receiptsRoot, receipt)
        if (receipt === undefined || proven === undefined) return undefined
        const logs = logsOf(proven, receipt.firstLogIndex)
        if (logs === undefined) return undefined
        found.push({ transactionHash, logs, proof: receipt })
      }
      return found
    },
    async keep({ hash, headerRlp, receipts }) {
      if (headerRlp === undefined) return
      const proven = [...receipts.values()].flatMap(({ transactionHash, proof }): CachedReceipt[] =>
        proof === undefined ? [] : [{ transactionHash, ...proof }],
      )
      if (proven.length === 0) return
      const before = (await readBlock(hash))?.receipts ?? []
      const others = before.filter((kept) =>
        proven.every(({ transactionHash }) => transactionHash !== kept.transactionHash),
      )
      try {
        await store.write({ hash, headerRlp, receipts: [...others, ...proven] })
      } catch {
        // Without a store every check fetches anew.
      }
    },
  }
}
