// Made by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { FragmentDefinitionNode } from 'graphql'
import type { HistoryItem_activityFragment } from '../../../graphql/__generated__/operations.ts'

export type { HistoryItem_activityFragment } from '../../../graphql/__generated__/operations.ts'
export const HistoryItem_activity = {
  kind: 'FragmentDefinition',
  name: { kind: 'Name', value: 'HistoryItem_activity' },
  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Activity' } },
  selectionSet: {
    kind: 'SelectionSet',
    selections: [
      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'collection' },
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          ],
        },
      },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'token' },
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
            { kind: 'Field', name: { kind: 'Name', value: 'tokenId' } },
            {
              kind: 'Field',
              name: { kind: 'Name', value: 'metadata' },
              selectionSet: {
                kind: 'SelectionSet',
                selections: [
                  { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                  { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                  { kind: 'Field', name: { kind: 'Name', value: 'image' } },
                ],
              },
            },
          ],
        },
      },
    ],
  },
} as unknown as FragmentDefinitionNode
export const HistoryItem_activityFragmentDoc = {
  kind: 'Document',
  definitions: [HistoryItem_activity],
} as unknown as TypedDocumentNode<HistoryItem_activityFragment, Record<string, never>>
