// Made by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { FragmentDefinitionNode } from 'graphql'
import type { Listing_orderFragment } from '../../graphql/__generated__/operations.ts'
import { CurrencyFields } from '../../graphql/__generated__/CurrencyFields.ts'
import { ListedItem_token } from './ListedItem.ts'
import { ListingTerms_order } from './ListingTerms.ts'

export type { Listing_orderFragment } from '../../graphql/__generated__/operations.ts'
export const Listing_order = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Listing_order"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Order"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingTerms_order"}},{"kind":"Field","name":{"kind":"Name","value":"privateTaker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CurrencyFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"token"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedItem_token"}}]}}]}} as unknown as FragmentDefinitionNode
export const Listing_orderFragmentDoc = { kind: 'Document', definitions: [Listing_order, ListingTerms_order, CurrencyFields, ListedItem_token] } as unknown as TypedDocumentNode<Listing_orderFragment, Record<string, never>>
