// The way for components to the network's node.
import type { SendBatch } from '../domain/rpc.ts'
import { getNode } from '../node/getNode.ts'
import { useConfig } from '../ui/ConfigContext.tsx'

/** Sends JSON-RPC requests to the configured node, or one that stands in for it; the same function at every render. */
export const useNode = (): SendBatch => getNode(useConfig().network)
