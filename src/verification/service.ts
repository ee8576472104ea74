// Runs a check from start to end: calls nodes, judges, and writes the proof.
import { errorText } from '../domain/errors.ts'
import { verificationTexts } from '../messages/en/verification.ts'
import { createNode } from '../node/createNode.ts'
import { isNodeSilent, NodeError } from '../node/errors.ts'
import { CHECK_PATIENCE } from './nodeCalls.ts'
import { writeBundle } from './bundle.ts'
import type { ClaimedRow } from './claim.ts'
import { createProofCache } from './proofCache.ts'
import { createProofStore } from './proofStore.ts'
import type { CheckReply, CheckRequest, CheckService } from './protocol.ts'
import { type Verification, verify, type VerifyOptions } from './verify.ts'

/** A service for one check, which only rejects with the signal's reason when aborted. */
export function createService(): CheckService {
  const cache = createProofCache(createProofStore())
  const added: ClaimedRow[] = []
  return {
    add(rows) {
      for (const row of rows) added.push(row)
      return Promise.resolve()
    },
    async check({ claim, nodeUrls }, report, signal) {
      const request = { claim: { ...claim, rows: [...added, ...claim.rows] }, nodeUrls }
      try {
        return toReply(request, await verifyBySome(request, { signal, onProgress: report, cache }))
      } catch (error) {
        signal?.throwIfAborted()
        return { kind: 'failed', message: errorText(error, verificationTexts.errors.failed) }
      }
    },
  }
}

/** Uses the first node, or the second if the first is silent. */
async function verifyBySome(
  { claim, nodeUrls }: CheckRequest,
  options: Pick<VerifyOptions, 'signal' | 'onProgress' | 'cache'>,
): Promise<Verification> {
  // One client per node, because it matters which one said what.
  const [first, second] = nodeUrls.map((url) => createNode({ urls: [url], retryPolicy: CHECK_PATIENCE }))
  if (first === undefined) throw new NodeError('node-unavailable')
  try {
    return await verify(claim, { ...options, send: first, second })
  } catch (error) {
    if (!isNodeSilent(error) || second === undefined) throw error
    return verify(claim, { ...options, send: second })
  }
}

function toReply({ claim }: CheckRequest, { evidence, ...verification }: Verification): CheckReply {
  const { pinned, searchedFrom } = evidence
  return {
    kind: 'checked',
    report: { ...verification, pinned, searchedFrom },
    proof: new Blob([writeBundle(claim, evidence)], { type: 'application/json' }),
  }
}
