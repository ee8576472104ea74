// Made by `npm run codegen`; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** The two lists of an order's items. */
export type ItemSide =
  /** What is to be received, and by whom. */
  | 'CONSIDERATION'
  /** What the maker gives. */
  | 'OFFER';

/** Item types of Seaport orders (ItemType of the Seaport contracts). */
export type ItemType =
  /** A fungible token. */
  | 'ERC20'
  /** An ERC-721 token. */
  | 'ERC721'
  /** Any ERC-721 token that meets the criteria. */
  | 'ERC721_WITH_CRITERIA'
  /** An amount of an ERC-1155 token. */
  | 'ERC1155'
  /** Any ERC-1155 token that meets the criteria. */
  | 'ERC1155_WITH_CRITERIA'
  /** The chain's own coin. */
  | 'NATIVE';

/** Protocol state of an order. Whether the maker can still deliver is kept apart, in makerHolds and makerApproved. */
export type OrderStatus =
  /** Cancelled by its maker or zone (OrderCancelled). */
  | 'CANCELLED'
  /** Void because its maker raised their counter (CounterIncremented). */
  | 'COUNTER_BUMPED'
  /** Its end time has passed. */
  | 'EXPIRED'
  /** All of it is filled. */
  | 'FILLED'
  /** Nothing of it is filled. */
  | 'OPEN'
  /** Some of it is filled. */
  | 'PARTIAL';

/** Token standard of a collection contract, as the events it emits show it. */
export type TokenStandard =
  /** One owner a token (EIP-721). */
  | 'ERC721'
  /** Many holders a token (EIP-1155). */
  | 'ERC1155';

export type ListButton_tokenFragment = { readonly __typename: 'Token', readonly id: string, readonly tokenId: string, readonly standard: TokenStandard, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly name: string | null }, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null, readonly image: string | null } | null } & { ' $fragmentName'?: 'ListButton_tokenFragment' };

export type Listing_orderFragment = { readonly __typename: 'Order', readonly id: string, readonly status: OrderStatus, readonly live: boolean, readonly unrestricted: boolean, readonly makerHolds: boolean, readonly makerApproved: boolean, readonly orderType: number, readonly startsAtSeconds: string, readonly endsAtSeconds: string, readonly startPrice: string, readonly endPrice: string, readonly unitPrice: string, readonly quantity: string, readonly remaining: string, readonly offerer: { readonly __typename: 'Account', readonly id: string }, readonly currency: (
    { readonly __typename: 'Currency' }
    & { ' $fragmentRefs'?: { 'CurrencyFieldsFragment': CurrencyFieldsFragment } }
  ) | null, readonly token: { readonly __typename: 'Token', readonly id: string, readonly tokenId: string, readonly standard: TokenStandard, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly name: string | null }, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null, readonly image: string | null } | null } | null } & { ' $fragmentName'?: 'Listing_orderFragment' };

export type TradeOrderQueryVariables = Exact<{
  id: string | number;
}>;


export type TradeOrderQuery = { readonly __typename: 'Query', readonly order: { readonly __typename: 'Order', readonly id: string, readonly counter: string, readonly zone: string, readonly zoneHash: string, readonly conduitKey: string, readonly orderType: number, readonly startsAtSeconds: string, readonly endsAtSeconds: string, readonly salt: string, readonly offerer: { readonly __typename: 'Account', readonly id: string }, readonly items: ReadonlyArray<{ readonly __typename: 'OrderItem', readonly id: string, readonly side: ItemSide, readonly index: number, readonly itemType: ItemType, readonly contract: string, readonly identifierOrCriteria: string, readonly startAmount: string, readonly endAmount: string, readonly recipient: string | null }> } | null };

export type TokenCard_tokenFragment = { readonly __typename: 'Token', readonly id: string, readonly tokenId: string, readonly standard: TokenStandard, readonly supply: string, readonly bestAskPrice: string | null, readonly bestAskEndsAtSeconds: string | null, readonly lastSalePrice: string | null, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly name: string | null }, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null, readonly image: string | null } | null, readonly bestAskCurrency: (
    { readonly __typename: 'Currency' }
    & { ' $fragmentRefs'?: { 'CurrencyFieldsFragment': CurrencyFieldsFragment } }
  ) | null, readonly lastSaleCurrency: (
    { readonly __typename: 'Currency' }
    & { ' $fragmentRefs'?: { 'CurrencyFieldsFragment': CurrencyFieldsFragment } }
  ) | null } & { ' $fragmentName'?: 'TokenCard_tokenFragment' };

export type ChangesSinceQueryVariables = Exact<{
  block: number;
}>;


export type ChangesSinceQuery = { readonly __typename: 'Query', readonly tokens: ReadonlyArray<{ readonly __typename: 'Token', readonly id: string }>, readonly orders: ReadonlyArray<{ readonly __typename: 'Order', readonly id: string }>, readonly metadata_collection: ReadonlyArray<{ readonly __typename: 'Metadata', readonly id: string }> };

export type CurrencyFieldsFragment = { readonly __typename: 'Currency', readonly id: string, readonly symbol: string | null, readonly name: string | null, readonly decimals: number | null } & { ' $fragmentName'?: 'CurrencyFieldsFragment' };

export type IndexedBlockQueryVariables = Exact<{ [key: string]: never; }>;


export type IndexedBlockQuery = { readonly __typename: 'Query', readonly _meta: { readonly __typename: '_Meta_', readonly hasIndexingErrors: boolean, readonly block: { readonly __typename: '_Block_', readonly number: number, readonly hash: string | null, readonly timestamp: number | null } } | null };
