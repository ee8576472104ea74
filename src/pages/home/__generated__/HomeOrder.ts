// Made by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { HomeOrderQuery, HomeOrderQueryVariables } from '../../../graphql/__generated__/operations.ts'
import { CurrencyFields } from '../../../graphql/__generated__/CurrencyFields.ts'
import { ListedItem_token } from '../../../orders/__generated__/ListedItem.ts'
import { Listing_order } from '../../../orders/__generated__/Listing.ts'
import { ListingTerms_order } from '../../../orders/__generated__/ListingTerms.ts'

export type { HomeOrderQuery, HomeOrderQueryVariables } from '../../../graphql/__generated__/operations.ts'
export const HomeOrderDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Listing_order"}}]}}]}}, Listing_order, ListingTerms_order, CurrencyFields, ListedItem_token] } as unknown as TypedDocumentNode<HomeOrderQuery, HomeOrderQueryVariables>
