// Calls the chain's node: patiently, and in batches as small as it wants, as all programs here do. Errors name the failed
// call.
import { openPatientNode } from '../operate/chain/patientNode.ts'

export type Hex = `0x${string}`

/** Thrown when the node could not be reached, or refused a call. */
export class NodeError extends Error {
  override readonly name = 'NodeError'
}

export interface RpcRequest {
  readonly method: string
  readonly params: readonly unknown[]
}

/** The result of one call in a batch. */
type RpcResult =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly message: string }

export interface Node {
  readonly url: string
  /** @throws NodeError when the node refuses the call */
  call(method: string, params: readonly unknown[]): Promise<unknown>
  /** Returns results in the order of the requests; a refused call does not affect the others. */
  batch(requests: readonly RpcRequest[]): Promise<readonly RpcResult[]>
}

export function connectNode(url: string): Node {
  const send = openPatientNode(url)
  const batch = async (requests: readonly RpcRequest[]): Promise<readonly RpcResult[]> => {
    try {
      return await send(requests)
    } catch (cause) {
      throw new NodeError(`The node at ${url} does not respond: ${errorMessage(cause)}`, { cause })
    }
  }
  return {
    url,
    batch,
    call: async (method, params) => {
      const [response] = await batch([{ method, params }])
      if (response?.ok !== true) throw new NodeError(`${method}: ${response?.message ?? 'no response'}`)
      return response.result
    },
  }
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

export function toHex(value: bigint | number): Hex {
  return `0x${value.toString(16)}`
}
