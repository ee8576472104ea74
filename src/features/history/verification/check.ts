// The check of one item, from the index's words to the verdict. Fetched when a reader asks for it.
import type { ApolloClient } from '@apollo/client'
import type { NetworkConfig } from '../../../domain/config.ts'
import type { Claim } from '../../../verification/claim.ts'
import { checkOnChain, type CheckOptions as ChainCheckOptions } from '../../../verification/connect.ts'
import type { CheckReply } from '../../../verification/protocol.ts'
import { readClaim } from './readClaim.ts'

/** What was claimed, and what the check made of it. */
export type Checked = Extract<CheckReply, { kind: 'checked' }> & { readonly claim: Claim }

export interface CheckOptions extends ChainCheckOptions {
  readonly client: ApolloClient
  readonly network: NetworkConfig
  /** The token's entity id. */
  readonly id: string
}

/** @throws what `readClaim` and `checkOnChain` throw, and the signal's reason when the reader cancels */
export async function check(
  options: CheckOptions,
): Promise<Checked | Extract<CheckReply, { kind: 'failed' }>> {
  const { client, network, id, signal, onProgress } = options
  const claim = await readClaim(client, { id, chainId: network.chainId, signal })
  const nodeUrls = [network.rpcUrl, ...(network.rpcFallbackUrls ?? [])]
  const reply = await checkOnChain({ claim, nodeUrls }, { signal, onProgress })
  return reply.kind === 'failed' ? reply : { ...reply, claim }
}

/** Saves the proof as a file, to be checked by `npm run verify`. */
export function saveProof({ claim, proof }: Checked): void {
  const { collection, tokenId } = claim.subject
  const url = URL.createObjectURL(proof)
  const link = document.createElement('a')
  link.href = url
  link.download = `proof-${collection}-${tokenId}.json`
  link.click()
  // The browser has taken the file by the time the next task runs.
  setTimeout(() => URL.revokeObjectURL(url))
}
