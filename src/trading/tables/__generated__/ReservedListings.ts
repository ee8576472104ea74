// Made by `npm run codegen`; do not edit.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { ReservedListingsQuery, ReservedListingsQueryVariables } from '../../../graphql/__generated__/operations.ts'
import { CurrencyFields } from '../../../graphql/__generated__/CurrencyFields.ts'
import { Bundle_order } from '../../../orders/__generated__/Bundle.ts'
import { ListedItem_token } from '../../../orders/__generated__/ListedItem.ts'
import { Listing_order } from '../../../orders/__generated__/Listing.ts'
import { ListingTerms_order } from '../../../orders/__generated__/ListingTerms.ts'

export type { ReservedListingsQuery, ReservedListingsQueryVariables } from '../../../graphql/__generated__/operations.ts'
export const ReservedListingsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReservedListings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Order_filter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"EnumValue","value":"createdAtSeconds"}},{"kind":"Argument","name":{"kind":"Name","value":"orderDirection"},"value":{"kind":"EnumValue","value":"desc"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"live"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Bundle_order"}}]}}]}}, Bundle_order, Listing_order, ListingTerms_order, CurrencyFields, ListedItem_token] } as unknown as TypedDocumentNode<ReservedListingsQuery, ReservedListingsQueryVariables>
