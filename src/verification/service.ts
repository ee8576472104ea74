// Makes a check from beginning to end: asks the nodes, judges, and writes the proof.
import { messageForPeople } from '../domain/errors.ts'
import { writeBundle } from './bundle.ts'
import type { ClaimedRow } from './claim.ts'
import { NodeSilentError } from './errors.ts'
import { keptProofs } from './keptProofs.ts'
import { createProofStore } from './proofStore.ts'
import type { CheckReply, CheckRequest, CheckService } from './protocol.ts'
import { nodeAt } from './transport.ts'
import { type Verification, verify, type VerifyOptions } from './verify.ts'

/** For one check, which never rejects but with the signal's reason when it is aborted. */
export function createService(): CheckService {
  const kept = keptProofs(createProofStore())
  const added: ClaimedRow[] = []
  return {
    add(rows) {
      for (const row of rows) added.push(row)
      return Promise.resolve()
    },
    async check({ claim, nodeUrls }, tell, signal) {
      const request = { claim: { ...claim, rows: [...added, ...claim.rows] }, nodeUrls }
      try {
        return replyOf(request, await verifyBySome(request, { signal, onProgress: tell, kept }))
      } catch (error) {
        signal?.throwIfAborted()
        return {
          kind: 'failed',
          message: messageForPeople(error, 'Something went wrong; try again in a moment.'),
        }
      }
    },
  }
}

/** By the first node, or by the second where the first is silent. */
async function verifyBySome(
  { claim, nodeUrls }: CheckRequest,
  options: Pick<VerifyOptions, 'signal' | 'onProgress' | 'kept'>,
): Promise<Verification> {
  const [first, second] = nodeUrls.map((url) => nodeAt(url))
  if (first === undefined) throw new NodeSilentError('No network node is configured.')
  try {
    return await verify(claim, { ...options, send: first, second })
  } catch (error) {
    if (!(error instanceof NodeSilentError) || second === undefined) throw error
    return verify(claim, { ...options, send: second })
  }
}

function replyOf({ claim }: CheckRequest, { evidence, ...verification }: Verification): CheckReply {
  const { pinned, searchedFrom } = evidence
  return {
    kind: 'checked',
    report: { ...verification, pinned, searchedFrom },
    proof: new Blob([writeBundle(claim, evidence)], { type: 'application/json' }),
  }
}
