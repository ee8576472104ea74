// The check of one item, from the index's words to the verdict. Fetched when a reader asks for it.
import type { ApolloClient } from '@apollo/client'
import type { NetworkConfig } from '../../../domain/config.ts'
import { writeBundle } from '../../../verification/bundle.ts'
import type { Claim } from '../../../verification/claim.ts'
import { NodeSilentError } from '../../../verification/errors.ts'
import { keptProofs } from '../../../verification/keptProofs.ts'
import { nodeAt } from '../../../verification/transport.ts'
import { type Progress, type Verification, verify } from '../../../verification/verify.ts'
import { createProofStore } from './proofStore.ts'
import { readClaim } from './readClaim.ts'

export interface Checked {
  readonly claim: Claim
  readonly verification: Verification
}

export interface CheckOptions {
  readonly client: ApolloClient
  readonly network: NetworkConfig
  /** The token's entity id. */
  readonly id: string
  readonly signal: AbortSignal
  readonly onProgress: (progress: Progress) => void
}

/** One for the page: what was shown once is not fetched again. */
const kept = keptProofs(createProofStore())

/** @throws what `readClaim` and `verify` throw, and the signal's reason when the reader cancels */
export async function check(options: CheckOptions): Promise<Checked> {
  const { client, network, id, signal, onProgress } = options
  const claim = await readClaim(client, { id, chainId: network.chainId, signal })
  const [first, ...others] = [network.rpcUrl, ...(network.rpcFallbackUrls ?? [])].map((url) => nodeAt(url))
  if (first === undefined) throw new NodeSilentError('No network node is configured.')
  const [second] = others
  const common = { signal, onProgress, kept }
  try {
    return { claim, verification: await verify(claim, { ...common, send: first, second }) }
  } catch (error) {
    if (!(error instanceof NodeSilentError) || second === undefined) throw error
    return { claim, verification: await verify(claim, { ...common, send: second }) }
  }
}

/** Saves the proof as a file, to be checked by `npm run verify`. */
export function saveProof({ claim, verification }: Checked): void {
  const { collection, tokenId } = claim.subject
  const url = URL.createObjectURL(
    new Blob([writeBundle(claim, verification.evidence)], { type: 'application/json' }),
  )
  const link = document.createElement('a')
  link.href = url
  link.download = `proof-${collection}-${tokenId}.json`
  link.click()
  // The browser has taken the file by the time the next task runs.
  setTimeout(() => URL.revokeObjectURL(url))
}
