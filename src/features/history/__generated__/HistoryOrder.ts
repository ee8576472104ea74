// Made by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { FragmentDefinitionNode } from 'graphql'
import type { HistoryOrder_activityFragment } from '../../../graphql/__generated__/operations.ts'

export type { HistoryOrder_activityFragment } from '../../../graphql/__generated__/operations.ts'
export const HistoryOrder_activity = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryOrder_activity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Activity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"endsAtSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"privateTaker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}} as unknown as FragmentDefinitionNode
export const HistoryOrder_activityFragmentDoc = { kind: 'Document', definitions: [HistoryOrder_activity] } as unknown as TypedDocumentNode<HistoryOrder_activityFragment, Record<string, never>>
