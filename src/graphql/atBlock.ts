// Rewrites queries for time travel: every root field gets the number of a block.
import { type DocumentNode, Kind } from 'graphql'
import { asOfBlock } from './rootArguments.ts'

/**
 * Rewrites queries to read as of a block. Each document is rewritten once.
 *
 * Source: https://thegraph.com/docs/en/subgraphs/querying/graphql-api/#time-travel-queries
 */
export function atBlock(blockNumber: number): (query: DocumentNode) => DocumentNode {
  const rewrites = new WeakMap<DocumentNode, DocumentNode>()
  return (query) => {
    const rewritten =
      rewrites.get(query) ?? asOfBlock(query, 'number', { kind: Kind.INT, value: String(blockNumber) })
    rewrites.set(query, rewritten)
    return rewritten
  }
}
