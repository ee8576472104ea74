// Caches proven receipts by block hash, so that they aren't fetched again.
//
// Cached receipts are proven again against the block's header: storage isn't trusted either.
import type { BlockEvidence, ReceiptEvidence, ReceiptProof } from './evidence.ts'
import { parseHeader } from './header.ts'
import type { Hex } from './hex.ts'
import { verifyLogs } from './receipts.ts'

/** A proven receipt as stored. */
export interface CachedReceipt extends ReceiptProof {
  readonly transactionHash: Hex
}

export interface CachedBlock {
  readonly hash: Hex
  readonly headerRlp: Hex
  readonly receipts: readonly CachedReceipt[]
}

/** The receipts that have a proof. */
export function listProven(receipts: BlockEvidence['receipts']): readonly CachedReceipt[] {
  return [...receipts.values()].flatMap(({ transactionHash, proof }) =>
    proof === undefined ? [] : [{ transactionHash, ...proof }],
  )
}

/** Storage of proofs; read and write errors count as an empty store. */
export interface ProofStore {
  read(hash: Hex): Promise<CachedBlock | undefined>
  write(block: CachedBlock): Promise<void>
}

export interface ProofCache {
  /**
   * Whether proofs may come from someone else. No root commits to the position of a receipt's logs in its block,
   * which is only trusted in proofs made by this program.
   */
  readonly foreign: boolean
  /** The receipts of these transactions; undefined unless all are cached and can be proven. */
  read(hash: Hex, transactions: readonly Hex[]): Promise<readonly ReceiptEvidence[] | undefined>
  /** Adds the block's proven receipts to the cache. */
  keep(block: BlockEvidence): Promise<void>
}

/** A store in memory. */
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

/** @param options.foreign whether the store was filled by someone else */
export function createProofCache(
  store: ProofStore,
  options: { readonly foreign?: boolean } = {},
): ProofCache {
  const loadBlock = async (hash: Hex): Promise<CachedBlock | undefined> => {
    try {
      return await store.read(hash)
    } catch {
      return undefined
    }
  }
  return {
    foreign: options.foreign ?? false,
    async read(hash, transactions) {
      const block = await loadBlock(hash)
      const header = block === undefined ? undefined : parseHeader(block.headerRlp)
      if (block === undefined || header === undefined || header.hash !== hash) return undefined
      const provenReceipts: ReceiptEvidence[] = []
      for (const transactionHash of transactions) {
        const receipt = block.receipts.find((kept) => kept.transactionHash === transactionHash)
        const logs = receipt && (await verifyLogs(header.receiptsRoot, receipt))
        if (receipt === undefined || logs === undefined) return undefined
        provenReceipts.push({ transactionHash, logs, proof: receipt })
      }
      return provenReceipts
    },
    async keep({ hash, headerRlp, receipts }) {
      if (headerRlp === undefined) return
      const proven = listProven(receipts)
      if (proven.length === 0) return
      const before = (await loadBlock(hash))?.receipts ?? []
      const others = before.filter((kept) =>
        proven.every(({ transactionHash }) => transactionHash !== kept.transactionHash),
      )
      try {
        await store.write({ hash, headerRlp, receipts: [...others, ...proven] })
      } catch {
        // Without a store, every check fetches again.
      }
    },
  }
}
