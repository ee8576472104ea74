// Made by `npm run codegen`; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Token standard of a collection contract, as the events it emits show it. */
export type TokenStandard =
  /** One owner a token (EIP-721). */
  | 'ERC721'
  /** Many holders a token (EIP-1155). */
  | 'ERC1155';

export type TokenCard_tokenFragment = { readonly __typename: 'Token', readonly id: string, readonly tokenId: string, readonly standard: TokenStandard, readonly supply: string, readonly bestAskPrice: string | null, readonly bestAskEndsAtSeconds: string | null, readonly lastSalePrice: string | null, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly name: string | null }, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null, readonly image: string | null } | null, readonly bestAskCurrency: (
    { readonly __typename: 'Currency' }
    & { ' $fragmentRefs'?: { 'CurrencyFieldsFragment': CurrencyFieldsFragment } }
  ) | null, readonly lastSaleCurrency: (
    { readonly __typename: 'Currency' }
    & { ' $fragmentRefs'?: { 'CurrencyFieldsFragment': CurrencyFieldsFragment } }
  ) | null } & { ' $fragmentName'?: 'TokenCard_tokenFragment' };

export type CurrencyFieldsFragment = { readonly __typename: 'Currency', readonly id: string, readonly symbol: string | null, readonly name: string | null, readonly decimals: number | null } & { ' $fragmentName'?: 'CurrencyFieldsFragment' };

export type IndexedBlockQueryVariables = Exact<{ [key: string]: never; }>;


export type IndexedBlockQuery = { readonly __typename: 'Query', readonly _meta: { readonly __typename: '_Meta_', readonly hasIndexingErrors: boolean, readonly block: { readonly __typename: '_Block_', readonly number: number, readonly hash: string | null, readonly timestamp: number | null } } | null };
