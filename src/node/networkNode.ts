// The node of the configured network, one for the page: what was learned of it is learned once. Its code comes with the
// first call.
import type { NetworkConfig } from '../domain/config.ts'
import type { SendBatch } from '../domain/rpc.ts'
import { NodeError } from './errors.ts'
import type { Patience } from './patience.ts'

const nodes = new WeakMap<NetworkConfig, SendBatch>()

/** The node's endpoints, in the order in which they are called. */
export const nodeUrls = ({ rpcUrl, rpcFallbackUrls = [] }: NetworkConfig): readonly string[] => [
  rpcUrl,
  ...rpcFallbackUrls,
]

/** The page's node; with a patience of its own another one, which learns for itself. */
export function nodeOf(network: NetworkConfig, patience?: Partial<Patience>): SendBatch {
  const known = patience === undefined ? nodes.get(network) : undefined
  if (known !== undefined) return known
  let loading: Promise<SendBatch> | undefined
  const node: SendBatch = async (requests, options) => {
    loading ??= import('./createNode.ts').then(({ createNode }) =>
      createNode({ urls: nodeUrls(network), patience }),
    )
    const send = await loading.catch((cause: unknown) => {
      loading = undefined
      throw new NodeError('node-unavailable', { cause })
    })
    return send(requests, options)
  }
  if (patience === undefined) nodes.set(network, node)
  return node
}
