// Follows a new version of a subgraph until it has indexed the chain, and its name is answered from it.
import { QueryError, readIndexMeta } from '../http/graphql.ts'
import { describeSeconds } from './reindexTime.ts'
import { DeployError } from './deployError.ts'

const PAUSE_MS = 5_000
/** graph-node switches a name within seconds of the new version having synced. */
const SWITCH_ATTEMPTS = 12
/** Failures in a row before giving up: a node that restarts is away for less than a minute. */
const MAX_FAILURES = 12

export interface SyncOptions {
  /** Where the deployed name is queried. */
  readonly queriesUrl: string
  /** CID of the manifest. */
  readonly deployment: string
  /** The site's; undefined when it isn't known. */
  readonly origin: string | undefined
  /** Reads the chain's newest block. */
  readonly readHead: () => Promise<number>
  readonly print: (line: string) => void
  /** Milliseconds between two looks. */
  readonly pauseMs?: number | undefined
}

/**
 * Returns where one version of a self-hosted subgraph is queried, also while its name is still answered from another.
 * A hosted service's URL already names the version.
 */
export const versionUrl = (queriesUrl: string, deployment: string): string =>
  queriesUrl.replace(/\/subgraphs\/name\/.*$/, `/subgraphs/id/${deployment}`)

/**
 * Prints how far the version is behind the chain until it isn't.
 * @throws DeployError when indexing failed, when nothing can be read any more, or when the name isn't switched
 */
export async function waitForSync(options: SyncOptions): Promise<void> {
  const { queriesUrl, deployment, origin, readHead, print, pauseMs = PAUSE_MS } = options
  const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs))
  const url = versionUrl(queriesUrl, deployment)
  let previousHead = Infinity
  /** The first look at its progress. */
  let start: { readonly block: number; readonly milliseconds: number } | undefined
  let line = ''
  const printNew = (next: string) => {
    if (next !== line) print(next)
    line = next
  }
  let failures = 0
  for (;;) {
    try {
      const head = await readHead()
      const { block, hasIndexingErrors } = await readIndexMeta(url, origin)
      failures = 0
      if (hasIndexingErrors) {
        throw new DeployError(
          `Indexing failed at block ${block.number}. graph-node’s log says why; the version before keeps answering.`,
        )
      }
      // The chain goes on while it is indexed, so the head of the look before counts.
      if (block.number >= Math.min(previousHead, head)) {
        print(`Synced: block ${block.number}.`)
        break
      }
      start ??= { block: block.number, milliseconds: performance.now() }
      const blocksASecond = (block.number - start.block) / ((performance.now() - start.milliseconds) / 1_000)
      const left = head - block.number
      const pace =
        blocksASecond > 0 ? `, about ${describeSeconds(left / blocksASecond)} at the pace so far` : ''
      printNew(`Block ${block.number} of ${head}: ${left} behind${pace}`)
      previousHead = head
    } catch (error) {
      if (error instanceof DeployError) throw error
      const reason = error instanceof Error ? error.message : String(error)
      // A version has no data before its first block.
      if (error instanceof QueryError) printNew(`Not indexed yet: ${reason}`)
      else {
        failures += 1
        if (failures === MAX_FAILURES) throw new DeployError(reason, { cause: error })
        printNew(reason)
      }
    }
    await pause()
  }
  if (url === queriesUrl) return
  let answer = ''
  for (let attempt = 0; attempt < SWITCH_ATTEMPTS; attempt += 1) {
    try {
      const current = await readIndexMeta(queriesUrl, origin)
      if (current.deployment === deployment) {
        print(`${queriesUrl} is answered from ${deployment} now.`)
        return
      }
      answer = `is still answered from ${current.deployment}`
    } catch (error) {
      answer = `can’t be read (${error instanceof Error ? error.message : String(error)})`
    }
    await pause()
  }
  throw new DeployError(
    `${queriesUrl} ${answer}, although ${deployment} has synced. Look at graph-node’s log.`,
  )
}
