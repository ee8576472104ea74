// Made by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { FragmentDefinitionNode } from 'graphql'
import type { ListedItem_tokenFragment } from '../../graphql/__generated__/operations.ts'

export type { ListedItem_tokenFragment } from '../../graphql/__generated__/operations.ts'
export const ListedItem_token = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedItem_token"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Token"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tokenId"}},{"kind":"Field","name":{"kind":"Name","value":"standard"}},{"kind":"Field","name":{"kind":"Name","value":"collection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"metadata"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"image"},"name":{"kind":"Name","value":"listImage"}},{"kind":"Field","name":{"kind":"Name","value":"decimals"}}]}}]}} as unknown as FragmentDefinitionNode
export const ListedItem_tokenFragmentDoc = { kind: 'Document', definitions: [ListedItem_token] } as unknown as TypedDocumentNode<ListedItem_tokenFragment, Record<string, never>>
