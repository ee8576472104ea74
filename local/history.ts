// Describes the history that a stack's chain gets: how a new chain is filled, and what is kept.
import type { LocalContracts } from './seed/contracts.ts'

export interface History<Contracts extends LocalContracts> {
  /** Prepares a state directory before its chain starts: complete with a saved chain, or empty for a new one. */
  prepare(stateDirectory: string): Promise<void>
  /**
   * Plays the history on a fresh chain, sets the chain's clock to the current time, and saves the chain.
   *
   * @param options.onProgress throws once the start is aborted
   * @param options.onContracts called as soon as the contracts' addresses are known, so that the index can follow the
   * chain while the history is played; not called if the index has to wait
   * @throws SeedError when a transaction did not go as planned; SolidityError when the contracts do not compile.
   */
  play(options: {
    rpcUrl: string
    stateDirectory: string
    onProgress: (detail: string) => void
    onContracts: (contracts: Contracts) => void
  }): Promise<Contracts>
  /** Reads the contracts of a state directory whose chain was played before. */
  readContracts(stateDirectory: string): Promise<Contracts>
  /** Called after Vitrine's own subgraph has indexed a chain that was played in this run. */
  afterFirstIndex(stateDirectory: string): Promise<void>
  /** Whether changes to the chain while the stack runs are kept for the next start. */
  readonly keepsChanges: boolean
  /** Whether metadata are files: they arrive late, and are stored with the next block. */
  readonly hasFiles: boolean
  /**
   * Whether the mappings are compiled as for production: this takes ten seconds once, which only a long history pays
   * back.
   */
  readonly optimizesMappings: boolean
  /** See `startChain`. */
  readonly keptStates?: number
  /** See `startGraphNode`. */
  readonly entityCacheKilobytes?: number
  /** Longest time that indexing the whole history may take before it counts as a failure. */
  readonly indexTimeoutMs: number
}
