// Made by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type {
  HistoryFeedQuery,
  HistoryFeedQueryVariables,
} from '../../../graphql/__generated__/operations.ts'
import { HistoryItem_activity } from './HistoryItem.ts'
import { HistoryRow_activity } from './HistoryRow.ts'
import { CurrencyFields } from '../../../graphql/__generated__/CurrencyFields.ts'

export type {
  HistoryFeedQuery,
  HistoryFeedQueryVariables,
} from '../../../graphql/__generated__/operations.ts'
export const HistoryFeedDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'HistoryFeed' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'where' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Activity_filter' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'direction' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'OrderDirection' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'activities' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'where' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'where' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderBy' },
                value: { kind: 'EnumValue', value: 'position' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'orderDirection' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'direction' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'position' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'HistoryRow_activity' } },
                { kind: 'FragmentSpread', name: { kind: 'Name', value: 'HistoryItem_activity' } },
              ],
            },
          },
        ],
      },
    },
    HistoryRow_activity,
    CurrencyFields,
    HistoryItem_activity,
  ],
} as unknown as TypedDocumentNode<HistoryFeedQuery, HistoryFeedQueryVariables>
