// Made by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { FirstBlockQuery, FirstBlockQueryVariables } from './operations.ts'

export type { FirstBlockQuery, FirstBlockQueryVariables } from './operations.ts'
export const FirstBlockDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FirstBlock"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_meta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"block"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}}]}}]}}]}}] } as unknown as TypedDocumentNode<FirstBlockQuery, FirstBlockQueryVariables>
