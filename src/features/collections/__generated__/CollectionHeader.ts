// Made by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { FragmentDefinitionNode } from 'graphql'
import type { CollectionHeader_collectionFragment } from '../../../graphql/__generated__/operations.ts'
import { CollectionFigures_collection } from './CollectionFigures.ts'
import { CurrencyFields } from '../../../graphql/__generated__/CurrencyFields.ts'
import { CheapestListing_market, CheapestListing_order } from '../../../orders/__generated__/CheapestListing.ts'

export type { CollectionHeader_collectionFragment } from '../../../graphql/__generated__/operations.ts'
export const CollectionHeader_collection = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CollectionHeader_collection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Collection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"standard"}},{"kind":"Field","name":{"kind":"Name","value":"tracked"}},{"kind":"Field","name":{"kind":"Name","value":"indexedFromSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"inconsistentTransferCount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CollectionFigures_collection"}}]}} as unknown as FragmentDefinitionNode
export const CollectionHeader_collectionFragmentDoc = { kind: 'Document', definitions: [CollectionHeader_collection, CollectionFigures_collection, CurrencyFields, CheapestListing_market, CheapestListing_order] } as unknown as TypedDocumentNode<CollectionHeader_collectionFragment, Record<string, never>>
