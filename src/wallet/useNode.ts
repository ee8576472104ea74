// Gives components access to the network's RPC node.
import type { SendBatch } from '../domain/rpc.ts'
import { getNode } from '../node/getNode.ts'
import { useConfig } from '../ui/ConfigContext.tsx'

/** Sends JSON-RPC requests to the configured node or its fallback; the same function at every render. */
export const useNode = (): SendBatch => getNode(useConfig().network)
