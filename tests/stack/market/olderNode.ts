// A node that lacks what newer ones know, in front of a real one.
import type { RpcRequest, SendBatch } from '../../../src/domain/rpc.ts'

/** A node that does not know some requests, and answers the others as `send` does. */
export function without(isUnknown: (request: RpcRequest) => boolean, send: SendBatch): SendBatch {
  return async (requests) => {
    const replies = await send(requests)
    return requests.map((request, index) =>
      isUnknown(request)
        ? { ok: false, code: -32601, message: 'Method not found', data: undefined }
        : (replies[index] as (typeof replies)[number]),
    )
  }
}

export const isSimulation = ({ method }: RpcRequest) => method === 'eth_simulateV1'
