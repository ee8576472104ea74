// Made by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { FragmentDefinitionNode } from 'graphql'
import type { SaleFlag_saleFragment } from './operations.ts'

export type { SaleFlag_saleFragment } from './operations.ts'
export const SaleFlag_sale = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SaleFlag_sale"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Sale"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"flag"}},{"kind":"Field","name":{"kind":"Name","value":"flagDays"}},{"kind":"Field","name":{"kind":"Name","value":"flagAccounts"}},{"kind":"Field","name":{"kind":"Name","value":"flagUnpaid"}}]}} as unknown as FragmentDefinitionNode
export const SaleFlag_saleFragmentDoc = { kind: 'Document', definitions: [SaleFlag_sale] } as unknown as TypedDocumentNode<SaleFlag_saleFragment, Record<string, never>>
