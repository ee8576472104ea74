// For tests: a query of the kind that pages send, with one variable and the block that code generation adds.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { parse } from 'graphql'

type Rows = readonly { readonly id: string }[]

interface Changes {
  readonly tokens: Rows
  readonly orders: Rows
  readonly metadata_collection: Rows
}

const field = (name: string) =>
  `${name}(first: 100, where: { _change_block: { number_gte: $since } }, block: $block, subgraphError: allow) { id }`

/** Reads the items, orders and documents that changed in a block or later. */
export const ChangesSinceDocument = parse(
  `query ChangesSince($since: Int!, $block: Block_height) {
    ${['tokens', 'orders', 'metadata_collection'].map(field).join('\n')}
  }`,
) as TypedDocumentNode<Changes, { readonly since: number }>
