// Made by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { FragmentDefinitionNode } from 'graphql'
import type { HistoryRow_activityFragment } from '../../../graphql/__generated__/operations.ts'
import { CurrencyFields } from '../../../graphql/__generated__/CurrencyFields.ts'

export type { HistoryRow_activityFragment } from '../../../graphql/__generated__/operations.ts'
export const HistoryRow_activity = {
  kind: 'FragmentDefinition',
  name: { kind: 'Name', value: 'HistoryRow_activity' },
  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Activity' } },
  selectionSet: {
    kind: 'SelectionSet',
    selections: [
      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
      { kind: 'Field', name: { kind: 'Name', value: 'type' } },
      { kind: 'Field', name: { kind: 'Name', value: 'position' } },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'token' },
        selectionSet: {
          kind: 'SelectionSet',
          selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
        },
      },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'from' },
        selectionSet: {
          kind: 'SelectionSet',
          selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
        },
      },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'to' },
        selectionSet: {
          kind: 'SelectionSet',
          selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
        },
      },
      { kind: 'Field', name: { kind: 'Name', value: 'quantity' } },
      { kind: 'Field', name: { kind: 'Name', value: 'price' } },
      { kind: 'Field', name: { kind: 'Name', value: 'unitPrice' } },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'currency' },
        selectionSet: {
          kind: 'SelectionSet',
          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'CurrencyFields' } }],
        },
      },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'order' },
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
            { kind: 'Field', name: { kind: 'Name', value: 'side' } },
          ],
        },
      },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'sale' },
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
            { kind: 'Field', name: { kind: 'Name', value: 'bundleSize' } },
          ],
        },
      },
      { kind: 'Field', name: { kind: 'Name', value: 'transactionHash' } },
      { kind: 'Field', name: { kind: 'Name', value: 'logIndex' } },
      { kind: 'Field', name: { kind: 'Name', value: 'blockNumber' } },
      { kind: 'Field', name: { kind: 'Name', value: 'timestampSeconds' } },
    ],
  },
} as unknown as FragmentDefinitionNode
export const HistoryRow_activityFragmentDoc = {
  kind: 'Document',
  definitions: [HistoryRow_activity, CurrencyFields],
} as unknown as TypedDocumentNode<HistoryRow_activityFragment, Record<string, never>>
