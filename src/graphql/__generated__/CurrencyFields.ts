// Made by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { FragmentDefinitionNode } from 'graphql'
import type { CurrencyFieldsFragment } from './operations.ts'

export type { CurrencyFieldsFragment } from './operations.ts'
export const CurrencyFields = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CurrencyFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Currency"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"symbol"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"decimals"}}]}} as unknown as FragmentDefinitionNode
export const CurrencyFieldsFragmentDoc = { kind: 'Document', definitions: [CurrencyFields] } as unknown as TypedDocumentNode<CurrencyFieldsFragment, Record<string, never>>
