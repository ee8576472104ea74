// The check of one item, from the indexer's record to the verdict. Loaded when a reader starts it.
import type { ApolloClient } from '@apollo/client'
import type { NetworkConfig } from '../../../domain/config.ts'
import { nodeUrls } from '../../../node/getNode.ts'
import { answerableFrom, type Claim } from '../../../verification/claim.ts'
import { checkOnChain, type CheckOptions as ChainCheckOptions } from '../../../verification/connect.ts'
import type { CheckReply } from '../../../verification/protocol.ts'
import { readClaim } from './readClaim.ts'

/** The indexer's record and the check's result. */
export type Checked = Extract<CheckReply, { kind: 'checked' }> & {
  readonly claim: Claim
  /** The first block that the record covers whole. */
  readonly recordFrom: number
}

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
  const reply = await checkOnChain({ claim, nodeUrls: nodeUrls(network) }, { signal, onProgress })
  return reply.kind === 'failed' ? reply : { ...reply, claim, recordFrom: answerableFrom(claim) }
}

/** Saves the proof as a file that `npm run verify` checks. */
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
