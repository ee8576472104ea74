// The node of the configured network, one for the page: what was learned of it is learned once. Its code comes with the
// first call.
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

/** The page's node; with a patience of its own another one, which learns for itself. */
export function getNode(network: NetworkConfig, retryPolicy?: Partial<RetryPolicy>): SendBatch {
  const known = retryPolicy === undefined ? nodes.get(network) : undefined
  if (known !== undefined) return known
  let loading: Promise<SendBatch> | undefined
  const node: SendBatch = async (requests, options) => {
    loading ??= import('./createNode.ts').then(({ createNode }) =>
      createNode({ urls: nodeUrls(network), retryPolicy }),
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
