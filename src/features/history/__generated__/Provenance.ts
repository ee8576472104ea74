// Made by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { FragmentDefinitionNode } from 'graphql'
import type { Provenance_tokenFragment } from '../../../graphql/__generated__/operations.ts'
import { HistoryRow_activity } from './HistoryRow.ts'
import { CurrencyFields } from '../../../graphql/__generated__/CurrencyFields.ts'

export type { Provenance_tokenFragment } from '../../../graphql/__generated__/operations.ts'
export const Provenance_token = {
  kind: 'FragmentDefinition',
  name: { kind: 'Name', value: 'Provenance_token' },
  typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Token' } },
  selectionSet: {
    kind: 'SelectionSet',
    selections: [
      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
      { kind: 'Field', name: { kind: 'Name', value: 'standard' } },
      { kind: 'Field', name: { kind: 'Name', value: 'historyFromMint' } },
      { kind: 'Field', name: { kind: 'Name', value: 'mintedAtBlock' } },
      { kind: 'Field', name: { kind: 'Name', value: 'transferCount' } },
      { kind: 'Field', name: { kind: 'Name', value: 'saleCount' } },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'owner' },
        selectionSet: {
          kind: 'SelectionSet',
          selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
        },
      },
      {
        kind: 'Field',
        name: { kind: 'Name', value: 'collection' },
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
            { kind: 'Field', name: { kind: 'Name', value: 'indexedFromBlock' } },
          ],
        },
      },
      {
        kind: 'Field',
        alias: { kind: 'Name', value: 'movements' },
        name: { kind: 'Name', value: 'activities' },
        arguments: [
          {
            kind: 'Argument',
            name: { kind: 'Name', value: 'first' },
            value: { kind: 'IntValue', value: '1000' },
          },
          {
            kind: 'Argument',
            name: { kind: 'Name', value: 'orderBy' },
            value: { kind: 'EnumValue', value: 'position' },
          },
          {
            kind: 'Argument',
            name: { kind: 'Name', value: 'orderDirection' },
            value: { kind: 'EnumValue', value: 'desc' },
          },
          {
            kind: 'Argument',
            name: { kind: 'Name', value: 'where' },
            value: {
              kind: 'ObjectValue',
              fields: [
                {
                  kind: 'ObjectField',
                  name: { kind: 'Name', value: 'type_in' },
                  value: {
                    kind: 'ListValue',
                    values: [
                      { kind: 'EnumValue', value: 'MINT' },
                      { kind: 'EnumValue', value: 'TRANSFER' },
                      { kind: 'EnumValue', value: 'BURN' },
                      { kind: 'EnumValue', value: 'SALE' },
                    ],
                  },
                },
              ],
            },
          },
        ],
        selectionSet: {
          kind: 'SelectionSet',
          selections: [
            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'HistoryRow_activity' } },
          ],
        },
      },
    ],
  },
} as unknown as FragmentDefinitionNode
export const Provenance_tokenFragmentDoc = {
  kind: 'Document',
  definitions: [Provenance_token, HistoryRow_activity, CurrencyFields],
} as unknown as TypedDocumentNode<Provenance_tokenFragment, Record<string, never>>
