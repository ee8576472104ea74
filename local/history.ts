// What a stack has to know of the history that its chain gets: how a new chain is filled, and what is kept of it.
import type { LocalContracts } from './seed/contracts.ts'

export interface History<Contracts extends LocalContracts> {
  /** Makes a state directory ready before its chain starts: whole with a kept chain, or empty for a new one. */
  prepare(stateDirectory: string): Promise<void>
  /**
   * Plays the history on a fresh chain, brings the chain's clock to now, and saves the chain.
   *
   * @throws SeedError when a transaction did not go as planned; SolidityError when the contracts do not compile.
   */
  play(options: {
    rpcUrl: string
    stateDirectory: string
    onProgress: (detail: string) => void
  }): Promise<Contracts>
  /** The contracts of a state directory whose chain was played before. */
  readContracts(stateDirectory: string): Promise<Contracts>
  /** Called once a chain that was played in this run has been indexed by Vitrine's own subgraph. */
  afterFirstIndex(stateDirectory: string): Promise<void>
  /** Whether what happens on the chain while the stack runs is there at the next start. */
  readonly keepsChanges: boolean
  /** Whether metadata are files: they arrive late, and are stored when a further block comes. */
  readonly hasFiles: boolean
  /** Whether the mappings are compiled as for production: ten seconds once, which only a long history pays back. */
  readonly optimizesMappings: boolean
  /** See `startChain`. */
  readonly keptStates?: number
  /** See `startGraphNode`. */
  readonly entityCacheKilobytes?: number
  /** How long the whole history may take to index before something must be wrong. */
  readonly indexTimeoutMs: number
}
