// Made by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { IndexedBlockQuery, IndexedBlockQueryVariables } from './operations.ts'

export type { IndexedBlockQuery, IndexedBlockQueryVariables } from './operations.ts'
export const IndexedBlockDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IndexedBlock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_meta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasIndexingErrors"}},{"kind":"Field","name":{"kind":"Name","value":"block"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"parentHash"}},{"kind":"Field","name":{"kind":"Name","value":"timestamp"}}]}}]}}]}}] } as unknown as TypedDocumentNode<IndexedBlockQuery, IndexedBlockQueryVariables>
