// The node of the configured network, shared by the whole page along with what it learned about its endpoints. Its code
// loads with the first call.
import type { NetworkConfig } from '../domain/config.ts'
import type { SendBatch } from '../domain/rpc.ts'
import { NodeError } from './errors.ts'
import type { RetryPolicy } from './retryPolicy.ts'

const nodes = new WeakMap<NetworkConfig, SendBatch>()

/** The node's endpoints, in the order in which they are called. */
export const nodeUrls = ({ rpcUrl, rpcFallbackUrls = [] }: NetworkConfig): readonly string[] => [
  rpcUrl,
  ...rpcFallbackUrls,
]

/** The page's node; a caller with its own retry policy gets a separate one, which knows the same of the endpoints. */
export function getNode(network: NetworkConfig, retryPolicy?: Partial<RetryPolicy>): SendBatch {
  const existing = retryPolicy === undefined ? nodes.get(network) : undefined
  if (existing !== undefined) return existing
  let loading: Promise<SendBatch> | undefined
  const node: SendBatch = async (requests, options) => {
    loading ??= import('./createNode.ts').then(({ createNode }) =>
      createNode({ urls: nodeUrls(network), sharedBy: network, retryPolicy }),
    )
    const send = await loading.catch((cause: unknown) => {
      loading = undefined
      throw new NodeError('node-unavailable', { cause })
    })
    return send(requests, options)
  }
  if (retryPolicy === undefined) nodes.set(network, node)
  return node
}
