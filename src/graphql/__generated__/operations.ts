// Made by `npm run codegen`; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type Account_filter = {
  /** Filter for the block changed event. */
  readonly _change_block?: BlockChangedFilter | null | undefined;
  readonly and?: ReadonlyArray<Account_filter | null | undefined> | null | undefined;
  readonly approvals_?: Approval_filter | null | undefined;
  readonly balances_?: Balance_filter | null | undefined;
  readonly counter?: string | null | undefined;
  readonly counter_gt?: string | null | undefined;
  readonly counter_gte?: string | null | undefined;
  readonly counter_in?: ReadonlyArray<string> | null | undefined;
  readonly counter_lt?: string | null | undefined;
  readonly counter_lte?: string | null | undefined;
  readonly counter_not?: string | null | undefined;
  readonly counter_not_in?: ReadonlyArray<string> | null | undefined;
  readonly holdings_?: Holding_filter | null | undefined;
  readonly id?: string | null | undefined;
  readonly id_contains?: string | null | undefined;
  readonly id_gt?: string | null | undefined;
  readonly id_gte?: string | null | undefined;
  readonly id_in?: ReadonlyArray<string> | null | undefined;
  readonly id_lt?: string | null | undefined;
  readonly id_lte?: string | null | undefined;
  readonly id_not?: string | null | undefined;
  readonly id_not_contains?: string | null | undefined;
  readonly id_not_in?: ReadonlyArray<string> | null | undefined;
  readonly openItemCount?: number | null | undefined;
  readonly openItemCount_gt?: number | null | undefined;
  readonly openItemCount_gte?: number | null | undefined;
  readonly openItemCount_in?: ReadonlyArray<number> | null | undefined;
  readonly openItemCount_lt?: number | null | undefined;
  readonly openItemCount_lte?: number | null | undefined;
  readonly openItemCount_not?: number | null | undefined;
  readonly openItemCount_not_in?: ReadonlyArray<number> | null | undefined;
  readonly openOrderCount?: number | null | undefined;
  readonly openOrderCount_gt?: number | null | undefined;
  readonly openOrderCount_gte?: number | null | undefined;
  readonly openOrderCount_in?: ReadonlyArray<number> | null | undefined;
  readonly openOrderCount_lt?: number | null | undefined;
  readonly openOrderCount_lte?: number | null | undefined;
  readonly openOrderCount_not?: number | null | undefined;
  readonly openOrderCount_not_in?: ReadonlyArray<number> | null | undefined;
  readonly openOrders_?: Order_filter | null | undefined;
  readonly or?: ReadonlyArray<Account_filter | null | undefined> | null | undefined;
  readonly orders_?: Order_filter | null | undefined;
  readonly salesAsBuyer_?: Sale_filter | null | undefined;
  readonly salesAsSeller_?: Sale_filter | null | undefined;
};

/** Kinds of rows in the history of tokens, collections and accounts. */
export type ActivityType =
  /** A token was destroyed (a transfer to the zero address). */
  | 'BURN'
  /** An order was canceled, on its own or by its maker's counter. */
  | 'CANCELLATION'
  /** An item was listed for sale (OrderValidated of a listing). */
  | 'LISTING'
  /** A token was created (a transfer from the zero address). */
  | 'MINT'
  /** An offer was made (OrderValidated of an offer). */
  | 'OFFER'
  /** An order was filled, completely or in part. */
  | 'SALE'
  /** A token moved to another account, by sale or otherwise. */
  | 'TRANSFER';

export type Activity_filter = {
  /** Filter for the block changed event. */
  readonly _change_block?: BlockChangedFilter | null | undefined;
  readonly and?: ReadonlyArray<Activity_filter | null | undefined> | null | undefined;
  readonly blockHash?: string | null | undefined;
  readonly blockHash_contains?: string | null | undefined;
  readonly blockHash_gt?: string | null | undefined;
  readonly blockHash_gte?: string | null | undefined;
  readonly blockHash_in?: ReadonlyArray<string> | null | undefined;
  readonly blockHash_lt?: string | null | undefined;
  readonly blockHash_lte?: string | null | undefined;
  readonly blockHash_not?: string | null | undefined;
  readonly blockHash_not_contains?: string | null | undefined;
  readonly blockHash_not_in?: ReadonlyArray<string> | null | undefined;
  readonly blockNumber?: string | null | undefined;
  readonly blockNumber_gt?: string | null | undefined;
  readonly blockNumber_gte?: string | null | undefined;
  readonly blockNumber_in?: ReadonlyArray<string> | null | undefined;
  readonly blockNumber_lt?: string | null | undefined;
  readonly blockNumber_lte?: string | null | undefined;
  readonly blockNumber_not?: string | null | undefined;
  readonly blockNumber_not_in?: ReadonlyArray<string> | null | undefined;
  readonly collection?: string | null | undefined;
  readonly collection_?: Collection_filter | null | undefined;
  readonly collection_contains?: string | null | undefined;
  readonly collection_contains_nocase?: string | null | undefined;
  readonly collection_ends_with?: string | null | undefined;
  readonly collection_ends_with_nocase?: string | null | undefined;
  readonly collection_gt?: string | null | undefined;
  readonly collection_gte?: string | null | undefined;
  readonly collection_in?: ReadonlyArray<string> | null | undefined;
  readonly collection_lt?: string | null | undefined;
  readonly collection_lte?: string | null | undefined;
  readonly collection_not?: string | null | undefined;
  readonly collection_not_contains?: string | null | undefined;
  readonly collection_not_contains_nocase?: string | null | undefined;
  readonly collection_not_ends_with?: string | null | undefined;
  readonly collection_not_ends_with_nocase?: string | null | undefined;
  readonly collection_not_in?: ReadonlyArray<string> | null | undefined;
  readonly collection_not_starts_with?: string | null | undefined;
  readonly collection_not_starts_with_nocase?: string | null | undefined;
  readonly collection_starts_with?: string | null | undefined;
  readonly collection_starts_with_nocase?: string | null | undefined;
  readonly currency?: string | null | undefined;
  readonly currency_?: Currency_filter | null | undefined;
  readonly currency_contains?: string | null | undefined;
  readonly currency_contains_nocase?: string | null | undefined;
  readonly currency_ends_with?: string | null | undefined;
  readonly currency_ends_with_nocase?: string | null | undefined;
  readonly currency_gt?: string | null | undefined;
  readonly currency_gte?: string | null | undefined;
  readonly currency_in?: ReadonlyArray<string> | null | undefined;
  readonly currency_lt?: string | null | undefined;
  readonly currency_lte?: string | null | undefined;
  readonly currency_not?: string | null | undefined;
  readonly currency_not_contains?: string | null | undefined;
  readonly currency_not_contains_nocase?: string | null | undefined;
  readonly currency_not_ends_with?: string | null | undefined;
  readonly currency_not_ends_with_nocase?: string | null | undefined;
  readonly currency_not_in?: ReadonlyArray<string> | null | undefined;
  readonly currency_not_starts_with?: string | null | undefined;
  readonly currency_not_starts_with_nocase?: string | null | undefined;
  readonly currency_starts_with?: string | null | undefined;
  readonly currency_starts_with_nocase?: string | null | undefined;
  readonly emitter?: string | null | undefined;
  readonly emitter_contains?: string | null | undefined;
  readonly emitter_gt?: string | null | undefined;
  readonly emitter_gte?: string | null | undefined;
  readonly emitter_in?: ReadonlyArray<string> | null | undefined;
  readonly emitter_lt?: string | null | undefined;
  readonly emitter_lte?: string | null | undefined;
  readonly emitter_not?: string | null | undefined;
  readonly emitter_not_contains?: string | null | undefined;
  readonly emitter_not_in?: ReadonlyArray<string> | null | undefined;
  readonly from?: string | null | undefined;
  readonly from_?: Account_filter | null | undefined;
  readonly from_contains?: string | null | undefined;
  readonly from_contains_nocase?: string | null | undefined;
  readonly from_ends_with?: string | null | undefined;
  readonly from_ends_with_nocase?: string | null | undefined;
  readonly from_gt?: string | null | undefined;
  readonly from_gte?: string | null | undefined;
  readonly from_in?: ReadonlyArray<string> | null | undefined;
  readonly from_lt?: string | null | undefined;
  readonly from_lte?: string | null | undefined;
  readonly from_not?: string | null | undefined;
  readonly from_not_contains?: string | null | undefined;
  readonly from_not_contains_nocase?: string | null | undefined;
  readonly from_not_ends_with?: string | null | undefined;
  readonly from_not_ends_with_nocase?: string | null | undefined;
  readonly from_not_in?: ReadonlyArray<string> | null | undefined;
  readonly from_not_starts_with?: string | null | undefined;
  readonly from_not_starts_with_nocase?: string | null | undefined;
  readonly from_starts_with?: string | null | undefined;
  readonly from_starts_with_nocase?: string | null | undefined;
  readonly id?: string | null | undefined;
  readonly id_contains?: string | null | undefined;
  readonly id_gt?: string | null | undefined;
  readonly id_gte?: string | null | undefined;
  readonly id_in?: ReadonlyArray<string> | null | undefined;
  readonly id_lt?: string | null | undefined;
  readonly id_lte?: string | null | undefined;
  readonly id_not?: string | null | undefined;
  readonly id_not_contains?: string | null | undefined;
  readonly id_not_in?: ReadonlyArray<string> | null | undefined;
  readonly logIndex?: number | null | undefined;
  readonly logIndex_gt?: number | null | undefined;
  readonly logIndex_gte?: number | null | undefined;
  readonly logIndex_in?: ReadonlyArray<number> | null | undefined;
  readonly logIndex_lt?: number | null | undefined;
  readonly logIndex_lte?: number | null | undefined;
  readonly logIndex_not?: number | null | undefined;
  readonly logIndex_not_in?: ReadonlyArray<number> | null | undefined;
  readonly operator?: string | null | undefined;
  readonly operator_contains?: string | null | undefined;
  readonly operator_gt?: string | null | undefined;
  readonly operator_gte?: string | null | undefined;
  readonly operator_in?: ReadonlyArray<string> | null | undefined;
  readonly operator_lt?: string | null | undefined;
  readonly operator_lte?: string | null | undefined;
  readonly operator_not?: string | null | undefined;
  readonly operator_not_contains?: string | null | undefined;
  readonly operator_not_in?: ReadonlyArray<string> | null | undefined;
  readonly or?: ReadonlyArray<Activity_filter | null | undefined> | null | undefined;
  readonly order?: string | null | undefined;
  readonly order_?: Order_filter | null | undefined;
  readonly order_contains?: string | null | undefined;
  readonly order_contains_nocase?: string | null | undefined;
  readonly order_ends_with?: string | null | undefined;
  readonly order_ends_with_nocase?: string | null | undefined;
  readonly order_gt?: string | null | undefined;
  readonly order_gte?: string | null | undefined;
  readonly order_in?: ReadonlyArray<string> | null | undefined;
  readonly order_lt?: string | null | undefined;
  readonly order_lte?: string | null | undefined;
  readonly order_not?: string | null | undefined;
  readonly order_not_contains?: string | null | undefined;
  readonly order_not_contains_nocase?: string | null | undefined;
  readonly order_not_ends_with?: string | null | undefined;
  readonly order_not_ends_with_nocase?: string | null | undefined;
  readonly order_not_in?: ReadonlyArray<string> | null | undefined;
  readonly order_not_starts_with?: string | null | undefined;
  readonly order_not_starts_with_nocase?: string | null | undefined;
  readonly order_starts_with?: string | null | undefined;
  readonly order_starts_with_nocase?: string | null | undefined;
  readonly position?: string | null | undefined;
  readonly position_gt?: string | null | undefined;
  readonly position_gte?: string | null | undefined;
  readonly position_in?: ReadonlyArray<string> | null | undefined;
  readonly position_lt?: string | null | undefined;
  readonly position_lte?: string | null | undefined;
  readonly position_not?: string | null | undefined;
  readonly position_not_in?: ReadonlyArray<string> | null | undefined;
  readonly price?: string | null | undefined;
  readonly price_gt?: string | null | undefined;
  readonly price_gte?: string | null | undefined;
  readonly price_in?: ReadonlyArray<string> | null | undefined;
  readonly price_lt?: string | null | undefined;
  readonly price_lte?: string | null | undefined;
  readonly price_not?: string | null | undefined;
  readonly price_not_in?: ReadonlyArray<string> | null | undefined;
  readonly quantity?: string | null | undefined;
  readonly quantity_gt?: string | null | undefined;
  readonly quantity_gte?: string | null | undefined;
  readonly quantity_in?: ReadonlyArray<string> | null | undefined;
  readonly quantity_lt?: string | null | undefined;
  readonly quantity_lte?: string | null | undefined;
  readonly quantity_not?: string | null | undefined;
  readonly quantity_not_in?: ReadonlyArray<string> | null | undefined;
  readonly sale?: string | null | undefined;
  readonly sale_?: Sale_filter | null | undefined;
  readonly sale_contains?: string | null | undefined;
  readonly sale_contains_nocase?: string | null | undefined;
  readonly sale_ends_with?: string | null | undefined;
  readonly sale_ends_with_nocase?: string | null | undefined;
  readonly sale_gt?: string | null | undefined;
  readonly sale_gte?: string | null | undefined;
  readonly sale_in?: ReadonlyArray<string> | null | undefined;
  readonly sale_lt?: string | null | undefined;
  readonly sale_lte?: string | null | undefined;
  readonly sale_not?: string | null | undefined;
  readonly sale_not_contains?: string | null | undefined;
  readonly sale_not_contains_nocase?: string | null | undefined;
  readonly sale_not_ends_with?: string | null | undefined;
  readonly sale_not_ends_with_nocase?: string | null | undefined;
  readonly sale_not_in?: ReadonlyArray<string> | null | undefined;
  readonly sale_not_starts_with?: string | null | undefined;
  readonly sale_not_starts_with_nocase?: string | null | undefined;
  readonly sale_starts_with?: string | null | undefined;
  readonly sale_starts_with_nocase?: string | null | undefined;
  readonly timestampSeconds?: string | null | undefined;
  readonly timestampSeconds_gt?: string | null | undefined;
  readonly timestampSeconds_gte?: string | null | undefined;
  readonly timestampSeconds_in?: ReadonlyArray<string> | null | undefined;
  readonly timestampSeconds_lt?: string | null | undefined;
  readonly timestampSeconds_lte?: string | null | undefined;
  readonly timestampSeconds_not?: string | null | undefined;
  readonly timestampSeconds_not_in?: ReadonlyArray<string> | null | undefined;
  readonly to?: string | null | undefined;
  readonly to_?: Account_filter | null | undefined;
  readonly to_contains?: string | null | undefined;
  readonly to_contains_nocase?: string | null | undefined;
  readonly to_ends_with?: string | null | undefined;
  readonly to_ends_with_nocase?: string | null | undefined;
  readonly to_gt?: string | null | undefined;
  readonly to_gte?: string | null | undefined;
  readonly to_in?: ReadonlyArray<string> | null | undefined;
  readonly to_lt?: string | null | undefined;
  readonly to_lte?: string | null | undefined;
  readonly to_not?: string | null | undefined;
  readonly to_not_contains?: string | null | undefined;
  readonly to_not_contains_nocase?: string | null | undefined;
  readonly to_not_ends_with?: string | null | undefined;
  readonly to_not_ends_with_nocase?: string | null | undefined;
  readonly to_not_in?: ReadonlyArray<string> | null | undefined;
  readonly to_not_starts_with?: string | null | undefined;
  readonly to_not_starts_with_nocase?: string | null | undefined;
  readonly to_starts_with?: string | null | undefined;
  readonly to_starts_with_nocase?: string | null | undefined;
  readonly token?: string | null | undefined;
  readonly token_?: Token_filter | null | undefined;
  readonly token_contains?: string | null | undefined;
  readonly token_contains_nocase?: string | null | undefined;
  readonly token_ends_with?: string | null | undefined;
  readonly token_ends_with_nocase?: string | null | undefined;
  readonly token_gt?: string | null | undefined;
  readonly token_gte?: string | null | undefined;
  readonly token_in?: ReadonlyArray<string> | null | undefined;
  readonly token_lt?: string | null | undefined;
  readonly token_lte?: string | null | undefined;
  readonly token_not?: string | null | undefined;
  readonly token_not_contains?: string | null | undefined;
  readonly token_not_contains_nocase?: string | null | undefined;
  readonly token_not_ends_with?: string | null | undefined;
  readonly token_not_ends_with_nocase?: string | null | undefined;
  readonly token_not_in?: ReadonlyArray<string> | null | undefined;
  readonly token_not_starts_with?: string | null | undefined;
  readonly token_not_starts_with_nocase?: string | null | undefined;
  readonly token_starts_with?: string | null | undefined;
  readonly token_starts_with_nocase?: string | null | undefined;
  readonly transactionHash?: string | null | undefined;
  readonly transactionHash_contains?: string | null | undefined;
  readonly transactionHash_gt?: string | null | undefined;
  readonly transactionHash_gte?: string | null | undefined;
  readonly transactionHash_in?: ReadonlyArray<string> | null | undefined;
  readonly transactionHash_lt?: string | null | undefined;
  readonly transactionHash_lte?: string | null | undefined;
  readonly transactionHash_not?: string | null | undefined;
  readonly transactionHash_not_contains?: string | null | undefined;
  readonly transactionHash_not_in?: ReadonlyArray<string> | null | undefined;
  readonly type?: ActivityType | null | undefined;
  readonly type_in?: ReadonlyArray<ActivityType> | null | undefined;
  readonly type_not?: ActivityType | null | undefined;
  readonly type_not_in?: ReadonlyArray<ActivityType> | null | undefined;
  readonly unitPrice?: string | null | undefined;
  readonly unitPrice_gt?: string | null | undefined;
  readonly unitPrice_gte?: string | null | undefined;
  readonly unitPrice_in?: ReadonlyArray<string> | null | undefined;
  readonly unitPrice_lt?: string | null | undefined;
  readonly unitPrice_lte?: string | null | undefined;
  readonly unitPrice_not?: string | null | undefined;
  readonly unitPrice_not_in?: ReadonlyArray<string> | null | undefined;
};

export type Approval_filter = {
  /** Filter for the block changed event. */
  readonly _change_block?: BlockChangedFilter | null | undefined;
  readonly and?: ReadonlyArray<Approval_filter | null | undefined> | null | undefined;
  readonly approved?: boolean | null | undefined;
  readonly approved_in?: ReadonlyArray<boolean> | null | undefined;
  readonly approved_not?: boolean | null | undefined;
  readonly approved_not_in?: ReadonlyArray<boolean> | null | undefined;
  readonly collection?: string | null | undefined;
  readonly collection_?: Collection_filter | null | undefined;
  readonly collection_contains?: string | null | undefined;
  readonly collection_contains_nocase?: string | null | undefined;
  readonly collection_ends_with?: string | null | undefined;
  readonly collection_ends_with_nocase?: string | null | undefined;
  readonly collection_gt?: string | null | undefined;
  readonly collection_gte?: string | null | undefined;
  readonly collection_in?: ReadonlyArray<string> | null | undefined;
  readonly collection_lt?: string | null | undefined;
  readonly collection_lte?: string | null | undefined;
  readonly collection_not?: string | null | undefined;
  readonly collection_not_contains?: string | null | undefined;
  readonly collection_not_contains_nocase?: string | null | undefined;
  readonly collection_not_ends_with?: string | null | undefined;
  readonly collection_not_ends_with_nocase?: string | null | undefined;
  readonly collection_not_in?: ReadonlyArray<string> | null | undefined;
  readonly collection_not_starts_with?: string | null | undefined;
  readonly collection_not_starts_with_nocase?: string | null | undefined;
  readonly collection_starts_with?: string | null | undefined;
  readonly collection_starts_with_nocase?: string | null | undefined;
  readonly id?: string | null | undefined;
  readonly id_contains?: string | null | undefined;
  readonly id_gt?: string | null | undefined;
  readonly id_gte?: string | null | undefined;
  readonly id_in?: ReadonlyArray<string> | null | undefined;
  readonly id_lt?: string | null | undefined;
  readonly id_lte?: string | null | undefined;
  readonly id_not?: string | null | undefined;
  readonly id_not_contains?: string | null | undefined;
  readonly id_not_in?: ReadonlyArray<string> | null | undefined;
  readonly operator?: string | null | undefined;
  readonly operator_contains?: string | null | undefined;
  readonly operator_gt?: string | null | undefined;
  readonly operator_gte?: string | null | undefined;
  readonly operator_in?: ReadonlyArray<string> | null | undefined;
  readonly operator_lt?: string | null | undefined;
  readonly operator_lte?: string | null | undefined;
  readonly operator_not?: string | null | undefined;
  readonly operator_not_contains?: string | null | undefined;
  readonly operator_not_in?: ReadonlyArray<string> | null | undefined;
  readonly or?: ReadonlyArray<Approval_filter | null | undefined> | null | undefined;
  readonly owner?: string | null | undefined;
  readonly owner_?: Account_filter | null | undefined;
  readonly owner_contains?: string | null | undefined;
  readonly owner_contains_nocase?: string | null | undefined;
  readonly owner_ends_with?: string | null | undefined;
  readonly owner_ends_with_nocase?: string | null | undefined;
  readonly owner_gt?: string | null | undefined;
  readonly owner_gte?: string | null | undefined;
  readonly owner_in?: ReadonlyArray<string> | null | undefined;
  readonly owner_lt?: string | null | undefined;
  readonly owner_lte?: string | null | undefined;
  readonly owner_not?: string | null | undefined;
  readonly owner_not_contains?: string | null | undefined;
  readonly owner_not_contains_nocase?: string | null | undefined;
  readonly owner_not_ends_with?: string | null | undefined;
  readonly owner_not_ends_with_nocase?: string | null | undefined;
  readonly owner_not_in?: ReadonlyArray<string> | null | undefined;
  readonly owner_not_starts_with?: string | null | undefined;
  readonly owner_not_starts_with_nocase?: string | null | undefined;
  readonly owner_starts_with?: string | null | undefined;
  readonly owner_starts_with_nocase?: string | null | undefined;
  readonly updatedAtSeconds?: string | null | undefined;
  readonly updatedAtSeconds_gt?: string | null | undefined;
  readonly updatedAtSeconds_gte?: string | null | undefined;
  readonly updatedAtSeconds_in?: ReadonlyArray<string> | null | undefined;
  readonly updatedAtSeconds_lt?: string | null | undefined;
  readonly updatedAtSeconds_lte?: string | null | undefined;
  readonly updatedAtSeconds_not?: string | null | undefined;
  readonly updatedAtSeconds_not_in?: ReadonlyArray<string> | null | undefined;
};

export type Balance_filter = {
  /** Filter for the block changed event. */
  readonly _change_block?: BlockChangedFilter | null | undefined;
  readonly account?: string | null | undefined;
  readonly account_?: Account_filter | null | undefined;
  readonly account_contains?: string | null | undefined;
  readonly account_contains_nocase?: string | null | undefined;
  readonly account_ends_with?: string | null | undefined;
  readonly account_ends_with_nocase?: string | null | undefined;
  readonly account_gt?: string | null | undefined;
  readonly account_gte?: string | null | undefined;
  readonly account_in?: ReadonlyArray<string> | null | undefined;
  readonly account_lt?: string | null | undefined;
  readonly account_lte?: string | null | undefined;
  readonly account_not?: string | null | undefined;
  readonly account_not_contains?: string | null | undefined;
  readonly account_not_contains_nocase?: string | null | undefined;
  readonly account_not_ends_with?: string | null | undefined;
  readonly account_not_ends_with_nocase?: string | null | undefined;
  readonly account_not_in?: ReadonlyArray<string> | null | undefined;
  readonly account_not_starts_with?: string | null | undefined;
  readonly account_not_starts_with_nocase?: string | null | undefined;
  readonly account_starts_with?: string | null | undefined;
  readonly account_starts_with_nocase?: string | null | undefined;
  readonly amount?: string | null | undefined;
  readonly amount_gt?: string | null | undefined;
  readonly amount_gte?: string | null | undefined;
  readonly amount_in?: ReadonlyArray<string> | null | undefined;
  readonly amount_lt?: string | null | undefined;
  readonly amount_lte?: string | null | undefined;
  readonly amount_not?: string | null | undefined;
  readonly amount_not_in?: ReadonlyArray<string> | null | undefined;
  readonly and?: ReadonlyArray<Balance_filter | null | undefined> | null | undefined;
  readonly collection?: string | null | undefined;
  readonly collection_?: Collection_filter | null | undefined;
  readonly collection_contains?: string | null | undefined;
  readonly collection_contains_nocase?: string | null | undefined;
  readonly collection_ends_with?: string | null | undefined;
  readonly collection_ends_with_nocase?: string | null | undefined;
  readonly collection_gt?: string | null | undefined;
  readonly collection_gte?: string | null | undefined;
  readonly collection_in?: ReadonlyArray<string> | null | undefined;
  readonly collection_lt?: string | null | undefined;
  readonly collection_lte?: string | null | undefined;
  readonly collection_not?: string | null | undefined;
  readonly collection_not_contains?: string | null | undefined;
  readonly collection_not_contains_nocase?: string | null | undefined;
  readonly collection_not_ends_with?: string | null | undefined;
  readonly collection_not_ends_with_nocase?: string | null | undefined;
  readonly collection_not_in?: ReadonlyArray<string> | null | undefined;
  readonly collection_not_starts_with?: string | null | undefined;
  readonly collection_not_starts_with_nocase?: string | null | undefined;
  readonly collection_starts_with?: string | null | undefined;
  readonly collection_starts_with_nocase?: string | null | undefined;
  readonly heldSinceSeconds?: string | null | undefined;
  readonly heldSinceSeconds_gt?: string | null | undefined;
  readonly heldSinceSeconds_gte?: string | null | undefined;
  readonly heldSinceSeconds_in?: ReadonlyArray<string> | null | undefined;
  readonly heldSinceSeconds_lt?: string | null | undefined;
  readonly heldSinceSeconds_lte?: string | null | undefined;
  readonly heldSinceSeconds_not?: string | null | undefined;
  readonly heldSinceSeconds_not_in?: ReadonlyArray<string> | null | undefined;
  readonly id?: string | null | undefined;
  readonly id_contains?: string | null | undefined;
  readonly id_gt?: string | null | undefined;
  readonly id_gte?: string | null | undefined;
  readonly id_in?: ReadonlyArray<string> | null | undefined;
  readonly id_lt?: string | null | undefined;
  readonly id_lte?: string | null | undefined;
  readonly id_not?: string | null | undefined;
  readonly id_not_contains?: string | null | undefined;
  readonly id_not_in?: ReadonlyArray<string> | null | undefined;
  readonly offeredIn_?: OpenItem_filter | null | undefined;
  readonly or?: ReadonlyArray<Balance_filter | null | undefined> | null | undefined;
  readonly readAtBlock?: string | null | undefined;
  readonly readAtBlock_gt?: string | null | undefined;
  readonly readAtBlock_gte?: string | null | undefined;
  readonly readAtBlock_in?: ReadonlyArray<string> | null | undefined;
  readonly readAtBlock_lt?: string | null | undefined;
  readonly readAtBlock_lte?: string | null | undefined;
  readonly readAtBlock_not?: string | null | undefined;
  readonly readAtBlock_not_in?: ReadonlyArray<string> | null | undefined;
  readonly token?: string | null | undefined;
  readonly token_?: Token_filter | null | undefined;
  readonly token_contains?: string | null | undefined;
  readonly token_contains_nocase?: string | null | undefined;
  readonly token_ends_with?: string | null | undefined;
  readonly token_ends_with_nocase?: string | null | undefined;
  readonly token_gt?: string | null | undefined;
  readonly token_gte?: string | null | undefined;
  readonly token_in?: ReadonlyArray<string> | null | undefined;
  readonly token_lt?: string | null | undefined;
  readonly token_lte?: string | null | undefined;
  readonly token_not?: string | null | undefined;
  readonly token_not_contains?: string | null | undefined;
  readonly token_not_contains_nocase?: string | null | undefined;
  readonly token_not_ends_with?: string | null | undefined;
  readonly token_not_ends_with_nocase?: string | null | undefined;
  readonly token_not_in?: ReadonlyArray<string> | null | undefined;
  readonly token_not_starts_with?: string | null | undefined;
  readonly token_not_starts_with_nocase?: string | null | undefined;
  readonly token_starts_with?: string | null | undefined;
  readonly token_starts_with_nocase?: string | null | undefined;
};

export type BlockChangedFilter = {
  readonly number_gte: number;
};

export type Block_height = {
  readonly hash?: string | null | undefined;
  readonly number?: number | null | undefined;
  readonly number_gte?: number | null | undefined;
};

export type CollectionMarketDay_filter = {
  /** Filter for the block changed event. */
  readonly _change_block?: BlockChangedFilter | null | undefined;
  readonly and?: ReadonlyArray<CollectionMarketDay_filter | null | undefined> | null | undefined;
  readonly closePrice?: string | null | undefined;
  readonly closePrice_gt?: string | null | undefined;
  readonly closePrice_gte?: string | null | undefined;
  readonly closePrice_in?: ReadonlyArray<string> | null | undefined;
  readonly closePrice_lt?: string | null | undefined;
  readonly closePrice_lte?: string | null | undefined;
  readonly closePrice_not?: string | null | undefined;
  readonly closePrice_not_in?: ReadonlyArray<string> | null | undefined;
  readonly day?: number | null | undefined;
  readonly day_gt?: number | null | undefined;
  readonly day_gte?: number | null | undefined;
  readonly day_in?: ReadonlyArray<number> | null | undefined;
  readonly day_lt?: number | null | undefined;
  readonly day_lte?: number | null | undefined;
  readonly day_not?: number | null | undefined;
  readonly day_not_in?: ReadonlyArray<number> | null | undefined;
  readonly flaggedSaleCount?: number | null | undefined;
  readonly flaggedSaleCount_gt?: number | null | undefined;
  readonly flaggedSaleCount_gte?: number | null | undefined;
  readonly flaggedSaleCount_in?: ReadonlyArray<number> | null | undefined;
  readonly flaggedSaleCount_lt?: number | null | undefined;
  readonly flaggedSaleCount_lte?: number | null | undefined;
  readonly flaggedSaleCount_not?: number | null | undefined;
  readonly flaggedSaleCount_not_in?: ReadonlyArray<number> | null | undefined;
  readonly flaggedVolume?: string | null | undefined;
  readonly flaggedVolume_gt?: string | null | undefined;
  readonly flaggedVolume_gte?: string | null | undefined;
  readonly flaggedVolume_in?: ReadonlyArray<string> | null | undefined;
  readonly flaggedVolume_lt?: string | null | undefined;
  readonly flaggedVolume_lte?: string | null | undefined;
  readonly flaggedVolume_not?: string | null | undefined;
  readonly flaggedVolume_not_in?: ReadonlyArray<string> | null | undefined;
  readonly highPrice?: string | null | undefined;
  readonly highPrice_gt?: string | null | undefined;
  readonly highPrice_gte?: string | null | undefined;
  readonly highPrice_in?: ReadonlyArray<string> | null | undefined;
  readonly highPrice_lt?: string | null | undefined;
  readonly highPrice_lte?: string | null | undefined;
  readonly highPrice_not?: string | null | undefined;
  readonly highPrice_not_in?: ReadonlyArray<string> | null | undefined;
  readonly id?: string | null | undefined;
  readonly id_contains?: string | null | undefined;
  readonly id_gt?: string | null | undefined;
  readonly id_gte?: string | null | undefined;
  readonly id_in?: ReadonlyArray<string> | null | undefined;
  readonly id_lt?: string | null | undefined;
  readonly id_lte?: string | null | undefined;
  readonly id_not?: string | null | undefined;
  readonly id_not_contains?: string | null | undefined;
  readonly id_not_in?: ReadonlyArray<string> | null | undefined;
  readonly lowPrice?: string | null | undefined;
  readonly lowPrice_gt?: string | null | undefined;
  readonly lowPrice_gte?: string | null | undefined;
  readonly lowPrice_in?: ReadonlyArray<string> | null | undefined;
  readonly lowPrice_lt?: string | null | undefined;
  readonly lowPrice_lte?: string | null | undefined;
  readonly lowPrice_not?: string | null | undefined;
  readonly lowPrice_not_in?: ReadonlyArray<string> | null | undefined;
  readonly market?: string | null | undefined;
  readonly market_?: CollectionMarket_filter | null | undefined;
  readonly market_contains?: string | null | undefined;
  readonly market_contains_nocase?: string | null | undefined;
  readonly market_ends_with?: string | null | undefined;
  readonly market_ends_with_nocase?: string | null | undefined;
  readonly market_gt?: string | null | undefined;
  readonly market_gte?: string | null | undefined;
  readonly market_in?: ReadonlyArray<string> | null | undefined;
  readonly market_lt?: string | null | undefined;
  readonly market_lte?: string | null | undefined;
  readonly market_not?: string | null | undefined;
  readonly market_not_contains?: string | null | undefined;
  readonly market_not_contains_nocase?: string | null | undefined;
  readonly market_not_ends_with?: string | null | undefined;
  readonly market_not_ends_with_nocase?: string | null | undefined;
  readonly market_not_in?: ReadonlyArray<string> | null | undefined;
  readonly market_not_starts_with?: string | null | undefined;
  readonly market_not_starts_with_nocase?: string | null | undefined;
  readonly market_starts_with?: string | null | undefined;
  readonly market_starts_with_nocase?: string | null | undefined;
  readonly openPrice?: string | null | undefined;
  readonly openPrice_gt?: string | null | undefined;
  readonly openPrice_gte?: string | null | undefined;
  readonly openPrice_in?: ReadonlyArray<string> | null | undefined;
  readonly openPrice_lt?: string | null | undefined;
  readonly openPrice_lte?: string | null | undefined;
  readonly openPrice_not?: string | null | undefined;
  readonly openPrice_not_in?: ReadonlyArray<string> | null | undefined;
  readonly or?: ReadonlyArray<CollectionMarketDay_filter | null | undefined> | null | undefined;
  readonly saleCount?: number | null | undefined;
  readonly saleCount_gt?: number | null | undefined;
  readonly saleCount_gte?: number | null | undefined;
  readonly saleCount_in?: ReadonlyArray<number> | null | undefined;
  readonly saleCount_lt?: number | null | undefined;
  readonly saleCount_lte?: number | null | undefined;
  readonly saleCount_not?: number | null | undefined;
  readonly saleCount_not_in?: ReadonlyArray<number> | null | undefined;
  readonly startsAtSeconds?: string | null | undefined;
  readonly startsAtSeconds_gt?: string | null | undefined;
  readonly startsAtSeconds_gte?: string | null | undefined;
  readonly startsAtSeconds_in?: ReadonlyArray<string> | null | undefined;
  readonly startsAtSeconds_lt?: string | null | undefined;
  readonly startsAtSeconds_lte?: string | null | undefined;
  readonly startsAtSeconds_not?: string | null | undefined;
  readonly startsAtSeconds_not_in?: ReadonlyArray<string> | null | undefined;
  readonly volume?: string | null | undefined;
  readonly volume_gt?: string | null | undefined;
  readonly volume_gte?: string | null | undefined;
  readonly volume_in?: ReadonlyArray<string> | null | undefined;
  readonly volume_lt?: string | null | undefined;
  readonly volume_lte?: string | null | undefined;
  readonly volume_not?: string | null | undefined;
  readonly volume_not_in?: ReadonlyArray<string> | null | undefined;
};

export type CollectionMarket_filter = {
  /** Filter for the block changed event. */
  readonly _change_block?: BlockChangedFilter | null | undefined;
  readonly and?: ReadonlyArray<CollectionMarket_filter | null | undefined> | null | undefined;
  readonly collection?: string | null | undefined;
  readonly collection_?: Collection_filter | null | undefined;
  readonly collection_contains?: string | null | undefined;
  readonly collection_contains_nocase?: string | null | undefined;
  readonly collection_ends_with?: string | null | undefined;
  readonly collection_ends_with_nocase?: string | null | undefined;
  readonly collection_gt?: string | null | undefined;
  readonly collection_gte?: string | null | undefined;
  readonly collection_in?: ReadonlyArray<string> | null | undefined;
  readonly collection_lt?: string | null | undefined;
  readonly collection_lte?: string | null | undefined;
  readonly collection_not?: string | null | undefined;
  readonly collection_not_contains?: string | null | undefined;
  readonly collection_not_contains_nocase?: string | null | undefined;
  readonly collection_not_ends_with?: string | null | undefined;
  readonly collection_not_ends_with_nocase?: string | null | undefined;
  readonly collection_not_in?: ReadonlyArray<string> | null | undefined;
  readonly collection_not_starts_with?: string | null | undefined;
  readonly collection_not_starts_with_nocase?: string | null | undefined;
  readonly collection_starts_with?: string | null | undefined;
  readonly collection_starts_with_nocase?: string | null | undefined;
  readonly days_?: CollectionMarketDay_filter | null | undefined;
  readonly flaggedSaleCount?: number | null | undefined;
  readonly flaggedSaleCount_gt?: number | null | undefined;
  readonly flaggedSaleCount_gte?: number | null | undefined;
  readonly flaggedSaleCount_in?: ReadonlyArray<number> | null | undefined;
  readonly flaggedSaleCount_lt?: number | null | undefined;
  readonly flaggedSaleCount_lte?: number | null | undefined;
  readonly flaggedSaleCount_not?: number | null | undefined;
  readonly flaggedSaleCount_not_in?: ReadonlyArray<number> | null | undefined;
  readonly flaggedVolume?: string | null | undefined;
  readonly flaggedVolume_gt?: string | null | undefined;
  readonly flaggedVolume_gte?: string | null | undefined;
  readonly flaggedVolume_in?: ReadonlyArray<string> | null | undefined;
  readonly flaggedVolume_lt?: string | null | undefined;
  readonly flaggedVolume_lte?: string | null | undefined;
  readonly flaggedVolume_not?: string | null | undefined;
  readonly flaggedVolume_not_in?: ReadonlyArray<string> | null | undefined;
  readonly id?: string | null | undefined;
  readonly id_contains?: string | null | undefined;
  readonly id_gt?: string | null | undefined;
  readonly id_gte?: string | null | undefined;
  readonly id_in?: ReadonlyArray<string> | null | undefined;
  readonly id_lt?: string | null | undefined;
  readonly id_lte?: string | null | undefined;
  readonly id_not?: string | null | undefined;
  readonly id_not_contains?: string | null | undefined;
  readonly id_not_in?: ReadonlyArray<string> | null | undefined;
  readonly lastSaleAtSeconds?: string | null | undefined;
  readonly lastSaleAtSeconds_gt?: string | null | undefined;
  readonly lastSaleAtSeconds_gte?: string | null | undefined;
  readonly lastSaleAtSeconds_in?: ReadonlyArray<string> | null | undefined;
  readonly lastSaleAtSeconds_lt?: string | null | undefined;
  readonly lastSaleAtSeconds_lte?: string | null | undefined;
  readonly lastSaleAtSeconds_not?: string | null | undefined;
  readonly lastSaleAtSeconds_not_in?: ReadonlyArray<string> | null | undefined;
  readonly lastSalePrice?: string | null | undefined;
  readonly lastSalePrice_gt?: string | null | undefined;
  readonly lastSalePrice_gte?: string | null | undefined;
  readonly lastSalePrice_in?: ReadonlyArray<string> | null | undefined;
  readonly lastSalePrice_lt?: string | null | undefined;
  readonly lastSalePrice_lte?: string | null | undefined;
  readonly lastSalePrice_not?: string | null | undefined;
  readonly lastSalePrice_not_in?: ReadonlyArray<string> | null | undefined;
  readonly or?: ReadonlyArray<CollectionMarket_filter | null | undefined> | null | undefined;
  readonly orders_?: Order_filter | null | undefined;
  readonly saleCount?: number | null | undefined;
  readonly saleCount_gt?: number | null | undefined;
  readonly saleCount_gte?: number | null | undefined;
  readonly saleCount_in?: ReadonlyArray<number> | null | undefined;
  readonly saleCount_lt?: number | null | undefined;
  readonly saleCount_lte?: number | null | undefined;
  readonly saleCount_not?: number | null | undefined;
  readonly saleCount_not_in?: ReadonlyArray<number> | null | undefined;
  readonly unit?: string | null | undefined;
  readonly unit_?: Currency_filter | null | undefined;
  readonly unit_contains?: string | null | undefined;
  readonly unit_contains_nocase?: string | null | undefined;
  readonly unit_ends_with?: string | null | undefined;
  readonly unit_ends_with_nocase?: string | null | undefined;
  readonly unit_gt?: string | null | undefined;
  readonly unit_gte?: string | null | undefined;
  readonly unit_in?: ReadonlyArray<string> | null | undefined;
  readonly unit_lt?: string | null | undefined;
  readonly unit_lte?: string | null | undefined;
  readonly unit_not?: string | null | undefined;
  readonly unit_not_contains?: string | null | undefined;
  readonly unit_not_contains_nocase?: string | null | undefined;
  readonly unit_not_ends_with?: string | null | undefined;
  readonly unit_not_ends_with_nocase?: string | null | undefined;
  readonly unit_not_in?: ReadonlyArray<string> | null | undefined;
  readonly unit_not_starts_with?: string | null | undefined;
  readonly unit_not_starts_with_nocase?: string | null | undefined;
  readonly unit_starts_with?: string | null | undefined;
  readonly unit_starts_with_nocase?: string | null | undefined;
  readonly volume?: string | null | undefined;
  readonly volume_gt?: string | null | undefined;
  readonly volume_gte?: string | null | undefined;
  readonly volume_in?: ReadonlyArray<string> | null | undefined;
  readonly volume_lt?: string | null | undefined;
  readonly volume_lte?: string | null | undefined;
  readonly volume_not?: string | null | undefined;
  readonly volume_not_in?: ReadonlyArray<string> | null | undefined;
};

export type Collection_filter = {
  /** Filter for the block changed event. */
  readonly _change_block?: BlockChangedFilter | null | undefined;
  readonly activities_?: Activity_filter | null | undefined;
  readonly and?: ReadonlyArray<Collection_filter | null | undefined> | null | undefined;
  readonly highestTokenId?: string | null | undefined;
  readonly highestTokenId_gt?: string | null | undefined;
  readonly highestTokenId_gte?: string | null | undefined;
  readonly highestTokenId_in?: ReadonlyArray<string> | null | undefined;
  readonly highestTokenId_lt?: string | null | undefined;
  readonly highestTokenId_lte?: string | null | undefined;
  readonly highestTokenId_not?: string | null | undefined;
  readonly highestTokenId_not_in?: ReadonlyArray<string> | null | undefined;
  readonly historyComplete?: boolean | null | undefined;
  readonly historyComplete_in?: ReadonlyArray<boolean> | null | undefined;
  readonly historyComplete_not?: boolean | null | undefined;
  readonly historyComplete_not_in?: ReadonlyArray<boolean> | null | undefined;
  readonly holdings_?: Holding_filter | null | undefined;
  readonly id?: string | null | undefined;
  readonly id_contains?: string | null | undefined;
  readonly id_gt?: string | null | undefined;
  readonly id_gte?: string | null | undefined;
  readonly id_in?: ReadonlyArray<string> | null | undefined;
  readonly id_lt?: string | null | undefined;
  readonly id_lte?: string | null | undefined;
  readonly id_not?: string | null | undefined;
  readonly id_not_contains?: string | null | undefined;
  readonly id_not_in?: ReadonlyArray<string> | null | undefined;
  readonly inconsistentTransferCount?: number | null | undefined;
  readonly inconsistentTransferCount_gt?: number | null | undefined;
  readonly inconsistentTransferCount_gte?: number | null | undefined;
  readonly inconsistentTransferCount_in?: ReadonlyArray<number> | null | undefined;
  readonly inconsistentTransferCount_lt?: number | null | undefined;
  readonly inconsistentTransferCount_lte?: number | null | undefined;
  readonly inconsistentTransferCount_not?: number | null | undefined;
  readonly inconsistentTransferCount_not_in?: ReadonlyArray<number> | null | undefined;
  readonly indexedFromBlock?: string | null | undefined;
  readonly indexedFromBlock_gt?: string | null | undefined;
  readonly indexedFromBlock_gte?: string | null | undefined;
  readonly indexedFromBlock_in?: ReadonlyArray<string> | null | undefined;
  readonly indexedFromBlock_lt?: string | null | undefined;
  readonly indexedFromBlock_lte?: string | null | undefined;
  readonly indexedFromBlock_not?: string | null | undefined;
  readonly indexedFromBlock_not_in?: ReadonlyArray<string> | null | undefined;
  readonly indexedFromSeconds?: string | null | undefined;
  readonly indexedFromSeconds_gt?: string | null | undefined;
  readonly indexedFromSeconds_gte?: string | null | undefined;
  readonly indexedFromSeconds_in?: ReadonlyArray<string> | null | undefined;
  readonly indexedFromSeconds_lt?: string | null | undefined;
  readonly indexedFromSeconds_lte?: string | null | undefined;
  readonly indexedFromSeconds_not?: string | null | undefined;
  readonly indexedFromSeconds_not_in?: ReadonlyArray<string> | null | undefined;
  readonly listedCount?: number | null | undefined;
  readonly listedCount_gt?: number | null | undefined;
  readonly listedCount_gte?: number | null | undefined;
  readonly listedCount_in?: ReadonlyArray<number> | null | undefined;
  readonly listedCount_lt?: number | null | undefined;
  readonly listedCount_lte?: number | null | undefined;
  readonly listedCount_not?: number | null | undefined;
  readonly listedCount_not_in?: ReadonlyArray<number> | null | undefined;
  readonly lowestTokenId?: string | null | undefined;
  readonly lowestTokenId_gt?: string | null | undefined;
  readonly lowestTokenId_gte?: string | null | undefined;
  readonly lowestTokenId_in?: ReadonlyArray<string> | null | undefined;
  readonly lowestTokenId_lt?: string | null | undefined;
  readonly lowestTokenId_lte?: string | null | undefined;
  readonly lowestTokenId_not?: string | null | undefined;
  readonly lowestTokenId_not_in?: ReadonlyArray<string> | null | undefined;
  readonly markets_?: CollectionMarket_filter | null | undefined;
  readonly metadata?: string | null | undefined;
  readonly metadata_?: Metadata_filter | null | undefined;
  readonly metadata_contains?: string | null | undefined;
  readonly metadata_contains_nocase?: string | null | undefined;
  readonly metadata_ends_with?: string | null | undefined;
  readonly metadata_ends_with_nocase?: string | null | undefined;
  readonly metadata_gt?: string | null | undefined;
  readonly metadata_gte?: string | null | undefined;
  readonly metadata_in?: ReadonlyArray<string> | null | undefined;
  readonly metadata_lt?: string | null | undefined;
  readonly metadata_lte?: string | null | undefined;
  readonly metadata_not?: string | null | undefined;
  readonly metadata_not_contains?: string | null | undefined;
  readonly metadata_not_contains_nocase?: string | null | undefined;
  readonly metadata_not_ends_with?: string | null | undefined;
  readonly metadata_not_ends_with_nocase?: string | null | undefined;
  readonly metadata_not_in?: ReadonlyArray<string> | null | undefined;
  readonly metadata_not_starts_with?: string | null | undefined;
  readonly metadata_not_starts_with_nocase?: string | null | undefined;
  readonly metadata_starts_with?: string | null | undefined;
  readonly metadata_starts_with_nocase?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly nameRead?: boolean | null | undefined;
  readonly nameRead_in?: ReadonlyArray<boolean> | null | undefined;
  readonly nameRead_not?: boolean | null | undefined;
  readonly nameRead_not_in?: ReadonlyArray<boolean> | null | undefined;
  readonly name_contains?: string | null | undefined;
  readonly name_contains_nocase?: string | null | undefined;
  readonly name_ends_with?: string | null | undefined;
  readonly name_ends_with_nocase?: string | null | undefined;
  readonly name_gt?: string | null | undefined;
  readonly name_gte?: string | null | undefined;
  readonly name_in?: ReadonlyArray<string> | null | undefined;
  readonly name_lt?: string | null | undefined;
  readonly name_lte?: string | null | undefined;
  readonly name_not?: string | null | undefined;
  readonly name_not_contains?: string | null | undefined;
  readonly name_not_contains_nocase?: string | null | undefined;
  readonly name_not_ends_with?: string | null | undefined;
  readonly name_not_ends_with_nocase?: string | null | undefined;
  readonly name_not_in?: ReadonlyArray<string> | null | undefined;
  readonly name_not_starts_with?: string | null | undefined;
  readonly name_not_starts_with_nocase?: string | null | undefined;
  readonly name_starts_with?: string | null | undefined;
  readonly name_starts_with_nocase?: string | null | undefined;
  readonly newJobGrows?: boolean | null | undefined;
  readonly newJobGrows_in?: ReadonlyArray<boolean> | null | undefined;
  readonly newJobGrows_not?: boolean | null | undefined;
  readonly newJobGrows_not_in?: ReadonlyArray<boolean> | null | undefined;
  readonly or?: ReadonlyArray<Collection_filter | null | undefined> | null | undefined;
  readonly orders_?: Order_filter | null | undefined;
  readonly ownerCount?: number | null | undefined;
  readonly ownerCount_gt?: number | null | undefined;
  readonly ownerCount_gte?: number | null | undefined;
  readonly ownerCount_in?: ReadonlyArray<number> | null | undefined;
  readonly ownerCount_lt?: number | null | undefined;
  readonly ownerCount_lte?: number | null | undefined;
  readonly ownerCount_not?: number | null | undefined;
  readonly ownerCount_not_in?: ReadonlyArray<number> | null | undefined;
  readonly pendingTokenCount?: number | null | undefined;
  readonly pendingTokenCount_gt?: number | null | undefined;
  readonly pendingTokenCount_gte?: number | null | undefined;
  readonly pendingTokenCount_in?: ReadonlyArray<number> | null | undefined;
  readonly pendingTokenCount_lt?: number | null | undefined;
  readonly pendingTokenCount_lte?: number | null | undefined;
  readonly pendingTokenCount_not?: number | null | undefined;
  readonly pendingTokenCount_not_in?: ReadonlyArray<number> | null | undefined;
  readonly royaltyRecipient?: string | null | undefined;
  readonly royaltyRecipient_contains?: string | null | undefined;
  readonly royaltyRecipient_gt?: string | null | undefined;
  readonly royaltyRecipient_gte?: string | null | undefined;
  readonly royaltyRecipient_in?: ReadonlyArray<string> | null | undefined;
  readonly royaltyRecipient_lt?: string | null | undefined;
  readonly royaltyRecipient_lte?: string | null | undefined;
  readonly royaltyRecipient_not?: string | null | undefined;
  readonly royaltyRecipient_not_contains?: string | null | undefined;
  readonly royaltyRecipient_not_in?: ReadonlyArray<string> | null | undefined;
  readonly royaltySupport?: RoyaltySupport | null | undefined;
  readonly royaltySupport_in?: ReadonlyArray<RoyaltySupport> | null | undefined;
  readonly royaltySupport_not?: RoyaltySupport | null | undefined;
  readonly royaltySupport_not_in?: ReadonlyArray<RoyaltySupport> | null | undefined;
  readonly saleCount?: number | null | undefined;
  readonly saleCount_gt?: number | null | undefined;
  readonly saleCount_gte?: number | null | undefined;
  readonly saleCount_in?: ReadonlyArray<number> | null | undefined;
  readonly saleCount_lt?: number | null | undefined;
  readonly saleCount_lte?: number | null | undefined;
  readonly saleCount_not?: number | null | undefined;
  readonly saleCount_not_in?: ReadonlyArray<number> | null | undefined;
  readonly standard?: TokenStandard | null | undefined;
  readonly standard_in?: ReadonlyArray<TokenStandard> | null | undefined;
  readonly standard_not?: TokenStandard | null | undefined;
  readonly standard_not_in?: ReadonlyArray<TokenStandard> | null | undefined;
  readonly symbol?: string | null | undefined;
  readonly symbol_contains?: string | null | undefined;
  readonly symbol_contains_nocase?: string | null | undefined;
  readonly symbol_ends_with?: string | null | undefined;
  readonly symbol_ends_with_nocase?: string | null | undefined;
  readonly symbol_gt?: string | null | undefined;
  readonly symbol_gte?: string | null | undefined;
  readonly symbol_in?: ReadonlyArray<string> | null | undefined;
  readonly symbol_lt?: string | null | undefined;
  readonly symbol_lte?: string | null | undefined;
  readonly symbol_not?: string | null | undefined;
  readonly symbol_not_contains?: string | null | undefined;
  readonly symbol_not_contains_nocase?: string | null | undefined;
  readonly symbol_not_ends_with?: string | null | undefined;
  readonly symbol_not_ends_with_nocase?: string | null | undefined;
  readonly symbol_not_in?: ReadonlyArray<string> | null | undefined;
  readonly symbol_not_starts_with?: string | null | undefined;
  readonly symbol_not_starts_with_nocase?: string | null | undefined;
  readonly symbol_starts_with?: string | null | undefined;
  readonly symbol_starts_with_nocase?: string | null | undefined;
  readonly tokenCount?: number | null | undefined;
  readonly tokenCount_gt?: number | null | undefined;
  readonly tokenCount_gte?: number | null | undefined;
  readonly tokenCount_in?: ReadonlyArray<number> | null | undefined;
  readonly tokenCount_lt?: number | null | undefined;
  readonly tokenCount_lte?: number | null | undefined;
  readonly tokenCount_not?: number | null | undefined;
  readonly tokenCount_not_in?: ReadonlyArray<number> | null | undefined;
  readonly tokens_?: Token_filter | null | undefined;
  readonly tracked?: boolean | null | undefined;
  readonly tracked_in?: ReadonlyArray<boolean> | null | undefined;
  readonly tracked_not?: boolean | null | undefined;
  readonly tracked_not_in?: ReadonlyArray<boolean> | null | undefined;
  readonly transferCount?: number | null | undefined;
  readonly transferCount_gt?: number | null | undefined;
  readonly transferCount_gte?: number | null | undefined;
  readonly transferCount_in?: ReadonlyArray<number> | null | undefined;
  readonly transferCount_lt?: number | null | undefined;
  readonly transferCount_lte?: number | null | undefined;
  readonly transferCount_not?: number | null | undefined;
  readonly transferCount_not_in?: ReadonlyArray<number> | null | undefined;
};

export type Currency_filter = {
  /** Filter for the block changed event. */
  readonly _change_block?: BlockChangedFilter | null | undefined;
  readonly and?: ReadonlyArray<Currency_filter | null | undefined> | null | undefined;
  readonly decimals?: number | null | undefined;
  readonly decimals_gt?: number | null | undefined;
  readonly decimals_gte?: number | null | undefined;
  readonly decimals_in?: ReadonlyArray<number> | null | undefined;
  readonly decimals_lt?: number | null | undefined;
  readonly decimals_lte?: number | null | undefined;
  readonly decimals_not?: number | null | undefined;
  readonly decimals_not_in?: ReadonlyArray<number> | null | undefined;
  readonly id?: string | null | undefined;
  readonly id_contains?: string | null | undefined;
  readonly id_gt?: string | null | undefined;
  readonly id_gte?: string | null | undefined;
  readonly id_in?: ReadonlyArray<string> | null | undefined;
  readonly id_lt?: string | null | undefined;
  readonly id_lte?: string | null | undefined;
  readonly id_not?: string | null | undefined;
  readonly id_not_contains?: string | null | undefined;
  readonly id_not_in?: ReadonlyArray<string> | null | undefined;
  readonly name?: string | null | undefined;
  readonly name_contains?: string | null | undefined;
  readonly name_contains_nocase?: string | null | undefined;
  readonly name_ends_with?: string | null | undefined;
  readonly name_ends_with_nocase?: string | null | undefined;
  readonly name_gt?: string | null | undefined;
  readonly name_gte?: string | null | undefined;
  readonly name_in?: ReadonlyArray<string> | null | undefined;
  readonly name_lt?: string | null | undefined;
  readonly name_lte?: string | null | undefined;
  readonly name_not?: string | null | undefined;
  readonly name_not_contains?: string | null | undefined;
  readonly name_not_contains_nocase?: string | null | undefined;
  readonly name_not_ends_with?: string | null | undefined;
  readonly name_not_ends_with_nocase?: string | null | undefined;
  readonly name_not_in?: ReadonlyArray<string> | null | undefined;
  readonly name_not_starts_with?: string | null | undefined;
  readonly name_not_starts_with_nocase?: string | null | undefined;
  readonly name_starts_with?: string | null | undefined;
  readonly name_starts_with_nocase?: string | null | undefined;
  readonly or?: ReadonlyArray<Currency_filter | null | undefined> | null | undefined;
  readonly rank?: number | null | undefined;
  readonly rank_gt?: number | null | undefined;
  readonly rank_gte?: number | null | undefined;
  readonly rank_in?: ReadonlyArray<number> | null | undefined;
  readonly rank_lt?: number | null | undefined;
  readonly rank_lte?: number | null | undefined;
  readonly rank_not?: number | null | undefined;
  readonly rank_not_in?: ReadonlyArray<number> | null | undefined;
  readonly symbol?: string | null | undefined;
  readonly symbol_contains?: string | null | undefined;
  readonly symbol_contains_nocase?: string | null | undefined;
  readonly symbol_ends_with?: string | null | undefined;
  readonly symbol_ends_with_nocase?: string | null | undefined;
  readonly symbol_gt?: string | null | undefined;
  readonly symbol_gte?: string | null | undefined;
  readonly symbol_in?: ReadonlyArray<string> | null | undefined;
  readonly symbol_lt?: string | null | undefined;
  readonly symbol_lte?: string | null | undefined;
  readonly symbol_not?: string | null | undefined;
  readonly symbol_not_contains?: string | null | undefined;
  readonly symbol_not_contains_nocase?: string | null | undefined;
  readonly symbol_not_ends_with?: string | null | undefined;
  readonly symbol_not_ends_with_nocase?: string | null | undefined;
  readonly symbol_not_in?: ReadonlyArray<string> | null | undefined;
  readonly symbol_not_starts_with?: string | null | undefined;
  readonly symbol_not_starts_with_nocase?: string | null | undefined;
  readonly symbol_starts_with?: string | null | undefined;
  readonly symbol_starts_with_nocase?: string | null | undefined;
  readonly unit?: string | null | undefined;
  readonly unit_?: Currency_filter | null | undefined;
  readonly unit_contains?: string | null | undefined;
  readonly unit_contains_nocase?: string | null | undefined;
  readonly unit_ends_with?: string | null | undefined;
  readonly unit_ends_with_nocase?: string | null | undefined;
  readonly unit_gt?: string | null | undefined;
  readonly unit_gte?: string | null | undefined;
  readonly unit_in?: ReadonlyArray<string> | null | undefined;
  readonly unit_lt?: string | null | undefined;
  readonly unit_lte?: string | null | undefined;
  readonly unit_not?: string | null | undefined;
  readonly unit_not_contains?: string | null | undefined;
  readonly unit_not_contains_nocase?: string | null | undefined;
  readonly unit_not_ends_with?: string | null | undefined;
  readonly unit_not_ends_with_nocase?: string | null | undefined;
  readonly unit_not_in?: ReadonlyArray<string> | null | undefined;
  readonly unit_not_starts_with?: string | null | undefined;
  readonly unit_not_starts_with_nocase?: string | null | undefined;
  readonly unit_starts_with?: string | null | undefined;
  readonly unit_starts_with_nocase?: string | null | undefined;
};

/** The Seaport function that filled an order, according to the transaction's selector. */
export type FulfilmentMethod =
  /** fulfillAdvancedOrder. */
  | 'ADVANCED'
  /** fulfillAvailableOrders and fulfillAvailableAdvancedOrders. */
  | 'AVAILABLE'
  /** fulfillBasicOrder and fulfillBasicOrder_efficient_6GL6yc. */
  | 'BASIC'
  /** Seaport was called by another contract. */
  | 'INDIRECT'
  /** matchOrders and matchAdvancedOrders. */
  | 'MATCH'
  /** fulfillOrder. */
  | 'STANDARD';

export type Holding_filter = {
  /** Filter for the block changed event. */
  readonly _change_block?: BlockChangedFilter | null | undefined;
  readonly account?: string | null | undefined;
  readonly account_?: Account_filter | null | undefined;
  readonly account_contains?: string | null | undefined;
  readonly account_contains_nocase?: string | null | undefined;
  readonly account_ends_with?: string | null | undefined;
  readonly account_ends_with_nocase?: string | null | undefined;
  readonly account_gt?: string | null | undefined;
  readonly account_gte?: string | null | undefined;
  readonly account_in?: ReadonlyArray<string> | null | undefined;
  readonly account_lt?: string | null | undefined;
  readonly account_lte?: string | null | undefined;
  readonly account_not?: string | null | undefined;
  readonly account_not_contains?: string | null | undefined;
  readonly account_not_contains_nocase?: string | null | undefined;
  readonly account_not_ends_with?: string | null | undefined;
  readonly account_not_ends_with_nocase?: string | null | undefined;
  readonly account_not_in?: ReadonlyArray<string> | null | undefined;
  readonly account_not_starts_with?: string | null | undefined;
  readonly account_not_starts_with_nocase?: string | null | undefined;
  readonly account_starts_with?: string | null | undefined;
  readonly account_starts_with_nocase?: string | null | undefined;
  readonly and?: ReadonlyArray<Holding_filter | null | undefined> | null | undefined;
  readonly collection?: string | null | undefined;
  readonly collection_?: Collection_filter | null | undefined;
  readonly collection_contains?: string | null | undefined;
  readonly collection_contains_nocase?: string | null | undefined;
  readonly collection_ends_with?: string | null | undefined;
  readonly collection_ends_with_nocase?: string | null | undefined;
  readonly collection_gt?: string | null | undefined;
  readonly collection_gte?: string | null | undefined;
  readonly collection_in?: ReadonlyArray<string> | null | undefined;
  readonly collection_lt?: string | null | undefined;
  readonly collection_lte?: string | null | undefined;
  readonly collection_not?: string | null | undefined;
  readonly collection_not_contains?: string | null | undefined;
  readonly collection_not_contains_nocase?: string | null | undefined;
  readonly collection_not_ends_with?: string | null | undefined;
  readonly collection_not_ends_with_nocase?: string | null | undefined;
  readonly collection_not_in?: ReadonlyArray<string> | null | undefined;
  readonly collection_not_starts_with?: string | null | undefined;
  readonly collection_not_starts_with_nocase?: string | null | undefined;
  readonly collection_starts_with?: string | null | undefined;
  readonly collection_starts_with_nocase?: string | null | undefined;
  readonly id?: string | null | undefined;
  readonly id_contains?: string | null | undefined;
  readonly id_gt?: string | null | undefined;
  readonly id_gte?: string | null | undefined;
  readonly id_in?: ReadonlyArray<string> | null | undefined;
  readonly id_lt?: string | null | undefined;
  readonly id_lte?: string | null | undefined;
  readonly id_not?: string | null | undefined;
  readonly id_not_contains?: string | null | undefined;
  readonly id_not_in?: ReadonlyArray<string> | null | undefined;
  readonly offeredIn_?: OpenItem_filter | null | undefined;
  readonly openAskCount?: number | null | undefined;
  readonly openAskCount_gt?: number | null | undefined;
  readonly openAskCount_gte?: number | null | undefined;
  readonly openAskCount_in?: ReadonlyArray<number> | null | undefined;
  readonly openAskCount_lt?: number | null | undefined;
  readonly openAskCount_lte?: number | null | undefined;
  readonly openAskCount_not?: number | null | undefined;
  readonly openAskCount_not_in?: ReadonlyArray<number> | null | undefined;
  readonly or?: ReadonlyArray<Holding_filter | null | undefined> | null | undefined;
  readonly tokenCount?: number | null | undefined;
  readonly tokenCount_gt?: number | null | undefined;
  readonly tokenCount_gte?: number | null | undefined;
  readonly tokenCount_in?: ReadonlyArray<number> | null | undefined;
  readonly tokenCount_lt?: number | null | undefined;
  readonly tokenCount_lte?: number | null | undefined;
  readonly tokenCount_not?: number | null | undefined;
  readonly tokenCount_not_in?: ReadonlyArray<number> | null | undefined;
};

/** The two lists of an order's items. */
export type ItemSide =
  /** What recipients get, with the recipient of each item. */
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

/** Where a token's metadata document is, by its URI. */
export type MetadataPlace =
  /** On Arweave (ar://). The index reads it, when graph-node finds the file. */
  | 'ARWEAVE'
  /** In the URI itself (data:). The index reads it. */
  | 'DATA'
  /** Anywhere else, such as on a web server (https:), or at a URI that is none. The index never reads it. */
  | 'ELSEWHERE'
  /** On IPFS (ipfs://). The index reads it, when graph-node finds the file. */
  | 'IPFS';

/** The outcome of reading a token's metadata document. */
export type MetadataStatus =
  /** Read, but neither a JSON object nor such a file. */
  | 'INVALID'
  /** Larger than the index's limit. */
  | 'OVERSIZED'
  /** Read and parsed, or itself a picture, video or audio. */
  | 'RESOLVED';

export type Metadata_filter = {
  /** Filter for the block changed event. */
  readonly _change_block?: BlockChangedFilter | null | undefined;
  readonly and?: ReadonlyArray<Metadata_filter | null | undefined> | null | undefined;
  readonly animationUrl?: string | null | undefined;
  readonly animationUrl_contains?: string | null | undefined;
  readonly animationUrl_contains_nocase?: string | null | undefined;
  readonly animationUrl_ends_with?: string | null | undefined;
  readonly animationUrl_ends_with_nocase?: string | null | undefined;
  readonly animationUrl_gt?: string | null | undefined;
  readonly animationUrl_gte?: string | null | undefined;
  readonly animationUrl_in?: ReadonlyArray<string> | null | undefined;
  readonly animationUrl_lt?: string | null | undefined;
  readonly animationUrl_lte?: string | null | undefined;
  readonly animationUrl_not?: string | null | undefined;
  readonly animationUrl_not_contains?: string | null | undefined;
  readonly animationUrl_not_contains_nocase?: string | null | undefined;
  readonly animationUrl_not_ends_with?: string | null | undefined;
  readonly animationUrl_not_ends_with_nocase?: string | null | undefined;
  readonly animationUrl_not_in?: ReadonlyArray<string> | null | undefined;
  readonly animationUrl_not_starts_with?: string | null | undefined;
  readonly animationUrl_not_starts_with_nocase?: string | null | undefined;
  readonly animationUrl_starts_with?: string | null | undefined;
  readonly animationUrl_starts_with_nocase?: string | null | undefined;
  readonly decimals?: number | null | undefined;
  readonly decimals_gt?: number | null | undefined;
  readonly decimals_gte?: number | null | undefined;
  readonly decimals_in?: ReadonlyArray<number> | null | undefined;
  readonly decimals_lt?: number | null | undefined;
  readonly decimals_lte?: number | null | undefined;
  readonly decimals_not?: number | null | undefined;
  readonly decimals_not_in?: ReadonlyArray<number> | null | undefined;
  readonly description?: string | null | undefined;
  readonly description_contains?: string | null | undefined;
  readonly description_contains_nocase?: string | null | undefined;
  readonly description_ends_with?: string | null | undefined;
  readonly description_ends_with_nocase?: string | null | undefined;
  readonly description_gt?: string | null | undefined;
  readonly description_gte?: string | null | undefined;
  readonly description_in?: ReadonlyArray<string> | null | undefined;
  readonly description_lt?: string | null | undefined;
  readonly description_lte?: string | null | undefined;
  readonly description_not?: string | null | undefined;
  readonly description_not_contains?: string | null | undefined;
  readonly description_not_contains_nocase?: string | null | undefined;
  readonly description_not_ends_with?: string | null | undefined;
  readonly description_not_ends_with_nocase?: string | null | undefined;
  readonly description_not_in?: ReadonlyArray<string> | null | undefined;
  readonly description_not_starts_with?: string | null | undefined;
  readonly description_not_starts_with_nocase?: string | null | undefined;
  readonly description_starts_with?: string | null | undefined;
  readonly description_starts_with_nocase?: string | null | undefined;
  readonly externalUrl?: string | null | undefined;
  readonly externalUrl_contains?: string | null | undefined;
  readonly externalUrl_contains_nocase?: string | null | undefined;
  readonly externalUrl_ends_with?: string | null | undefined;
  readonly externalUrl_ends_with_nocase?: string | null | undefined;
  readonly externalUrl_gt?: string | null | undefined;
  readonly externalUrl_gte?: string | null | undefined;
  readonly externalUrl_in?: ReadonlyArray<string> | null | undefined;
  readonly externalUrl_lt?: string | null | undefined;
  readonly externalUrl_lte?: string | null | undefined;
  readonly externalUrl_not?: string | null | undefined;
  readonly externalUrl_not_contains?: string | null | undefined;
  readonly externalUrl_not_contains_nocase?: string | null | undefined;
  readonly externalUrl_not_ends_with?: string | null | undefined;
  readonly externalUrl_not_ends_with_nocase?: string | null | undefined;
  readonly externalUrl_not_in?: ReadonlyArray<string> | null | undefined;
  readonly externalUrl_not_starts_with?: string | null | undefined;
  readonly externalUrl_not_starts_with_nocase?: string | null | undefined;
  readonly externalUrl_starts_with?: string | null | undefined;
  readonly externalUrl_starts_with_nocase?: string | null | undefined;
  readonly id?: string | null | undefined;
  readonly id_contains?: string | null | undefined;
  readonly id_gt?: string | null | undefined;
  readonly id_gte?: string | null | undefined;
  readonly id_in?: ReadonlyArray<string> | null | undefined;
  readonly id_lt?: string | null | undefined;
  readonly id_lte?: string | null | undefined;
  readonly id_not?: string | null | undefined;
  readonly id_not_contains?: string | null | undefined;
  readonly id_not_in?: ReadonlyArray<string> | null | undefined;
  readonly image?: string | null | undefined;
  readonly image_contains?: string | null | undefined;
  readonly image_contains_nocase?: string | null | undefined;
  readonly image_ends_with?: string | null | undefined;
  readonly image_ends_with_nocase?: string | null | undefined;
  readonly image_gt?: string | null | undefined;
  readonly image_gte?: string | null | undefined;
  readonly image_in?: ReadonlyArray<string> | null | undefined;
  readonly image_lt?: string | null | undefined;
  readonly image_lte?: string | null | undefined;
  readonly image_not?: string | null | undefined;
  readonly image_not_contains?: string | null | undefined;
  readonly image_not_contains_nocase?: string | null | undefined;
  readonly image_not_ends_with?: string | null | undefined;
  readonly image_not_ends_with_nocase?: string | null | undefined;
  readonly image_not_in?: ReadonlyArray<string> | null | undefined;
  readonly image_not_starts_with?: string | null | undefined;
  readonly image_not_starts_with_nocase?: string | null | undefined;
  readonly image_starts_with?: string | null | undefined;
  readonly image_starts_with_nocase?: string | null | undefined;
  readonly listImage?: string | null | undefined;
  readonly listImage_contains?: string | null | undefined;
  readonly listImage_contains_nocase?: string | null | undefined;
  readonly listImage_ends_with?: string | null | undefined;
  readonly listImage_ends_with_nocase?: string | null | undefined;
  readonly listImage_gt?: string | null | undefined;
  readonly listImage_gte?: string | null | undefined;
  readonly listImage_in?: ReadonlyArray<string> | null | undefined;
  readonly listImage_lt?: string | null | undefined;
  readonly listImage_lte?: string | null | undefined;
  readonly listImage_not?: string | null | undefined;
  readonly listImage_not_contains?: string | null | undefined;
  readonly listImage_not_contains_nocase?: string | null | undefined;
  readonly listImage_not_ends_with?: string | null | undefined;
  readonly listImage_not_ends_with_nocase?: string | null | undefined;
  readonly listImage_not_in?: ReadonlyArray<string> | null | undefined;
  readonly listImage_not_starts_with?: string | null | undefined;
  readonly listImage_not_starts_with_nocase?: string | null | undefined;
  readonly listImage_starts_with?: string | null | undefined;
  readonly listImage_starts_with_nocase?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly name_contains?: string | null | undefined;
  readonly name_contains_nocase?: string | null | undefined;
  readonly name_ends_with?: string | null | undefined;
  readonly name_ends_with_nocase?: string | null | undefined;
  readonly name_gt?: string | null | undefined;
  readonly name_gte?: string | null | undefined;
  readonly name_in?: ReadonlyArray<string> | null | undefined;
  readonly name_lt?: string | null | undefined;
  readonly name_lte?: string | null | undefined;
  readonly name_not?: string | null | undefined;
  readonly name_not_contains?: string | null | undefined;
  readonly name_not_contains_nocase?: string | null | undefined;
  readonly name_not_ends_with?: string | null | undefined;
  readonly name_not_ends_with_nocase?: string | null | undefined;
  readonly name_not_in?: ReadonlyArray<string> | null | undefined;
  readonly name_not_starts_with?: string | null | undefined;
  readonly name_not_starts_with_nocase?: string | null | undefined;
  readonly name_starts_with?: string | null | undefined;
  readonly name_starts_with_nocase?: string | null | undefined;
  readonly or?: ReadonlyArray<Metadata_filter | null | undefined> | null | undefined;
  readonly status?: MetadataStatus | null | undefined;
  readonly status_in?: ReadonlyArray<MetadataStatus> | null | undefined;
  readonly status_not?: MetadataStatus | null | undefined;
  readonly status_not_in?: ReadonlyArray<MetadataStatus> | null | undefined;
  readonly tokens_?: Token_filter | null | undefined;
  readonly traits?: ReadonlyArray<string> | null | undefined;
  readonly traits_contains?: ReadonlyArray<string> | null | undefined;
  readonly traits_contains_nocase?: ReadonlyArray<string> | null | undefined;
  readonly traits_not?: ReadonlyArray<string> | null | undefined;
  readonly traits_not_contains?: ReadonlyArray<string> | null | undefined;
  readonly traits_not_contains_nocase?: ReadonlyArray<string> | null | undefined;
  readonly unreadTraits?: ReadonlyArray<string> | null | undefined;
  readonly unreadTraits_contains?: ReadonlyArray<string> | null | undefined;
  readonly unreadTraits_contains_nocase?: ReadonlyArray<string> | null | undefined;
  readonly unreadTraits_not?: ReadonlyArray<string> | null | undefined;
  readonly unreadTraits_not_contains?: ReadonlyArray<string> | null | undefined;
  readonly unreadTraits_not_contains_nocase?: ReadonlyArray<string> | null | undefined;
};

export type OpenItem_filter = {
  /** Filter for the block changed event. */
  readonly _change_block?: BlockChangedFilter | null | undefined;
  readonly and?: ReadonlyArray<OpenItem_filter | null | undefined> | null | undefined;
  readonly balance?: string | null | undefined;
  readonly balance_?: Balance_filter | null | undefined;
  readonly balance_contains?: string | null | undefined;
  readonly balance_contains_nocase?: string | null | undefined;
  readonly balance_ends_with?: string | null | undefined;
  readonly balance_ends_with_nocase?: string | null | undefined;
  readonly balance_gt?: string | null | undefined;
  readonly balance_gte?: string | null | undefined;
  readonly balance_in?: ReadonlyArray<string> | null | undefined;
  readonly balance_lt?: string | null | undefined;
  readonly balance_lte?: string | null | undefined;
  readonly balance_not?: string | null | undefined;
  readonly balance_not_contains?: string | null | undefined;
  readonly balance_not_contains_nocase?: string | null | undefined;
  readonly balance_not_ends_with?: string | null | undefined;
  readonly balance_not_ends_with_nocase?: string | null | undefined;
  readonly balance_not_in?: ReadonlyArray<string> | null | undefined;
  readonly balance_not_starts_with?: string | null | undefined;
  readonly balance_not_starts_with_nocase?: string | null | undefined;
  readonly balance_starts_with?: string | null | undefined;
  readonly balance_starts_with_nocase?: string | null | undefined;
  readonly holding?: string | null | undefined;
  readonly holding_?: Holding_filter | null | undefined;
  readonly holding_contains?: string | null | undefined;
  readonly holding_contains_nocase?: string | null | undefined;
  readonly holding_ends_with?: string | null | undefined;
  readonly holding_ends_with_nocase?: string | null | undefined;
  readonly holding_gt?: string | null | undefined;
  readonly holding_gte?: string | null | undefined;
  readonly holding_in?: ReadonlyArray<string> | null | undefined;
  readonly holding_lt?: string | null | undefined;
  readonly holding_lte?: string | null | undefined;
  readonly holding_not?: string | null | undefined;
  readonly holding_not_contains?: string | null | undefined;
  readonly holding_not_contains_nocase?: string | null | undefined;
  readonly holding_not_ends_with?: string | null | undefined;
  readonly holding_not_ends_with_nocase?: string | null | undefined;
  readonly holding_not_in?: ReadonlyArray<string> | null | undefined;
  readonly holding_not_starts_with?: string | null | undefined;
  readonly holding_not_starts_with_nocase?: string | null | undefined;
  readonly holding_starts_with?: string | null | undefined;
  readonly holding_starts_with_nocase?: string | null | undefined;
  readonly id?: string | null | undefined;
  readonly id_contains?: string | null | undefined;
  readonly id_gt?: string | null | undefined;
  readonly id_gte?: string | null | undefined;
  readonly id_in?: ReadonlyArray<string> | null | undefined;
  readonly id_lt?: string | null | undefined;
  readonly id_lte?: string | null | undefined;
  readonly id_not?: string | null | undefined;
  readonly id_not_contains?: string | null | undefined;
  readonly id_not_in?: ReadonlyArray<string> | null | undefined;
  readonly or?: ReadonlyArray<OpenItem_filter | null | undefined> | null | undefined;
  readonly order?: string | null | undefined;
  readonly order_?: Order_filter | null | undefined;
  readonly order_contains?: string | null | undefined;
  readonly order_contains_nocase?: string | null | undefined;
  readonly order_ends_with?: string | null | undefined;
  readonly order_ends_with_nocase?: string | null | undefined;
  readonly order_gt?: string | null | undefined;
  readonly order_gte?: string | null | undefined;
  readonly order_in?: ReadonlyArray<string> | null | undefined;
  readonly order_lt?: string | null | undefined;
  readonly order_lte?: string | null | undefined;
  readonly order_not?: string | null | undefined;
  readonly order_not_contains?: string | null | undefined;
  readonly order_not_contains_nocase?: string | null | undefined;
  readonly order_not_ends_with?: string | null | undefined;
  readonly order_not_ends_with_nocase?: string | null | undefined;
  readonly order_not_in?: ReadonlyArray<string> | null | undefined;
  readonly order_not_starts_with?: string | null | undefined;
  readonly order_not_starts_with_nocase?: string | null | undefined;
  readonly order_starts_with?: string | null | undefined;
  readonly order_starts_with_nocase?: string | null | undefined;
};

/** Why a published order can never be filled through this marketplace. docs/orders.md has the rules. */
export type OrderDefect =
  /** The amount of an item, or the money of an offer, changes over time. */
  | 'CHANGING_AMOUNT'
  /** It contains an item that Seaport or the item's contract refuses to transfer: a native coin with an identifier or an address, a fungible token with an identifier, without a contract or to the zero address, or several units of an ERC-721 token at once. */
  | 'MALFORMED_ITEM'
  /** It offers the native coin, which Seaport only accepts in a match. */
  | 'NATIVE_OFFER'
  /** It ends at or before its start. */
  | 'NEVER_OPEN'
  /** Its amounts do not fit in 256 bits, or in 120 bits where it may be filled in parts. */
  | 'OVERFLOW'
  /** At its start or its end, more than a quarter of its price goes to accounts other than the seller. */
  | 'OVER_FEE_CAP'
  /** A zone decides who may fill it, or its offerer is a contract. */
  | 'RESTRICTED'
  /** Its price rises over time. */
  | 'RISING_PRICE'
  /** It transfers its items through a conduit that the site does not trust. */
  | 'UNKNOWN_CONDUIT'
  /** It is priced in a currency that the site does not trade in. */
  | 'UNLISTED_CURRENCY'
  /** An order of a kind that the site does not trade: an offer of several amounts or for several items, or whose item is not first or goes to another account; an order of more than 100 items; or an order by a maker whose open orders already offer 15,000 items, for which only fills, cancellations and the end are followed. */
  | 'UNSUPPORTED'
  /** An item's contract is not a collection of the token standard named in the order. */
  | 'WRONG_STANDARD'
  /** One of its payments starts at zero, which Seaport refuses to transfer. */
  | 'ZERO_PRICE';

/** Defines the order direction, either ascending or descending */
export type OrderDirection =
  | 'asc'
  | 'desc';

export type OrderItem_filter = {
  /** Filter for the block changed event. */
  readonly _change_block?: BlockChangedFilter | null | undefined;
  readonly and?: ReadonlyArray<OrderItem_filter | null | undefined> | null | undefined;
  readonly contract?: string | null | undefined;
  readonly contract_contains?: string | null | undefined;
  readonly contract_gt?: string | null | undefined;
  readonly contract_gte?: string | null | undefined;
  readonly contract_in?: ReadonlyArray<string> | null | undefined;
  readonly contract_lt?: string | null | undefined;
  readonly contract_lte?: string | null | undefined;
  readonly contract_not?: string | null | undefined;
  readonly contract_not_contains?: string | null | undefined;
  readonly contract_not_in?: ReadonlyArray<string> | null | undefined;
  readonly endAmount?: string | null | undefined;
  readonly endAmount_gt?: string | null | undefined;
  readonly endAmount_gte?: string | null | undefined;
  readonly endAmount_in?: ReadonlyArray<string> | null | undefined;
  readonly endAmount_lt?: string | null | undefined;
  readonly endAmount_lte?: string | null | undefined;
  readonly endAmount_not?: string | null | undefined;
  readonly endAmount_not_in?: ReadonlyArray<string> | null | undefined;
  readonly id?: string | null | undefined;
  readonly id_contains?: string | null | undefined;
  readonly id_gt?: string | null | undefined;
  readonly id_gte?: string | null | undefined;
  readonly id_in?: ReadonlyArray<string> | null | undefined;
  readonly id_lt?: string | null | undefined;
  readonly id_lte?: string | null | undefined;
  readonly id_not?: string | null | undefined;
  readonly id_not_contains?: string | null | undefined;
  readonly id_not_in?: ReadonlyArray<string> | null | undefined;
  readonly identifierOrCriteria?: string | null | undefined;
  readonly identifierOrCriteria_gt?: string | null | undefined;
  readonly identifierOrCriteria_gte?: string | null | undefined;
  readonly identifierOrCriteria_in?: ReadonlyArray<string> | null | undefined;
  readonly identifierOrCriteria_lt?: string | null | undefined;
  readonly identifierOrCriteria_lte?: string | null | undefined;
  readonly identifierOrCriteria_not?: string | null | undefined;
  readonly identifierOrCriteria_not_in?: ReadonlyArray<string> | null | undefined;
  readonly index?: number | null | undefined;
  readonly index_gt?: number | null | undefined;
  readonly index_gte?: number | null | undefined;
  readonly index_in?: ReadonlyArray<number> | null | undefined;
  readonly index_lt?: number | null | undefined;
  readonly index_lte?: number | null | undefined;
  readonly index_not?: number | null | undefined;
  readonly index_not_in?: ReadonlyArray<number> | null | undefined;
  readonly itemType?: ItemType | null | undefined;
  readonly itemType_in?: ReadonlyArray<ItemType> | null | undefined;
  readonly itemType_not?: ItemType | null | undefined;
  readonly itemType_not_in?: ReadonlyArray<ItemType> | null | undefined;
  readonly or?: ReadonlyArray<OrderItem_filter | null | undefined> | null | undefined;
  readonly order?: string | null | undefined;
  readonly order_?: Order_filter | null | undefined;
  readonly order_contains?: string | null | undefined;
  readonly order_contains_nocase?: string | null | undefined;
  readonly order_ends_with?: string | null | undefined;
  readonly order_ends_with_nocase?: string | null | undefined;
  readonly order_gt?: string | null | undefined;
  readonly order_gte?: string | null | undefined;
  readonly order_in?: ReadonlyArray<string> | null | undefined;
  readonly order_lt?: string | null | undefined;
  readonly order_lte?: string | null | undefined;
  readonly order_not?: string | null | undefined;
  readonly order_not_contains?: string | null | undefined;
  readonly order_not_contains_nocase?: string | null | undefined;
  readonly order_not_ends_with?: string | null | undefined;
  readonly order_not_ends_with_nocase?: string | null | undefined;
  readonly order_not_in?: ReadonlyArray<string> | null | undefined;
  readonly order_not_starts_with?: string | null | undefined;
  readonly order_not_starts_with_nocase?: string | null | undefined;
  readonly order_starts_with?: string | null | undefined;
  readonly order_starts_with_nocase?: string | null | undefined;
  readonly recipient?: string | null | undefined;
  readonly recipient_contains?: string | null | undefined;
  readonly recipient_gt?: string | null | undefined;
  readonly recipient_gte?: string | null | undefined;
  readonly recipient_in?: ReadonlyArray<string> | null | undefined;
  readonly recipient_lt?: string | null | undefined;
  readonly recipient_lte?: string | null | undefined;
  readonly recipient_not?: string | null | undefined;
  readonly recipient_not_contains?: string | null | undefined;
  readonly recipient_not_in?: ReadonlyArray<string> | null | undefined;
  readonly side?: ItemSide | null | undefined;
  readonly side_in?: ReadonlyArray<ItemSide> | null | undefined;
  readonly side_not?: ItemSide | null | undefined;
  readonly side_not_in?: ReadonlyArray<ItemSide> | null | undefined;
  readonly startAmount?: string | null | undefined;
  readonly startAmount_gt?: string | null | undefined;
  readonly startAmount_gte?: string | null | undefined;
  readonly startAmount_in?: ReadonlyArray<string> | null | undefined;
  readonly startAmount_lt?: string | null | undefined;
  readonly startAmount_lte?: string | null | undefined;
  readonly startAmount_not?: string | null | undefined;
  readonly startAmount_not_in?: ReadonlyArray<string> | null | undefined;
};

/** What an order trades. */
export type OrderScope =
  /** Several tokens sold as one. */
  | 'BUNDLE'
  /** Any token of a collection (criteria of zero). */
  | 'COLLECTION'
  /** One token of one collection. */
  | 'ITEM'
  /** Something else, such as items for items or several currencies; stored for provenance, never offered for trade. */
  | 'OTHER'
  /** Any token of a Merkle set of token ids; by Vitrine's convention zoneHash names the trait. */
  | 'TRAIT';

/** Side of the market that an order's maker is on. */
export type OrderSide =
  /** The maker gives items for money: a listing. */
  | 'ASK'
  /** The maker gives money for items: an offer. */
  | 'BID';

/** Protocol state of an order. Whether the maker can still deliver is stored separately, in makerHolds and makerApproved. */
export type OrderStatus =
  /** Canceled by its maker or zone (OrderCancelled). */
  | 'CANCELLED'
  /** Void because its maker raised their counter (CounterIncremented). */
  | 'COUNTER_BUMPED'
  /** Its end time has passed. */
  | 'EXPIRED'
  /** Completely filled. */
  | 'FILLED'
  /** No part is filled. */
  | 'OPEN'
  /** Some part is filled. */
  | 'PARTIAL';

export type Order_filter = {
  /** Filter for the block changed event. */
  readonly _change_block?: BlockChangedFilter | null | undefined;
  readonly and?: ReadonlyArray<Order_filter | null | undefined> | null | undefined;
  readonly availableQuantity?: string | null | undefined;
  readonly availableQuantity_gt?: string | null | undefined;
  readonly availableQuantity_gte?: string | null | undefined;
  readonly availableQuantity_in?: ReadonlyArray<string> | null | undefined;
  readonly availableQuantity_lt?: string | null | undefined;
  readonly availableQuantity_lte?: string | null | undefined;
  readonly availableQuantity_not?: string | null | undefined;
  readonly availableQuantity_not_in?: ReadonlyArray<string> | null | undefined;
  readonly collection?: string | null | undefined;
  readonly collection_?: Collection_filter | null | undefined;
  readonly collection_contains?: string | null | undefined;
  readonly collection_contains_nocase?: string | null | undefined;
  readonly collection_ends_with?: string | null | undefined;
  readonly collection_ends_with_nocase?: string | null | undefined;
  readonly collection_gt?: string | null | undefined;
  readonly collection_gte?: string | null | undefined;
  readonly collection_in?: ReadonlyArray<string> | null | undefined;
  readonly collection_lt?: string | null | undefined;
  readonly collection_lte?: string | null | undefined;
  readonly collection_not?: string | null | undefined;
  readonly collection_not_contains?: string | null | undefined;
  readonly collection_not_contains_nocase?: string | null | undefined;
  readonly collection_not_ends_with?: string | null | undefined;
  readonly collection_not_ends_with_nocase?: string | null | undefined;
  readonly collection_not_in?: ReadonlyArray<string> | null | undefined;
  readonly collection_not_starts_with?: string | null | undefined;
  readonly collection_not_starts_with_nocase?: string | null | undefined;
  readonly collection_starts_with?: string | null | undefined;
  readonly collection_starts_with_nocase?: string | null | undefined;
  readonly conduitKey?: string | null | undefined;
  readonly conduitKey_contains?: string | null | undefined;
  readonly conduitKey_gt?: string | null | undefined;
  readonly conduitKey_gte?: string | null | undefined;
  readonly conduitKey_in?: ReadonlyArray<string> | null | undefined;
  readonly conduitKey_lt?: string | null | undefined;
  readonly conduitKey_lte?: string | null | undefined;
  readonly conduitKey_not?: string | null | undefined;
  readonly conduitKey_not_contains?: string | null | undefined;
  readonly conduitKey_not_in?: ReadonlyArray<string> | null | undefined;
  readonly counter?: string | null | undefined;
  readonly counter_gt?: string | null | undefined;
  readonly counter_gte?: string | null | undefined;
  readonly counter_in?: ReadonlyArray<string> | null | undefined;
  readonly counter_lt?: string | null | undefined;
  readonly counter_lte?: string | null | undefined;
  readonly counter_not?: string | null | undefined;
  readonly counter_not_in?: ReadonlyArray<string> | null | undefined;
  readonly createdAtBlock?: string | null | undefined;
  readonly createdAtBlock_gt?: string | null | undefined;
  readonly createdAtBlock_gte?: string | null | undefined;
  readonly createdAtBlock_in?: ReadonlyArray<string> | null | undefined;
  readonly createdAtBlock_lt?: string | null | undefined;
  readonly createdAtBlock_lte?: string | null | undefined;
  readonly createdAtBlock_not?: string | null | undefined;
  readonly createdAtBlock_not_in?: ReadonlyArray<string> | null | undefined;
  readonly createdAtSeconds?: string | null | undefined;
  readonly createdAtSeconds_gt?: string | null | undefined;
  readonly createdAtSeconds_gte?: string | null | undefined;
  readonly createdAtSeconds_in?: ReadonlyArray<string> | null | undefined;
  readonly createdAtSeconds_lt?: string | null | undefined;
  readonly createdAtSeconds_lte?: string | null | undefined;
  readonly createdAtSeconds_not?: string | null | undefined;
  readonly createdAtSeconds_not_in?: ReadonlyArray<string> | null | undefined;
  readonly createdInTransaction?: string | null | undefined;
  readonly createdInTransaction_contains?: string | null | undefined;
  readonly createdInTransaction_gt?: string | null | undefined;
  readonly createdInTransaction_gte?: string | null | undefined;
  readonly createdInTransaction_in?: ReadonlyArray<string> | null | undefined;
  readonly createdInTransaction_lt?: string | null | undefined;
  readonly createdInTransaction_lte?: string | null | undefined;
  readonly createdInTransaction_not?: string | null | undefined;
  readonly createdInTransaction_not_contains?: string | null | undefined;
  readonly createdInTransaction_not_in?: ReadonlyArray<string> | null | undefined;
  readonly criteriaRoot?: string | null | undefined;
  readonly criteriaRoot_gt?: string | null | undefined;
  readonly criteriaRoot_gte?: string | null | undefined;
  readonly criteriaRoot_in?: ReadonlyArray<string> | null | undefined;
  readonly criteriaRoot_lt?: string | null | undefined;
  readonly criteriaRoot_lte?: string | null | undefined;
  readonly criteriaRoot_not?: string | null | undefined;
  readonly criteriaRoot_not_in?: ReadonlyArray<string> | null | undefined;
  readonly currency?: string | null | undefined;
  readonly currency_?: Currency_filter | null | undefined;
  readonly currency_contains?: string | null | undefined;
  readonly currency_contains_nocase?: string | null | undefined;
  readonly currency_ends_with?: string | null | undefined;
  readonly currency_ends_with_nocase?: string | null | undefined;
  readonly currency_gt?: string | null | undefined;
  readonly currency_gte?: string | null | undefined;
  readonly currency_in?: ReadonlyArray<string> | null | undefined;
  readonly currency_lt?: string | null | undefined;
  readonly currency_lte?: string | null | undefined;
  readonly currency_not?: string | null | undefined;
  readonly currency_not_contains?: string | null | undefined;
  readonly currency_not_contains_nocase?: string | null | undefined;
  readonly currency_not_ends_with?: string | null | undefined;
  readonly currency_not_ends_with_nocase?: string | null | undefined;
  readonly currency_not_in?: ReadonlyArray<string> | null | undefined;
  readonly currency_not_starts_with?: string | null | undefined;
  readonly currency_not_starts_with_nocase?: string | null | undefined;
  readonly currency_starts_with?: string | null | undefined;
  readonly currency_starts_with_nocase?: string | null | undefined;
  readonly defect?: OrderDefect | null | undefined;
  readonly defect_in?: ReadonlyArray<OrderDefect> | null | undefined;
  readonly defect_not?: OrderDefect | null | undefined;
  readonly defect_not_in?: ReadonlyArray<OrderDefect> | null | undefined;
  readonly endPrice?: string | null | undefined;
  readonly endPrice_gt?: string | null | undefined;
  readonly endPrice_gte?: string | null | undefined;
  readonly endPrice_in?: ReadonlyArray<string> | null | undefined;
  readonly endPrice_lt?: string | null | undefined;
  readonly endPrice_lte?: string | null | undefined;
  readonly endPrice_not?: string | null | undefined;
  readonly endPrice_not_in?: ReadonlyArray<string> | null | undefined;
  readonly endsAtSeconds?: string | null | undefined;
  readonly endsAtSeconds_gt?: string | null | undefined;
  readonly endsAtSeconds_gte?: string | null | undefined;
  readonly endsAtSeconds_in?: ReadonlyArray<string> | null | undefined;
  readonly endsAtSeconds_lt?: string | null | undefined;
  readonly endsAtSeconds_lte?: string | null | undefined;
  readonly endsAtSeconds_not?: string | null | undefined;
  readonly endsAtSeconds_not_in?: ReadonlyArray<string> | null | undefined;
  readonly feeAmount?: string | null | undefined;
  readonly feeAmount_gt?: string | null | undefined;
  readonly feeAmount_gte?: string | null | undefined;
  readonly feeAmount_in?: ReadonlyArray<string> | null | undefined;
  readonly feeAmount_lt?: string | null | undefined;
  readonly feeAmount_lte?: string | null | undefined;
  readonly feeAmount_not?: string | null | undefined;
  readonly feeAmount_not_in?: ReadonlyArray<string> | null | undefined;
  readonly fillStep?: string | null | undefined;
  readonly fillStep_gt?: string | null | undefined;
  readonly fillStep_gte?: string | null | undefined;
  readonly fillStep_in?: ReadonlyArray<string> | null | undefined;
  readonly fillStep_lt?: string | null | undefined;
  readonly fillStep_lte?: string | null | undefined;
  readonly fillStep_not?: string | null | undefined;
  readonly fillStep_not_in?: ReadonlyArray<string> | null | undefined;
  readonly id?: string | null | undefined;
  readonly id_contains?: string | null | undefined;
  readonly id_gt?: string | null | undefined;
  readonly id_gte?: string | null | undefined;
  readonly id_in?: ReadonlyArray<string> | null | undefined;
  readonly id_lt?: string | null | undefined;
  readonly id_lte?: string | null | undefined;
  readonly id_not?: string | null | undefined;
  readonly id_not_contains?: string | null | undefined;
  readonly id_not_in?: ReadonlyArray<string> | null | undefined;
  readonly items_?: OrderItem_filter | null | undefined;
  readonly live?: boolean | null | undefined;
  readonly liveAskOn?: string | null | undefined;
  readonly liveAskOn_?: Token_filter | null | undefined;
  readonly liveAskOn_contains?: string | null | undefined;
  readonly liveAskOn_contains_nocase?: string | null | undefined;
  readonly liveAskOn_ends_with?: string | null | undefined;
  readonly liveAskOn_ends_with_nocase?: string | null | undefined;
  readonly liveAskOn_gt?: string | null | undefined;
  readonly liveAskOn_gte?: string | null | undefined;
  readonly liveAskOn_in?: ReadonlyArray<string> | null | undefined;
  readonly liveAskOn_lt?: string | null | undefined;
  readonly liveAskOn_lte?: string | null | undefined;
  readonly liveAskOn_not?: string | null | undefined;
  readonly liveAskOn_not_contains?: string | null | undefined;
  readonly liveAskOn_not_contains_nocase?: string | null | undefined;
  readonly liveAskOn_not_ends_with?: string | null | undefined;
  readonly liveAskOn_not_ends_with_nocase?: string | null | undefined;
  readonly liveAskOn_not_in?: ReadonlyArray<string> | null | undefined;
  readonly liveAskOn_not_starts_with?: string | null | undefined;
  readonly liveAskOn_not_starts_with_nocase?: string | null | undefined;
  readonly liveAskOn_starts_with?: string | null | undefined;
  readonly liveAskOn_starts_with_nocase?: string | null | undefined;
  readonly liveBidOn?: string | null | undefined;
  readonly liveBidOn_?: Token_filter | null | undefined;
  readonly liveBidOn_contains?: string | null | undefined;
  readonly liveBidOn_contains_nocase?: string | null | undefined;
  readonly liveBidOn_ends_with?: string | null | undefined;
  readonly liveBidOn_ends_with_nocase?: string | null | undefined;
  readonly liveBidOn_gt?: string | null | undefined;
  readonly liveBidOn_gte?: string | null | undefined;
  readonly liveBidOn_in?: ReadonlyArray<string> | null | undefined;
  readonly liveBidOn_lt?: string | null | undefined;
  readonly liveBidOn_lte?: string | null | undefined;
  readonly liveBidOn_not?: string | null | undefined;
  readonly liveBidOn_not_contains?: string | null | undefined;
  readonly liveBidOn_not_contains_nocase?: string | null | undefined;
  readonly liveBidOn_not_ends_with?: string | null | undefined;
  readonly liveBidOn_not_ends_with_nocase?: string | null | undefined;
  readonly liveBidOn_not_in?: ReadonlyArray<string> | null | undefined;
  readonly liveBidOn_not_starts_with?: string | null | undefined;
  readonly liveBidOn_not_starts_with_nocase?: string | null | undefined;
  readonly liveBidOn_starts_with?: string | null | undefined;
  readonly liveBidOn_starts_with_nocase?: string | null | undefined;
  readonly liveSinceSeconds?: string | null | undefined;
  readonly liveSinceSeconds_gt?: string | null | undefined;
  readonly liveSinceSeconds_gte?: string | null | undefined;
  readonly liveSinceSeconds_in?: ReadonlyArray<string> | null | undefined;
  readonly liveSinceSeconds_lt?: string | null | undefined;
  readonly liveSinceSeconds_lte?: string | null | undefined;
  readonly liveSinceSeconds_not?: string | null | undefined;
  readonly liveSinceSeconds_not_in?: ReadonlyArray<string> | null | undefined;
  readonly live_in?: ReadonlyArray<boolean> | null | undefined;
  readonly live_not?: boolean | null | undefined;
  readonly live_not_in?: ReadonlyArray<boolean> | null | undefined;
  readonly makerApproved?: boolean | null | undefined;
  readonly makerApproved_in?: ReadonlyArray<boolean> | null | undefined;
  readonly makerApproved_not?: boolean | null | undefined;
  readonly makerApproved_not_in?: ReadonlyArray<boolean> | null | undefined;
  readonly makerHolds?: boolean | null | undefined;
  readonly makerHolds_in?: ReadonlyArray<boolean> | null | undefined;
  readonly makerHolds_not?: boolean | null | undefined;
  readonly makerHolds_not_in?: ReadonlyArray<boolean> | null | undefined;
  readonly market?: string | null | undefined;
  readonly market_?: CollectionMarket_filter | null | undefined;
  readonly market_contains?: string | null | undefined;
  readonly market_contains_nocase?: string | null | undefined;
  readonly market_ends_with?: string | null | undefined;
  readonly market_ends_with_nocase?: string | null | undefined;
  readonly market_gt?: string | null | undefined;
  readonly market_gte?: string | null | undefined;
  readonly market_in?: ReadonlyArray<string> | null | undefined;
  readonly market_lt?: string | null | undefined;
  readonly market_lte?: string | null | undefined;
  readonly market_not?: string | null | undefined;
  readonly market_not_contains?: string | null | undefined;
  readonly market_not_contains_nocase?: string | null | undefined;
  readonly market_not_ends_with?: string | null | undefined;
  readonly market_not_ends_with_nocase?: string | null | undefined;
  readonly market_not_in?: ReadonlyArray<string> | null | undefined;
  readonly market_not_starts_with?: string | null | undefined;
  readonly market_not_starts_with_nocase?: string | null | undefined;
  readonly market_starts_with?: string | null | undefined;
  readonly market_starts_with_nocase?: string | null | undefined;
  readonly offeredItemCount?: number | null | undefined;
  readonly offeredItemCount_gt?: number | null | undefined;
  readonly offeredItemCount_gte?: number | null | undefined;
  readonly offeredItemCount_in?: ReadonlyArray<number> | null | undefined;
  readonly offeredItemCount_lt?: number | null | undefined;
  readonly offeredItemCount_lte?: number | null | undefined;
  readonly offeredItemCount_not?: number | null | undefined;
  readonly offeredItemCount_not_in?: ReadonlyArray<number> | null | undefined;
  readonly offerer?: string | null | undefined;
  readonly offerer_?: Account_filter | null | undefined;
  readonly offerer_contains?: string | null | undefined;
  readonly offerer_contains_nocase?: string | null | undefined;
  readonly offerer_ends_with?: string | null | undefined;
  readonly offerer_ends_with_nocase?: string | null | undefined;
  readonly offerer_gt?: string | null | undefined;
  readonly offerer_gte?: string | null | undefined;
  readonly offerer_in?: ReadonlyArray<string> | null | undefined;
  readonly offerer_lt?: string | null | undefined;
  readonly offerer_lte?: string | null | undefined;
  readonly offerer_not?: string | null | undefined;
  readonly offerer_not_contains?: string | null | undefined;
  readonly offerer_not_contains_nocase?: string | null | undefined;
  readonly offerer_not_ends_with?: string | null | undefined;
  readonly offerer_not_ends_with_nocase?: string | null | undefined;
  readonly offerer_not_in?: ReadonlyArray<string> | null | undefined;
  readonly offerer_not_starts_with?: string | null | undefined;
  readonly offerer_not_starts_with_nocase?: string | null | undefined;
  readonly offerer_starts_with?: string | null | undefined;
  readonly offerer_starts_with_nocase?: string | null | undefined;
  readonly openFor?: string | null | undefined;
  readonly openFor_?: Account_filter | null | undefined;
  readonly openFor_contains?: string | null | undefined;
  readonly openFor_contains_nocase?: string | null | undefined;
  readonly openFor_ends_with?: string | null | undefined;
  readonly openFor_ends_with_nocase?: string | null | undefined;
  readonly openFor_gt?: string | null | undefined;
  readonly openFor_gte?: string | null | undefined;
  readonly openFor_in?: ReadonlyArray<string> | null | undefined;
  readonly openFor_lt?: string | null | undefined;
  readonly openFor_lte?: string | null | undefined;
  readonly openFor_not?: string | null | undefined;
  readonly openFor_not_contains?: string | null | undefined;
  readonly openFor_not_contains_nocase?: string | null | undefined;
  readonly openFor_not_ends_with?: string | null | undefined;
  readonly openFor_not_ends_with_nocase?: string | null | undefined;
  readonly openFor_not_in?: ReadonlyArray<string> | null | undefined;
  readonly openFor_not_starts_with?: string | null | undefined;
  readonly openFor_not_starts_with_nocase?: string | null | undefined;
  readonly openFor_starts_with?: string | null | undefined;
  readonly openFor_starts_with_nocase?: string | null | undefined;
  readonly operator?: string | null | undefined;
  readonly operator_contains?: string | null | undefined;
  readonly operator_gt?: string | null | undefined;
  readonly operator_gte?: string | null | undefined;
  readonly operator_in?: ReadonlyArray<string> | null | undefined;
  readonly operator_lt?: string | null | undefined;
  readonly operator_lte?: string | null | undefined;
  readonly operator_not?: string | null | undefined;
  readonly operator_not_contains?: string | null | undefined;
  readonly operator_not_in?: ReadonlyArray<string> | null | undefined;
  readonly or?: ReadonlyArray<Order_filter | null | undefined> | null | undefined;
  readonly orderType?: number | null | undefined;
  readonly orderType_gt?: number | null | undefined;
  readonly orderType_gte?: number | null | undefined;
  readonly orderType_in?: ReadonlyArray<number> | null | undefined;
  readonly orderType_lt?: number | null | undefined;
  readonly orderType_lte?: number | null | undefined;
  readonly orderType_not?: number | null | undefined;
  readonly orderType_not_in?: ReadonlyArray<number> | null | undefined;
  readonly priceType?: PriceType | null | undefined;
  readonly priceType_in?: ReadonlyArray<PriceType> | null | undefined;
  readonly priceType_not?: PriceType | null | undefined;
  readonly priceType_not_in?: ReadonlyArray<PriceType> | null | undefined;
  readonly privateTaker?: string | null | undefined;
  readonly privateTaker_?: Account_filter | null | undefined;
  readonly privateTaker_contains?: string | null | undefined;
  readonly privateTaker_contains_nocase?: string | null | undefined;
  readonly privateTaker_ends_with?: string | null | undefined;
  readonly privateTaker_ends_with_nocase?: string | null | undefined;
  readonly privateTaker_gt?: string | null | undefined;
  readonly privateTaker_gte?: string | null | undefined;
  readonly privateTaker_in?: ReadonlyArray<string> | null | undefined;
  readonly privateTaker_lt?: string | null | undefined;
  readonly privateTaker_lte?: string | null | undefined;
  readonly privateTaker_not?: string | null | undefined;
  readonly privateTaker_not_contains?: string | null | undefined;
  readonly privateTaker_not_contains_nocase?: string | null | undefined;
  readonly privateTaker_not_ends_with?: string | null | undefined;
  readonly privateTaker_not_ends_with_nocase?: string | null | undefined;
  readonly privateTaker_not_in?: ReadonlyArray<string> | null | undefined;
  readonly privateTaker_not_starts_with?: string | null | undefined;
  readonly privateTaker_not_starts_with_nocase?: string | null | undefined;
  readonly privateTaker_starts_with?: string | null | undefined;
  readonly privateTaker_starts_with_nocase?: string | null | undefined;
  readonly proceeds?: string | null | undefined;
  readonly proceeds_gt?: string | null | undefined;
  readonly proceeds_gte?: string | null | undefined;
  readonly proceeds_in?: ReadonlyArray<string> | null | undefined;
  readonly proceeds_lt?: string | null | undefined;
  readonly proceeds_lte?: string | null | undefined;
  readonly proceeds_not?: string | null | undefined;
  readonly proceeds_not_in?: ReadonlyArray<string> | null | undefined;
  readonly published?: boolean | null | undefined;
  readonly published_in?: ReadonlyArray<boolean> | null | undefined;
  readonly published_not?: boolean | null | undefined;
  readonly published_not_in?: ReadonlyArray<boolean> | null | undefined;
  readonly quantity?: string | null | undefined;
  readonly quantity_gt?: string | null | undefined;
  readonly quantity_gte?: string | null | undefined;
  readonly quantity_in?: ReadonlyArray<string> | null | undefined;
  readonly quantity_lt?: string | null | undefined;
  readonly quantity_lte?: string | null | undefined;
  readonly quantity_not?: string | null | undefined;
  readonly quantity_not_in?: ReadonlyArray<string> | null | undefined;
  readonly remaining?: string | null | undefined;
  readonly remaining_gt?: string | null | undefined;
  readonly remaining_gte?: string | null | undefined;
  readonly remaining_in?: ReadonlyArray<string> | null | undefined;
  readonly remaining_lt?: string | null | undefined;
  readonly remaining_lte?: string | null | undefined;
  readonly remaining_not?: string | null | undefined;
  readonly remaining_not_in?: ReadonlyArray<string> | null | undefined;
  readonly royaltyAmount?: string | null | undefined;
  readonly royaltyAmount_gt?: string | null | undefined;
  readonly royaltyAmount_gte?: string | null | undefined;
  readonly royaltyAmount_in?: ReadonlyArray<string> | null | undefined;
  readonly royaltyAmount_lt?: string | null | undefined;
  readonly royaltyAmount_lte?: string | null | undefined;
  readonly royaltyAmount_not?: string | null | undefined;
  readonly royaltyAmount_not_in?: ReadonlyArray<string> | null | undefined;
  readonly royaltyRecipient?: string | null | undefined;
  readonly royaltyRecipient_contains?: string | null | undefined;
  readonly royaltyRecipient_gt?: string | null | undefined;
  readonly royaltyRecipient_gte?: string | null | undefined;
  readonly royaltyRecipient_in?: ReadonlyArray<string> | null | undefined;
  readonly royaltyRecipient_lt?: string | null | undefined;
  readonly royaltyRecipient_lte?: string | null | undefined;
  readonly royaltyRecipient_not?: string | null | undefined;
  readonly royaltyRecipient_not_contains?: string | null | undefined;
  readonly royaltyRecipient_not_in?: ReadonlyArray<string> | null | undefined;
  readonly sales_?: Sale_filter | null | undefined;
  readonly salt?: string | null | undefined;
  readonly salt_gt?: string | null | undefined;
  readonly salt_gte?: string | null | undefined;
  readonly salt_in?: ReadonlyArray<string> | null | undefined;
  readonly salt_lt?: string | null | undefined;
  readonly salt_lte?: string | null | undefined;
  readonly salt_not?: string | null | undefined;
  readonly salt_not_in?: ReadonlyArray<string> | null | undefined;
  readonly scope?: OrderScope | null | undefined;
  readonly scope_in?: ReadonlyArray<OrderScope> | null | undefined;
  readonly scope_not?: OrderScope | null | undefined;
  readonly scope_not_in?: ReadonlyArray<OrderScope> | null | undefined;
  readonly side?: OrderSide | null | undefined;
  readonly side_in?: ReadonlyArray<OrderSide> | null | undefined;
  readonly side_not?: OrderSide | null | undefined;
  readonly side_not_in?: ReadonlyArray<OrderSide> | null | undefined;
  readonly startPrice?: string | null | undefined;
  readonly startPrice_gt?: string | null | undefined;
  readonly startPrice_gte?: string | null | undefined;
  readonly startPrice_in?: ReadonlyArray<string> | null | undefined;
  readonly startPrice_lt?: string | null | undefined;
  readonly startPrice_lte?: string | null | undefined;
  readonly startPrice_not?: string | null | undefined;
  readonly startPrice_not_in?: ReadonlyArray<string> | null | undefined;
  readonly startsAtSeconds?: string | null | undefined;
  readonly startsAtSeconds_gt?: string | null | undefined;
  readonly startsAtSeconds_gte?: string | null | undefined;
  readonly startsAtSeconds_in?: ReadonlyArray<string> | null | undefined;
  readonly startsAtSeconds_lt?: string | null | undefined;
  readonly startsAtSeconds_lte?: string | null | undefined;
  readonly startsAtSeconds_not?: string | null | undefined;
  readonly startsAtSeconds_not_in?: ReadonlyArray<string> | null | undefined;
  readonly status?: OrderStatus | null | undefined;
  readonly status_in?: ReadonlyArray<OrderStatus> | null | undefined;
  readonly status_not?: OrderStatus | null | undefined;
  readonly status_not_in?: ReadonlyArray<OrderStatus> | null | undefined;
  readonly sweepBucket?: string | null | undefined;
  readonly sweepBucket_?: SweepBucket_filter | null | undefined;
  readonly sweepBucket_contains?: string | null | undefined;
  readonly sweepBucket_contains_nocase?: string | null | undefined;
  readonly sweepBucket_ends_with?: string | null | undefined;
  readonly sweepBucket_ends_with_nocase?: string | null | undefined;
  readonly sweepBucket_gt?: string | null | undefined;
  readonly sweepBucket_gte?: string | null | undefined;
  readonly sweepBucket_in?: ReadonlyArray<string> | null | undefined;
  readonly sweepBucket_lt?: string | null | undefined;
  readonly sweepBucket_lte?: string | null | undefined;
  readonly sweepBucket_not?: string | null | undefined;
  readonly sweepBucket_not_contains?: string | null | undefined;
  readonly sweepBucket_not_contains_nocase?: string | null | undefined;
  readonly sweepBucket_not_ends_with?: string | null | undefined;
  readonly sweepBucket_not_ends_with_nocase?: string | null | undefined;
  readonly sweepBucket_not_in?: ReadonlyArray<string> | null | undefined;
  readonly sweepBucket_not_starts_with?: string | null | undefined;
  readonly sweepBucket_not_starts_with_nocase?: string | null | undefined;
  readonly sweepBucket_starts_with?: string | null | undefined;
  readonly sweepBucket_starts_with_nocase?: string | null | undefined;
  readonly token?: string | null | undefined;
  readonly token_?: Token_filter | null | undefined;
  readonly token_contains?: string | null | undefined;
  readonly token_contains_nocase?: string | null | undefined;
  readonly token_ends_with?: string | null | undefined;
  readonly token_ends_with_nocase?: string | null | undefined;
  readonly token_gt?: string | null | undefined;
  readonly token_gte?: string | null | undefined;
  readonly token_in?: ReadonlyArray<string> | null | undefined;
  readonly token_lt?: string | null | undefined;
  readonly token_lte?: string | null | undefined;
  readonly token_not?: string | null | undefined;
  readonly token_not_contains?: string | null | undefined;
  readonly token_not_contains_nocase?: string | null | undefined;
  readonly token_not_ends_with?: string | null | undefined;
  readonly token_not_ends_with_nocase?: string | null | undefined;
  readonly token_not_in?: ReadonlyArray<string> | null | undefined;
  readonly token_not_starts_with?: string | null | undefined;
  readonly token_not_starts_with_nocase?: string | null | undefined;
  readonly token_starts_with?: string | null | undefined;
  readonly token_starts_with_nocase?: string | null | undefined;
  readonly totalOriginalConsiderationItems?: string | null | undefined;
  readonly totalOriginalConsiderationItems_gt?: string | null | undefined;
  readonly totalOriginalConsiderationItems_gte?: string | null | undefined;
  readonly totalOriginalConsiderationItems_in?: ReadonlyArray<string> | null | undefined;
  readonly totalOriginalConsiderationItems_lt?: string | null | undefined;
  readonly totalOriginalConsiderationItems_lte?: string | null | undefined;
  readonly totalOriginalConsiderationItems_not?: string | null | undefined;
  readonly totalOriginalConsiderationItems_not_in?: ReadonlyArray<string> | null | undefined;
  readonly unit?: string | null | undefined;
  readonly unitEndPrice?: string | null | undefined;
  readonly unitEndPrice_gt?: string | null | undefined;
  readonly unitEndPrice_gte?: string | null | undefined;
  readonly unitEndPrice_in?: ReadonlyArray<string> | null | undefined;
  readonly unitEndPrice_lt?: string | null | undefined;
  readonly unitEndPrice_lte?: string | null | undefined;
  readonly unitEndPrice_not?: string | null | undefined;
  readonly unitEndPrice_not_in?: ReadonlyArray<string> | null | undefined;
  readonly unitPrice?: string | null | undefined;
  readonly unitPrice_gt?: string | null | undefined;
  readonly unitPrice_gte?: string | null | undefined;
  readonly unitPrice_in?: ReadonlyArray<string> | null | undefined;
  readonly unitPrice_lt?: string | null | undefined;
  readonly unitPrice_lte?: string | null | undefined;
  readonly unitPrice_not?: string | null | undefined;
  readonly unitPrice_not_in?: ReadonlyArray<string> | null | undefined;
  readonly unit_?: Currency_filter | null | undefined;
  readonly unit_contains?: string | null | undefined;
  readonly unit_contains_nocase?: string | null | undefined;
  readonly unit_ends_with?: string | null | undefined;
  readonly unit_ends_with_nocase?: string | null | undefined;
  readonly unit_gt?: string | null | undefined;
  readonly unit_gte?: string | null | undefined;
  readonly unit_in?: ReadonlyArray<string> | null | undefined;
  readonly unit_lt?: string | null | undefined;
  readonly unit_lte?: string | null | undefined;
  readonly unit_not?: string | null | undefined;
  readonly unit_not_contains?: string | null | undefined;
  readonly unit_not_contains_nocase?: string | null | undefined;
  readonly unit_not_ends_with?: string | null | undefined;
  readonly unit_not_ends_with_nocase?: string | null | undefined;
  readonly unit_not_in?: ReadonlyArray<string> | null | undefined;
  readonly unit_not_starts_with?: string | null | undefined;
  readonly unit_not_starts_with_nocase?: string | null | undefined;
  readonly unit_starts_with?: string | null | undefined;
  readonly unit_starts_with_nocase?: string | null | undefined;
  readonly unrestricted?: boolean | null | undefined;
  readonly unrestricted_in?: ReadonlyArray<boolean> | null | undefined;
  readonly unrestricted_not?: boolean | null | undefined;
  readonly unrestricted_not_in?: ReadonlyArray<boolean> | null | undefined;
  readonly updatedAtBlock?: string | null | undefined;
  readonly updatedAtBlock_gt?: string | null | undefined;
  readonly updatedAtBlock_gte?: string | null | undefined;
  readonly updatedAtBlock_in?: ReadonlyArray<string> | null | undefined;
  readonly updatedAtBlock_lt?: string | null | undefined;
  readonly updatedAtBlock_lte?: string | null | undefined;
  readonly updatedAtBlock_not?: string | null | undefined;
  readonly updatedAtBlock_not_in?: ReadonlyArray<string> | null | undefined;
  readonly updatedAtSeconds?: string | null | undefined;
  readonly updatedAtSeconds_gt?: string | null | undefined;
  readonly updatedAtSeconds_gte?: string | null | undefined;
  readonly updatedAtSeconds_in?: ReadonlyArray<string> | null | undefined;
  readonly updatedAtSeconds_lt?: string | null | undefined;
  readonly updatedAtSeconds_lte?: string | null | undefined;
  readonly updatedAtSeconds_not?: string | null | undefined;
  readonly updatedAtSeconds_not_in?: ReadonlyArray<string> | null | undefined;
  readonly zone?: string | null | undefined;
  readonly zoneHash?: string | null | undefined;
  readonly zoneHash_contains?: string | null | undefined;
  readonly zoneHash_gt?: string | null | undefined;
  readonly zoneHash_gte?: string | null | undefined;
  readonly zoneHash_in?: ReadonlyArray<string> | null | undefined;
  readonly zoneHash_lt?: string | null | undefined;
  readonly zoneHash_lte?: string | null | undefined;
  readonly zoneHash_not?: string | null | undefined;
  readonly zoneHash_not_contains?: string | null | undefined;
  readonly zoneHash_not_in?: ReadonlyArray<string> | null | undefined;
  readonly zone_contains?: string | null | undefined;
  readonly zone_gt?: string | null | undefined;
  readonly zone_gte?: string | null | undefined;
  readonly zone_in?: ReadonlyArray<string> | null | undefined;
  readonly zone_lt?: string | null | undefined;
  readonly zone_lte?: string | null | undefined;
  readonly zone_not?: string | null | undefined;
  readonly zone_not_contains?: string | null | undefined;
  readonly zone_not_in?: ReadonlyArray<string> | null | undefined;
};

/** How the price of an order changes with time. */
export type PriceType =
  /** Declines in a straight line: no payment of the order ends higher than it starts, and at least one ends lower. */
  | 'DECLINING'
  /** The same from start to end. */
  | 'FIXED'
  /** At least one payment of the order ends higher than it starts. Never live. */
  | 'RISING';

/** Whether a contract supports royaltyInfo. */
export type RoyaltySupport =
  /** It returned a result for royaltyInfo (EIP-2981). */
  | 'SUPPORTED'
  /** Not checked yet, because no order required it. */
  | 'UNKNOWN'
  /** It neither returns a result for royaltyInfo nor claims to (EIP-165); it is not called again. */
  | 'UNSUPPORTED';

/** The rule by which a sale may not be a real trade. docs/analytics.md has the rules. */
export type SaleFlag =
  /** The item returned to its seller within 30 days. */
  | 'CAME_BACK'
  /** The seller sent the transaction, or paid the buyer in it. */
  | 'FUNDED_BY_SELLER'
  /** The same two accounts traded another item in the other direction within 30 days at nearly the same price, and nobody else was paid. */
  | 'MIRRORED'
  /** The seller and the buyer are the same account. */
  | 'SAME_ACCOUNT';

export type Sale_filter = {
  /** Filter for the block changed event. */
  readonly _change_block?: BlockChangedFilter | null | undefined;
  readonly and?: ReadonlyArray<Sale_filter | null | undefined> | null | undefined;
  readonly blockHash?: string | null | undefined;
  readonly blockHash_contains?: string | null | undefined;
  readonly blockHash_gt?: string | null | undefined;
  readonly blockHash_gte?: string | null | undefined;
  readonly blockHash_in?: ReadonlyArray<string> | null | undefined;
  readonly blockHash_lt?: string | null | undefined;
  readonly blockHash_lte?: string | null | undefined;
  readonly blockHash_not?: string | null | undefined;
  readonly blockHash_not_contains?: string | null | undefined;
  readonly blockHash_not_in?: ReadonlyArray<string> | null | undefined;
  readonly blockNumber?: string | null | undefined;
  readonly blockNumber_gt?: string | null | undefined;
  readonly blockNumber_gte?: string | null | undefined;
  readonly blockNumber_in?: ReadonlyArray<string> | null | undefined;
  readonly blockNumber_lt?: string | null | undefined;
  readonly blockNumber_lte?: string | null | undefined;
  readonly blockNumber_not?: string | null | undefined;
  readonly blockNumber_not_in?: ReadonlyArray<string> | null | undefined;
  readonly bundleSize?: number | null | undefined;
  readonly bundleSize_gt?: number | null | undefined;
  readonly bundleSize_gte?: number | null | undefined;
  readonly bundleSize_in?: ReadonlyArray<number> | null | undefined;
  readonly bundleSize_lt?: number | null | undefined;
  readonly bundleSize_lte?: number | null | undefined;
  readonly bundleSize_not?: number | null | undefined;
  readonly bundleSize_not_in?: ReadonlyArray<number> | null | undefined;
  readonly buyer?: string | null | undefined;
  readonly buyer_?: Account_filter | null | undefined;
  readonly buyer_contains?: string | null | undefined;
  readonly buyer_contains_nocase?: string | null | undefined;
  readonly buyer_ends_with?: string | null | undefined;
  readonly buyer_ends_with_nocase?: string | null | undefined;
  readonly buyer_gt?: string | null | undefined;
  readonly buyer_gte?: string | null | undefined;
  readonly buyer_in?: ReadonlyArray<string> | null | undefined;
  readonly buyer_lt?: string | null | undefined;
  readonly buyer_lte?: string | null | undefined;
  readonly buyer_not?: string | null | undefined;
  readonly buyer_not_contains?: string | null | undefined;
  readonly buyer_not_contains_nocase?: string | null | undefined;
  readonly buyer_not_ends_with?: string | null | undefined;
  readonly buyer_not_ends_with_nocase?: string | null | undefined;
  readonly buyer_not_in?: ReadonlyArray<string> | null | undefined;
  readonly buyer_not_starts_with?: string | null | undefined;
  readonly buyer_not_starts_with_nocase?: string | null | undefined;
  readonly buyer_starts_with?: string | null | undefined;
  readonly buyer_starts_with_nocase?: string | null | undefined;
  readonly collection?: string | null | undefined;
  readonly collection_?: Collection_filter | null | undefined;
  readonly collection_contains?: string | null | undefined;
  readonly collection_contains_nocase?: string | null | undefined;
  readonly collection_ends_with?: string | null | undefined;
  readonly collection_ends_with_nocase?: string | null | undefined;
  readonly collection_gt?: string | null | undefined;
  readonly collection_gte?: string | null | undefined;
  readonly collection_in?: ReadonlyArray<string> | null | undefined;
  readonly collection_lt?: string | null | undefined;
  readonly collection_lte?: string | null | undefined;
  readonly collection_not?: string | null | undefined;
  readonly collection_not_contains?: string | null | undefined;
  readonly collection_not_contains_nocase?: string | null | undefined;
  readonly collection_not_ends_with?: string | null | undefined;
  readonly collection_not_ends_with_nocase?: string | null | undefined;
  readonly collection_not_in?: ReadonlyArray<string> | null | undefined;
  readonly collection_not_starts_with?: string | null | undefined;
  readonly collection_not_starts_with_nocase?: string | null | undefined;
  readonly collection_starts_with?: string | null | undefined;
  readonly collection_starts_with_nocase?: string | null | undefined;
  readonly currency?: string | null | undefined;
  readonly currency_?: Currency_filter | null | undefined;
  readonly currency_contains?: string | null | undefined;
  readonly currency_contains_nocase?: string | null | undefined;
  readonly currency_ends_with?: string | null | undefined;
  readonly currency_ends_with_nocase?: string | null | undefined;
  readonly currency_gt?: string | null | undefined;
  readonly currency_gte?: string | null | undefined;
  readonly currency_in?: ReadonlyArray<string> | null | undefined;
  readonly currency_lt?: string | null | undefined;
  readonly currency_lte?: string | null | undefined;
  readonly currency_not?: string | null | undefined;
  readonly currency_not_contains?: string | null | undefined;
  readonly currency_not_contains_nocase?: string | null | undefined;
  readonly currency_not_ends_with?: string | null | undefined;
  readonly currency_not_ends_with_nocase?: string | null | undefined;
  readonly currency_not_in?: ReadonlyArray<string> | null | undefined;
  readonly currency_not_starts_with?: string | null | undefined;
  readonly currency_not_starts_with_nocase?: string | null | undefined;
  readonly currency_starts_with?: string | null | undefined;
  readonly currency_starts_with_nocase?: string | null | undefined;
  readonly feeAmount?: string | null | undefined;
  readonly feeAmount_gt?: string | null | undefined;
  readonly feeAmount_gte?: string | null | undefined;
  readonly feeAmount_in?: ReadonlyArray<string> | null | undefined;
  readonly feeAmount_lt?: string | null | undefined;
  readonly feeAmount_lte?: string | null | undefined;
  readonly feeAmount_not?: string | null | undefined;
  readonly feeAmount_not_in?: ReadonlyArray<string> | null | undefined;
  readonly flag?: SaleFlag | null | undefined;
  readonly flagAccounts?: ReadonlyArray<string> | null | undefined;
  readonly flagAccounts_contains?: ReadonlyArray<string> | null | undefined;
  readonly flagAccounts_not?: ReadonlyArray<string> | null | undefined;
  readonly flagAccounts_not_contains?: ReadonlyArray<string> | null | undefined;
  readonly flagDays?: number | null | undefined;
  readonly flagDays_gt?: number | null | undefined;
  readonly flagDays_gte?: number | null | undefined;
  readonly flagDays_in?: ReadonlyArray<number> | null | undefined;
  readonly flagDays_lt?: number | null | undefined;
  readonly flagDays_lte?: number | null | undefined;
  readonly flagDays_not?: number | null | undefined;
  readonly flagDays_not_in?: ReadonlyArray<number> | null | undefined;
  readonly flagUnpaid?: boolean | null | undefined;
  readonly flagUnpaid_in?: ReadonlyArray<boolean> | null | undefined;
  readonly flagUnpaid_not?: boolean | null | undefined;
  readonly flagUnpaid_not_in?: ReadonlyArray<boolean> | null | undefined;
  readonly flag_in?: ReadonlyArray<SaleFlag> | null | undefined;
  readonly flag_not?: SaleFlag | null | undefined;
  readonly flag_not_in?: ReadonlyArray<SaleFlag> | null | undefined;
  readonly id?: string | null | undefined;
  readonly id_contains?: string | null | undefined;
  readonly id_gt?: string | null | undefined;
  readonly id_gte?: string | null | undefined;
  readonly id_in?: ReadonlyArray<string> | null | undefined;
  readonly id_lt?: string | null | undefined;
  readonly id_lte?: string | null | undefined;
  readonly id_not?: string | null | undefined;
  readonly id_not_contains?: string | null | undefined;
  readonly id_not_in?: ReadonlyArray<string> | null | undefined;
  readonly logIndex?: number | null | undefined;
  readonly logIndex_gt?: number | null | undefined;
  readonly logIndex_gte?: number | null | undefined;
  readonly logIndex_in?: ReadonlyArray<number> | null | undefined;
  readonly logIndex_lt?: number | null | undefined;
  readonly logIndex_lte?: number | null | undefined;
  readonly logIndex_not?: number | null | undefined;
  readonly logIndex_not_in?: ReadonlyArray<number> | null | undefined;
  readonly market?: string | null | undefined;
  readonly market_?: CollectionMarket_filter | null | undefined;
  readonly market_contains?: string | null | undefined;
  readonly market_contains_nocase?: string | null | undefined;
  readonly market_ends_with?: string | null | undefined;
  readonly market_ends_with_nocase?: string | null | undefined;
  readonly market_gt?: string | null | undefined;
  readonly market_gte?: string | null | undefined;
  readonly market_in?: ReadonlyArray<string> | null | undefined;
  readonly market_lt?: string | null | undefined;
  readonly market_lte?: string | null | undefined;
  readonly market_not?: string | null | undefined;
  readonly market_not_contains?: string | null | undefined;
  readonly market_not_contains_nocase?: string | null | undefined;
  readonly market_not_ends_with?: string | null | undefined;
  readonly market_not_ends_with_nocase?: string | null | undefined;
  readonly market_not_in?: ReadonlyArray<string> | null | undefined;
  readonly market_not_starts_with?: string | null | undefined;
  readonly market_not_starts_with_nocase?: string | null | undefined;
  readonly market_starts_with?: string | null | undefined;
  readonly market_starts_with_nocase?: string | null | undefined;
  readonly method?: FulfilmentMethod | null | undefined;
  readonly method_in?: ReadonlyArray<FulfilmentMethod> | null | undefined;
  readonly method_not?: FulfilmentMethod | null | undefined;
  readonly method_not_in?: ReadonlyArray<FulfilmentMethod> | null | undefined;
  readonly or?: ReadonlyArray<Sale_filter | null | undefined> | null | undefined;
  readonly order?: string | null | undefined;
  readonly orderHash?: string | null | undefined;
  readonly orderHash_contains?: string | null | undefined;
  readonly orderHash_gt?: string | null | undefined;
  readonly orderHash_gte?: string | null | undefined;
  readonly orderHash_in?: ReadonlyArray<string> | null | undefined;
  readonly orderHash_lt?: string | null | undefined;
  readonly orderHash_lte?: string | null | undefined;
  readonly orderHash_not?: string | null | undefined;
  readonly orderHash_not_contains?: string | null | undefined;
  readonly orderHash_not_in?: ReadonlyArray<string> | null | undefined;
  readonly order_?: Order_filter | null | undefined;
  readonly order_contains?: string | null | undefined;
  readonly order_contains_nocase?: string | null | undefined;
  readonly order_ends_with?: string | null | undefined;
  readonly order_ends_with_nocase?: string | null | undefined;
  readonly order_gt?: string | null | undefined;
  readonly order_gte?: string | null | undefined;
  readonly order_in?: ReadonlyArray<string> | null | undefined;
  readonly order_lt?: string | null | undefined;
  readonly order_lte?: string | null | undefined;
  readonly order_not?: string | null | undefined;
  readonly order_not_contains?: string | null | undefined;
  readonly order_not_contains_nocase?: string | null | undefined;
  readonly order_not_ends_with?: string | null | undefined;
  readonly order_not_ends_with_nocase?: string | null | undefined;
  readonly order_not_in?: ReadonlyArray<string> | null | undefined;
  readonly order_not_starts_with?: string | null | undefined;
  readonly order_not_starts_with_nocase?: string | null | undefined;
  readonly order_starts_with?: string | null | undefined;
  readonly order_starts_with_nocase?: string | null | undefined;
  readonly price?: string | null | undefined;
  readonly priceSigned?: boolean | null | undefined;
  readonly priceSigned_in?: ReadonlyArray<boolean> | null | undefined;
  readonly priceSigned_not?: boolean | null | undefined;
  readonly priceSigned_not_in?: ReadonlyArray<boolean> | null | undefined;
  readonly price_gt?: string | null | undefined;
  readonly price_gte?: string | null | undefined;
  readonly price_in?: ReadonlyArray<string> | null | undefined;
  readonly price_lt?: string | null | undefined;
  readonly price_lte?: string | null | undefined;
  readonly price_not?: string | null | undefined;
  readonly price_not_in?: ReadonlyArray<string> | null | undefined;
  readonly proceeds?: string | null | undefined;
  readonly proceeds_gt?: string | null | undefined;
  readonly proceeds_gte?: string | null | undefined;
  readonly proceeds_in?: ReadonlyArray<string> | null | undefined;
  readonly proceeds_lt?: string | null | undefined;
  readonly proceeds_lte?: string | null | undefined;
  readonly proceeds_not?: string | null | undefined;
  readonly proceeds_not_in?: ReadonlyArray<string> | null | undefined;
  readonly quantity?: string | null | undefined;
  readonly quantity_gt?: string | null | undefined;
  readonly quantity_gte?: string | null | undefined;
  readonly quantity_in?: ReadonlyArray<string> | null | undefined;
  readonly quantity_lt?: string | null | undefined;
  readonly quantity_lte?: string | null | undefined;
  readonly quantity_not?: string | null | undefined;
  readonly quantity_not_in?: ReadonlyArray<string> | null | undefined;
  readonly royaltyAmount?: string | null | undefined;
  readonly royaltyAmount_gt?: string | null | undefined;
  readonly royaltyAmount_gte?: string | null | undefined;
  readonly royaltyAmount_in?: ReadonlyArray<string> | null | undefined;
  readonly royaltyAmount_lt?: string | null | undefined;
  readonly royaltyAmount_lte?: string | null | undefined;
  readonly royaltyAmount_not?: string | null | undefined;
  readonly royaltyAmount_not_in?: ReadonlyArray<string> | null | undefined;
  readonly seaport?: SeaportVersion | null | undefined;
  readonly seaport_in?: ReadonlyArray<SeaportVersion> | null | undefined;
  readonly seaport_not?: SeaportVersion | null | undefined;
  readonly seaport_not_in?: ReadonlyArray<SeaportVersion> | null | undefined;
  readonly seller?: string | null | undefined;
  readonly seller_?: Account_filter | null | undefined;
  readonly seller_contains?: string | null | undefined;
  readonly seller_contains_nocase?: string | null | undefined;
  readonly seller_ends_with?: string | null | undefined;
  readonly seller_ends_with_nocase?: string | null | undefined;
  readonly seller_gt?: string | null | undefined;
  readonly seller_gte?: string | null | undefined;
  readonly seller_in?: ReadonlyArray<string> | null | undefined;
  readonly seller_lt?: string | null | undefined;
  readonly seller_lte?: string | null | undefined;
  readonly seller_not?: string | null | undefined;
  readonly seller_not_contains?: string | null | undefined;
  readonly seller_not_contains_nocase?: string | null | undefined;
  readonly seller_not_ends_with?: string | null | undefined;
  readonly seller_not_ends_with_nocase?: string | null | undefined;
  readonly seller_not_in?: ReadonlyArray<string> | null | undefined;
  readonly seller_not_starts_with?: string | null | undefined;
  readonly seller_not_starts_with_nocase?: string | null | undefined;
  readonly seller_starts_with?: string | null | undefined;
  readonly seller_starts_with_nocase?: string | null | undefined;
  readonly side?: OrderSide | null | undefined;
  readonly side_in?: ReadonlyArray<OrderSide> | null | undefined;
  readonly side_not?: OrderSide | null | undefined;
  readonly side_not_in?: ReadonlyArray<OrderSide> | null | undefined;
  readonly timestampSeconds?: string | null | undefined;
  readonly timestampSeconds_gt?: string | null | undefined;
  readonly timestampSeconds_gte?: string | null | undefined;
  readonly timestampSeconds_in?: ReadonlyArray<string> | null | undefined;
  readonly timestampSeconds_lt?: string | null | undefined;
  readonly timestampSeconds_lte?: string | null | undefined;
  readonly timestampSeconds_not?: string | null | undefined;
  readonly timestampSeconds_not_in?: ReadonlyArray<string> | null | undefined;
  readonly tips_?: Tip_filter | null | undefined;
  readonly token?: string | null | undefined;
  readonly token_?: Token_filter | null | undefined;
  readonly token_contains?: string | null | undefined;
  readonly token_contains_nocase?: string | null | undefined;
  readonly token_ends_with?: string | null | undefined;
  readonly token_ends_with_nocase?: string | null | undefined;
  readonly token_gt?: string | null | undefined;
  readonly token_gte?: string | null | undefined;
  readonly token_in?: ReadonlyArray<string> | null | undefined;
  readonly token_lt?: string | null | undefined;
  readonly token_lte?: string | null | undefined;
  readonly token_not?: string | null | undefined;
  readonly token_not_contains?: string | null | undefined;
  readonly token_not_contains_nocase?: string | null | undefined;
  readonly token_not_ends_with?: string | null | undefined;
  readonly token_not_ends_with_nocase?: string | null | undefined;
  readonly token_not_in?: ReadonlyArray<string> | null | undefined;
  readonly token_not_starts_with?: string | null | undefined;
  readonly token_not_starts_with_nocase?: string | null | undefined;
  readonly token_starts_with?: string | null | undefined;
  readonly token_starts_with_nocase?: string | null | undefined;
  readonly transactionHash?: string | null | undefined;
  readonly transactionHash_contains?: string | null | undefined;
  readonly transactionHash_gt?: string | null | undefined;
  readonly transactionHash_gte?: string | null | undefined;
  readonly transactionHash_in?: ReadonlyArray<string> | null | undefined;
  readonly transactionHash_lt?: string | null | undefined;
  readonly transactionHash_lte?: string | null | undefined;
  readonly transactionHash_not?: string | null | undefined;
  readonly transactionHash_not_contains?: string | null | undefined;
  readonly transactionHash_not_in?: ReadonlyArray<string> | null | undefined;
  readonly unitPrice?: string | null | undefined;
  readonly unitPrice_gt?: string | null | undefined;
  readonly unitPrice_gte?: string | null | undefined;
  readonly unitPrice_in?: ReadonlyArray<string> | null | undefined;
  readonly unitPrice_lt?: string | null | undefined;
  readonly unitPrice_lte?: string | null | undefined;
  readonly unitPrice_not?: string | null | undefined;
  readonly unitPrice_not_in?: ReadonlyArray<string> | null | undefined;
};

/** A version of Seaport, each a contract of its own. */
export type SeaportVersion =
  /** Seaport 1.1, of 2022. */
  | 'V1_1'
  /** Seaport 1.4, of 2023. */
  | 'V1_4'
  /** Seaport 1.5, of 2023. */
  | 'V1_5'
  /** Seaport 1.6, since 2024. */
  | 'V1_6';

export type SweepBucket_filter = {
  /** Filter for the block changed event. */
  readonly _change_block?: BlockChangedFilter | null | undefined;
  readonly and?: ReadonlyArray<SweepBucket_filter | null | undefined> | null | undefined;
  readonly id?: string | null | undefined;
  readonly id_contains?: string | null | undefined;
  readonly id_gt?: string | null | undefined;
  readonly id_gte?: string | null | undefined;
  readonly id_in?: ReadonlyArray<string> | null | undefined;
  readonly id_lt?: string | null | undefined;
  readonly id_lte?: string | null | undefined;
  readonly id_not?: string | null | undefined;
  readonly id_not_contains?: string | null | undefined;
  readonly id_not_in?: ReadonlyArray<string> | null | undefined;
  readonly or?: ReadonlyArray<SweepBucket_filter | null | undefined> | null | undefined;
  readonly orderCount?: number | null | undefined;
  readonly orderCount_gt?: number | null | undefined;
  readonly orderCount_gte?: number | null | undefined;
  readonly orderCount_in?: ReadonlyArray<number> | null | undefined;
  readonly orderCount_lt?: number | null | undefined;
  readonly orderCount_lte?: number | null | undefined;
  readonly orderCount_not?: number | null | undefined;
  readonly orderCount_not_in?: ReadonlyArray<number> | null | undefined;
  readonly orders?: ReadonlyArray<string> | null | undefined;
  readonly orders_contains?: ReadonlyArray<string> | null | undefined;
  readonly orders_not?: ReadonlyArray<string> | null | undefined;
  readonly orders_not_contains?: ReadonlyArray<string> | null | undefined;
};

export type Tip_filter = {
  /** Filter for the block changed event. */
  readonly _change_block?: BlockChangedFilter | null | undefined;
  readonly amount?: string | null | undefined;
  readonly amount_gt?: string | null | undefined;
  readonly amount_gte?: string | null | undefined;
  readonly amount_in?: ReadonlyArray<string> | null | undefined;
  readonly amount_lt?: string | null | undefined;
  readonly amount_lte?: string | null | undefined;
  readonly amount_not?: string | null | undefined;
  readonly amount_not_in?: ReadonlyArray<string> | null | undefined;
  readonly and?: ReadonlyArray<Tip_filter | null | undefined> | null | undefined;
  readonly contract?: string | null | undefined;
  readonly contract_contains?: string | null | undefined;
  readonly contract_gt?: string | null | undefined;
  readonly contract_gte?: string | null | undefined;
  readonly contract_in?: ReadonlyArray<string> | null | undefined;
  readonly contract_lt?: string | null | undefined;
  readonly contract_lte?: string | null | undefined;
  readonly contract_not?: string | null | undefined;
  readonly contract_not_contains?: string | null | undefined;
  readonly contract_not_in?: ReadonlyArray<string> | null | undefined;
  readonly id?: string | null | undefined;
  readonly id_contains?: string | null | undefined;
  readonly id_gt?: string | null | undefined;
  readonly id_gte?: string | null | undefined;
  readonly id_in?: ReadonlyArray<string> | null | undefined;
  readonly id_lt?: string | null | undefined;
  readonly id_lte?: string | null | undefined;
  readonly id_not?: string | null | undefined;
  readonly id_not_contains?: string | null | undefined;
  readonly id_not_in?: ReadonlyArray<string> | null | undefined;
  readonly identifier?: string | null | undefined;
  readonly identifier_gt?: string | null | undefined;
  readonly identifier_gte?: string | null | undefined;
  readonly identifier_in?: ReadonlyArray<string> | null | undefined;
  readonly identifier_lt?: string | null | undefined;
  readonly identifier_lte?: string | null | undefined;
  readonly identifier_not?: string | null | undefined;
  readonly identifier_not_in?: ReadonlyArray<string> | null | undefined;
  readonly itemType?: ItemType | null | undefined;
  readonly itemType_in?: ReadonlyArray<ItemType> | null | undefined;
  readonly itemType_not?: ItemType | null | undefined;
  readonly itemType_not_in?: ReadonlyArray<ItemType> | null | undefined;
  readonly or?: ReadonlyArray<Tip_filter | null | undefined> | null | undefined;
  readonly recipient?: string | null | undefined;
  readonly recipient_contains?: string | null | undefined;
  readonly recipient_gt?: string | null | undefined;
  readonly recipient_gte?: string | null | undefined;
  readonly recipient_in?: ReadonlyArray<string> | null | undefined;
  readonly recipient_lt?: string | null | undefined;
  readonly recipient_lte?: string | null | undefined;
  readonly recipient_not?: string | null | undefined;
  readonly recipient_not_contains?: string | null | undefined;
  readonly recipient_not_in?: ReadonlyArray<string> | null | undefined;
  readonly sale?: string | null | undefined;
  readonly sale_?: Sale_filter | null | undefined;
  readonly sale_contains?: string | null | undefined;
  readonly sale_contains_nocase?: string | null | undefined;
  readonly sale_ends_with?: string | null | undefined;
  readonly sale_ends_with_nocase?: string | null | undefined;
  readonly sale_gt?: string | null | undefined;
  readonly sale_gte?: string | null | undefined;
  readonly sale_in?: ReadonlyArray<string> | null | undefined;
  readonly sale_lt?: string | null | undefined;
  readonly sale_lte?: string | null | undefined;
  readonly sale_not?: string | null | undefined;
  readonly sale_not_contains?: string | null | undefined;
  readonly sale_not_contains_nocase?: string | null | undefined;
  readonly sale_not_ends_with?: string | null | undefined;
  readonly sale_not_ends_with_nocase?: string | null | undefined;
  readonly sale_not_in?: ReadonlyArray<string> | null | undefined;
  readonly sale_not_starts_with?: string | null | undefined;
  readonly sale_not_starts_with_nocase?: string | null | undefined;
  readonly sale_starts_with?: string | null | undefined;
  readonly sale_starts_with_nocase?: string | null | undefined;
};

/** Token standard of a collection contract, according to the events it emits. */
export type TokenStandard =
  /** One owner per token (EIP-721). */
  | 'ERC721'
  /** Many holders per token (EIP-1155). */
  | 'ERC1155';

export type Token_filter = {
  /** Filter for the block changed event. */
  readonly _change_block?: BlockChangedFilter | null | undefined;
  readonly activities_?: Activity_filter | null | undefined;
  readonly and?: ReadonlyArray<Token_filter | null | undefined> | null | undefined;
  readonly approved?: string | null | undefined;
  readonly approved_contains?: string | null | undefined;
  readonly approved_gt?: string | null | undefined;
  readonly approved_gte?: string | null | undefined;
  readonly approved_in?: ReadonlyArray<string> | null | undefined;
  readonly approved_lt?: string | null | undefined;
  readonly approved_lte?: string | null | undefined;
  readonly approved_not?: string | null | undefined;
  readonly approved_not_contains?: string | null | undefined;
  readonly approved_not_in?: ReadonlyArray<string> | null | undefined;
  readonly balances_?: Balance_filter | null | undefined;
  readonly bestAsk?: string | null | undefined;
  readonly bestAskCurrency?: string | null | undefined;
  readonly bestAskCurrency_?: Currency_filter | null | undefined;
  readonly bestAskCurrency_contains?: string | null | undefined;
  readonly bestAskCurrency_contains_nocase?: string | null | undefined;
  readonly bestAskCurrency_ends_with?: string | null | undefined;
  readonly bestAskCurrency_ends_with_nocase?: string | null | undefined;
  readonly bestAskCurrency_gt?: string | null | undefined;
  readonly bestAskCurrency_gte?: string | null | undefined;
  readonly bestAskCurrency_in?: ReadonlyArray<string> | null | undefined;
  readonly bestAskCurrency_lt?: string | null | undefined;
  readonly bestAskCurrency_lte?: string | null | undefined;
  readonly bestAskCurrency_not?: string | null | undefined;
  readonly bestAskCurrency_not_contains?: string | null | undefined;
  readonly bestAskCurrency_not_contains_nocase?: string | null | undefined;
  readonly bestAskCurrency_not_ends_with?: string | null | undefined;
  readonly bestAskCurrency_not_ends_with_nocase?: string | null | undefined;
  readonly bestAskCurrency_not_in?: ReadonlyArray<string> | null | undefined;
  readonly bestAskCurrency_not_starts_with?: string | null | undefined;
  readonly bestAskCurrency_not_starts_with_nocase?: string | null | undefined;
  readonly bestAskCurrency_starts_with?: string | null | undefined;
  readonly bestAskCurrency_starts_with_nocase?: string | null | undefined;
  readonly bestAskEndPrice?: string | null | undefined;
  readonly bestAskEndPrice_gt?: string | null | undefined;
  readonly bestAskEndPrice_gte?: string | null | undefined;
  readonly bestAskEndPrice_in?: ReadonlyArray<string> | null | undefined;
  readonly bestAskEndPrice_lt?: string | null | undefined;
  readonly bestAskEndPrice_lte?: string | null | undefined;
  readonly bestAskEndPrice_not?: string | null | undefined;
  readonly bestAskEndPrice_not_in?: ReadonlyArray<string> | null | undefined;
  readonly bestAskEndsAtSeconds?: string | null | undefined;
  readonly bestAskEndsAtSeconds_gt?: string | null | undefined;
  readonly bestAskEndsAtSeconds_gte?: string | null | undefined;
  readonly bestAskEndsAtSeconds_in?: ReadonlyArray<string> | null | undefined;
  readonly bestAskEndsAtSeconds_lt?: string | null | undefined;
  readonly bestAskEndsAtSeconds_lte?: string | null | undefined;
  readonly bestAskEndsAtSeconds_not?: string | null | undefined;
  readonly bestAskEndsAtSeconds_not_in?: ReadonlyArray<string> | null | undefined;
  readonly bestAskPrice?: string | null | undefined;
  readonly bestAskPrice_gt?: string | null | undefined;
  readonly bestAskPrice_gte?: string | null | undefined;
  readonly bestAskPrice_in?: ReadonlyArray<string> | null | undefined;
  readonly bestAskPrice_lt?: string | null | undefined;
  readonly bestAskPrice_lte?: string | null | undefined;
  readonly bestAskPrice_not?: string | null | undefined;
  readonly bestAskPrice_not_in?: ReadonlyArray<string> | null | undefined;
  readonly bestAskStartsAtSeconds?: string | null | undefined;
  readonly bestAskStartsAtSeconds_gt?: string | null | undefined;
  readonly bestAskStartsAtSeconds_gte?: string | null | undefined;
  readonly bestAskStartsAtSeconds_in?: ReadonlyArray<string> | null | undefined;
  readonly bestAskStartsAtSeconds_lt?: string | null | undefined;
  readonly bestAskStartsAtSeconds_lte?: string | null | undefined;
  readonly bestAskStartsAtSeconds_not?: string | null | undefined;
  readonly bestAskStartsAtSeconds_not_in?: ReadonlyArray<string> | null | undefined;
  readonly bestAskUnit?: string | null | undefined;
  readonly bestAskUnit_?: Currency_filter | null | undefined;
  readonly bestAskUnit_contains?: string | null | undefined;
  readonly bestAskUnit_contains_nocase?: string | null | undefined;
  readonly bestAskUnit_ends_with?: string | null | undefined;
  readonly bestAskUnit_ends_with_nocase?: string | null | undefined;
  readonly bestAskUnit_gt?: string | null | undefined;
  readonly bestAskUnit_gte?: string | null | undefined;
  readonly bestAskUnit_in?: ReadonlyArray<string> | null | undefined;
  readonly bestAskUnit_lt?: string | null | undefined;
  readonly bestAskUnit_lte?: string | null | undefined;
  readonly bestAskUnit_not?: string | null | undefined;
  readonly bestAskUnit_not_contains?: string | null | undefined;
  readonly bestAskUnit_not_contains_nocase?: string | null | undefined;
  readonly bestAskUnit_not_ends_with?: string | null | undefined;
  readonly bestAskUnit_not_ends_with_nocase?: string | null | undefined;
  readonly bestAskUnit_not_in?: ReadonlyArray<string> | null | undefined;
  readonly bestAskUnit_not_starts_with?: string | null | undefined;
  readonly bestAskUnit_not_starts_with_nocase?: string | null | undefined;
  readonly bestAskUnit_starts_with?: string | null | undefined;
  readonly bestAskUnit_starts_with_nocase?: string | null | undefined;
  readonly bestAsk_?: Order_filter | null | undefined;
  readonly bestAsk_contains?: string | null | undefined;
  readonly bestAsk_contains_nocase?: string | null | undefined;
  readonly bestAsk_ends_with?: string | null | undefined;
  readonly bestAsk_ends_with_nocase?: string | null | undefined;
  readonly bestAsk_gt?: string | null | undefined;
  readonly bestAsk_gte?: string | null | undefined;
  readonly bestAsk_in?: ReadonlyArray<string> | null | undefined;
  readonly bestAsk_lt?: string | null | undefined;
  readonly bestAsk_lte?: string | null | undefined;
  readonly bestAsk_not?: string | null | undefined;
  readonly bestAsk_not_contains?: string | null | undefined;
  readonly bestAsk_not_contains_nocase?: string | null | undefined;
  readonly bestAsk_not_ends_with?: string | null | undefined;
  readonly bestAsk_not_ends_with_nocase?: string | null | undefined;
  readonly bestAsk_not_in?: ReadonlyArray<string> | null | undefined;
  readonly bestAsk_not_starts_with?: string | null | undefined;
  readonly bestAsk_not_starts_with_nocase?: string | null | undefined;
  readonly bestAsk_starts_with?: string | null | undefined;
  readonly bestAsk_starts_with_nocase?: string | null | undefined;
  readonly bestBid?: string | null | undefined;
  readonly bestBidCurrency?: string | null | undefined;
  readonly bestBidCurrency_?: Currency_filter | null | undefined;
  readonly bestBidCurrency_contains?: string | null | undefined;
  readonly bestBidCurrency_contains_nocase?: string | null | undefined;
  readonly bestBidCurrency_ends_with?: string | null | undefined;
  readonly bestBidCurrency_ends_with_nocase?: string | null | undefined;
  readonly bestBidCurrency_gt?: string | null | undefined;
  readonly bestBidCurrency_gte?: string | null | undefined;
  readonly bestBidCurrency_in?: ReadonlyArray<string> | null | undefined;
  readonly bestBidCurrency_lt?: string | null | undefined;
  readonly bestBidCurrency_lte?: string | null | undefined;
  readonly bestBidCurrency_not?: string | null | undefined;
  readonly bestBidCurrency_not_contains?: string | null | undefined;
  readonly bestBidCurrency_not_contains_nocase?: string | null | undefined;
  readonly bestBidCurrency_not_ends_with?: string | null | undefined;
  readonly bestBidCurrency_not_ends_with_nocase?: string | null | undefined;
  readonly bestBidCurrency_not_in?: ReadonlyArray<string> | null | undefined;
  readonly bestBidCurrency_not_starts_with?: string | null | undefined;
  readonly bestBidCurrency_not_starts_with_nocase?: string | null | undefined;
  readonly bestBidCurrency_starts_with?: string | null | undefined;
  readonly bestBidCurrency_starts_with_nocase?: string | null | undefined;
  readonly bestBidPrice?: string | null | undefined;
  readonly bestBidPrice_gt?: string | null | undefined;
  readonly bestBidPrice_gte?: string | null | undefined;
  readonly bestBidPrice_in?: ReadonlyArray<string> | null | undefined;
  readonly bestBidPrice_lt?: string | null | undefined;
  readonly bestBidPrice_lte?: string | null | undefined;
  readonly bestBidPrice_not?: string | null | undefined;
  readonly bestBidPrice_not_in?: ReadonlyArray<string> | null | undefined;
  readonly bestBidUnit?: string | null | undefined;
  readonly bestBidUnit_?: Currency_filter | null | undefined;
  readonly bestBidUnit_contains?: string | null | undefined;
  readonly bestBidUnit_contains_nocase?: string | null | undefined;
  readonly bestBidUnit_ends_with?: string | null | undefined;
  readonly bestBidUnit_ends_with_nocase?: string | null | undefined;
  readonly bestBidUnit_gt?: string | null | undefined;
  readonly bestBidUnit_gte?: string | null | undefined;
  readonly bestBidUnit_in?: ReadonlyArray<string> | null | undefined;
  readonly bestBidUnit_lt?: string | null | undefined;
  readonly bestBidUnit_lte?: string | null | undefined;
  readonly bestBidUnit_not?: string | null | undefined;
  readonly bestBidUnit_not_contains?: string | null | undefined;
  readonly bestBidUnit_not_contains_nocase?: string | null | undefined;
  readonly bestBidUnit_not_ends_with?: string | null | undefined;
  readonly bestBidUnit_not_ends_with_nocase?: string | null | undefined;
  readonly bestBidUnit_not_in?: ReadonlyArray<string> | null | undefined;
  readonly bestBidUnit_not_starts_with?: string | null | undefined;
  readonly bestBidUnit_not_starts_with_nocase?: string | null | undefined;
  readonly bestBidUnit_starts_with?: string | null | undefined;
  readonly bestBidUnit_starts_with_nocase?: string | null | undefined;
  readonly bestBid_?: Order_filter | null | undefined;
  readonly bestBid_contains?: string | null | undefined;
  readonly bestBid_contains_nocase?: string | null | undefined;
  readonly bestBid_ends_with?: string | null | undefined;
  readonly bestBid_ends_with_nocase?: string | null | undefined;
  readonly bestBid_gt?: string | null | undefined;
  readonly bestBid_gte?: string | null | undefined;
  readonly bestBid_in?: ReadonlyArray<string> | null | undefined;
  readonly bestBid_lt?: string | null | undefined;
  readonly bestBid_lte?: string | null | undefined;
  readonly bestBid_not?: string | null | undefined;
  readonly bestBid_not_contains?: string | null | undefined;
  readonly bestBid_not_contains_nocase?: string | null | undefined;
  readonly bestBid_not_ends_with?: string | null | undefined;
  readonly bestBid_not_ends_with_nocase?: string | null | undefined;
  readonly bestBid_not_in?: ReadonlyArray<string> | null | undefined;
  readonly bestBid_not_starts_with?: string | null | undefined;
  readonly bestBid_not_starts_with_nocase?: string | null | undefined;
  readonly bestBid_starts_with?: string | null | undefined;
  readonly bestBid_starts_with_nocase?: string | null | undefined;
  readonly collection?: string | null | undefined;
  readonly collection_?: Collection_filter | null | undefined;
  readonly collection_contains?: string | null | undefined;
  readonly collection_contains_nocase?: string | null | undefined;
  readonly collection_ends_with?: string | null | undefined;
  readonly collection_ends_with_nocase?: string | null | undefined;
  readonly collection_gt?: string | null | undefined;
  readonly collection_gte?: string | null | undefined;
  readonly collection_in?: ReadonlyArray<string> | null | undefined;
  readonly collection_lt?: string | null | undefined;
  readonly collection_lte?: string | null | undefined;
  readonly collection_not?: string | null | undefined;
  readonly collection_not_contains?: string | null | undefined;
  readonly collection_not_contains_nocase?: string | null | undefined;
  readonly collection_not_ends_with?: string | null | undefined;
  readonly collection_not_ends_with_nocase?: string | null | undefined;
  readonly collection_not_in?: ReadonlyArray<string> | null | undefined;
  readonly collection_not_starts_with?: string | null | undefined;
  readonly collection_not_starts_with_nocase?: string | null | undefined;
  readonly collection_starts_with?: string | null | undefined;
  readonly collection_starts_with_nocase?: string | null | undefined;
  readonly followedSales?: ReadonlyArray<string> | null | undefined;
  readonly followedSales_contains?: ReadonlyArray<string> | null | undefined;
  readonly followedSales_not?: ReadonlyArray<string> | null | undefined;
  readonly followedSales_not_contains?: ReadonlyArray<string> | null | undefined;
  readonly historyFromMint?: boolean | null | undefined;
  readonly historyFromMint_in?: ReadonlyArray<boolean> | null | undefined;
  readonly historyFromMint_not?: boolean | null | undefined;
  readonly historyFromMint_not_in?: ReadonlyArray<boolean> | null | undefined;
  readonly id?: string | null | undefined;
  readonly id_contains?: string | null | undefined;
  readonly id_gt?: string | null | undefined;
  readonly id_gte?: string | null | undefined;
  readonly id_in?: ReadonlyArray<string> | null | undefined;
  readonly id_lt?: string | null | undefined;
  readonly id_lte?: string | null | undefined;
  readonly id_not?: string | null | undefined;
  readonly id_not_contains?: string | null | undefined;
  readonly id_not_in?: ReadonlyArray<string> | null | undefined;
  readonly inconsistent?: boolean | null | undefined;
  readonly inconsistent_in?: ReadonlyArray<boolean> | null | undefined;
  readonly inconsistent_not?: boolean | null | undefined;
  readonly inconsistent_not_in?: ReadonlyArray<boolean> | null | undefined;
  readonly lastSaleAtSeconds?: string | null | undefined;
  readonly lastSaleAtSeconds_gt?: string | null | undefined;
  readonly lastSaleAtSeconds_gte?: string | null | undefined;
  readonly lastSaleAtSeconds_in?: ReadonlyArray<string> | null | undefined;
  readonly lastSaleAtSeconds_lt?: string | null | undefined;
  readonly lastSaleAtSeconds_lte?: string | null | undefined;
  readonly lastSaleAtSeconds_not?: string | null | undefined;
  readonly lastSaleAtSeconds_not_in?: ReadonlyArray<string> | null | undefined;
  readonly lastSaleCurrency?: string | null | undefined;
  readonly lastSaleCurrency_?: Currency_filter | null | undefined;
  readonly lastSaleCurrency_contains?: string | null | undefined;
  readonly lastSaleCurrency_contains_nocase?: string | null | undefined;
  readonly lastSaleCurrency_ends_with?: string | null | undefined;
  readonly lastSaleCurrency_ends_with_nocase?: string | null | undefined;
  readonly lastSaleCurrency_gt?: string | null | undefined;
  readonly lastSaleCurrency_gte?: string | null | undefined;
  readonly lastSaleCurrency_in?: ReadonlyArray<string> | null | undefined;
  readonly lastSaleCurrency_lt?: string | null | undefined;
  readonly lastSaleCurrency_lte?: string | null | undefined;
  readonly lastSaleCurrency_not?: string | null | undefined;
  readonly lastSaleCurrency_not_contains?: string | null | undefined;
  readonly lastSaleCurrency_not_contains_nocase?: string | null | undefined;
  readonly lastSaleCurrency_not_ends_with?: string | null | undefined;
  readonly lastSaleCurrency_not_ends_with_nocase?: string | null | undefined;
  readonly lastSaleCurrency_not_in?: ReadonlyArray<string> | null | undefined;
  readonly lastSaleCurrency_not_starts_with?: string | null | undefined;
  readonly lastSaleCurrency_not_starts_with_nocase?: string | null | undefined;
  readonly lastSaleCurrency_starts_with?: string | null | undefined;
  readonly lastSaleCurrency_starts_with_nocase?: string | null | undefined;
  readonly lastSalePrice?: string | null | undefined;
  readonly lastSalePrice_gt?: string | null | undefined;
  readonly lastSalePrice_gte?: string | null | undefined;
  readonly lastSalePrice_in?: ReadonlyArray<string> | null | undefined;
  readonly lastSalePrice_lt?: string | null | undefined;
  readonly lastSalePrice_lte?: string | null | undefined;
  readonly lastSalePrice_not?: string | null | undefined;
  readonly lastSalePrice_not_in?: ReadonlyArray<string> | null | undefined;
  readonly lastSaleUnit?: string | null | undefined;
  readonly lastSaleUnit_?: Currency_filter | null | undefined;
  readonly lastSaleUnit_contains?: string | null | undefined;
  readonly lastSaleUnit_contains_nocase?: string | null | undefined;
  readonly lastSaleUnit_ends_with?: string | null | undefined;
  readonly lastSaleUnit_ends_with_nocase?: string | null | undefined;
  readonly lastSaleUnit_gt?: string | null | undefined;
  readonly lastSaleUnit_gte?: string | null | undefined;
  readonly lastSaleUnit_in?: ReadonlyArray<string> | null | undefined;
  readonly lastSaleUnit_lt?: string | null | undefined;
  readonly lastSaleUnit_lte?: string | null | undefined;
  readonly lastSaleUnit_not?: string | null | undefined;
  readonly lastSaleUnit_not_contains?: string | null | undefined;
  readonly lastSaleUnit_not_contains_nocase?: string | null | undefined;
  readonly lastSaleUnit_not_ends_with?: string | null | undefined;
  readonly lastSaleUnit_not_ends_with_nocase?: string | null | undefined;
  readonly lastSaleUnit_not_in?: ReadonlyArray<string> | null | undefined;
  readonly lastSaleUnit_not_starts_with?: string | null | undefined;
  readonly lastSaleUnit_not_starts_with_nocase?: string | null | undefined;
  readonly lastSaleUnit_starts_with?: string | null | undefined;
  readonly lastSaleUnit_starts_with_nocase?: string | null | undefined;
  readonly listedAtSeconds?: string | null | undefined;
  readonly listedAtSeconds_gt?: string | null | undefined;
  readonly listedAtSeconds_gte?: string | null | undefined;
  readonly listedAtSeconds_in?: ReadonlyArray<string> | null | undefined;
  readonly listedAtSeconds_lt?: string | null | undefined;
  readonly listedAtSeconds_lte?: string | null | undefined;
  readonly listedAtSeconds_not?: string | null | undefined;
  readonly listedAtSeconds_not_in?: ReadonlyArray<string> | null | undefined;
  readonly liveAskCount?: number | null | undefined;
  readonly liveAskCount_gt?: number | null | undefined;
  readonly liveAskCount_gte?: number | null | undefined;
  readonly liveAskCount_in?: ReadonlyArray<number> | null | undefined;
  readonly liveAskCount_lt?: number | null | undefined;
  readonly liveAskCount_lte?: number | null | undefined;
  readonly liveAskCount_not?: number | null | undefined;
  readonly liveAskCount_not_in?: ReadonlyArray<number> | null | undefined;
  readonly liveAsks_?: Order_filter | null | undefined;
  readonly liveBidCount?: number | null | undefined;
  readonly liveBidCount_gt?: number | null | undefined;
  readonly liveBidCount_gte?: number | null | undefined;
  readonly liveBidCount_in?: ReadonlyArray<number> | null | undefined;
  readonly liveBidCount_lt?: number | null | undefined;
  readonly liveBidCount_lte?: number | null | undefined;
  readonly liveBidCount_not?: number | null | undefined;
  readonly liveBidCount_not_in?: ReadonlyArray<number> | null | undefined;
  readonly liveBids_?: Order_filter | null | undefined;
  readonly liveBundleCount?: number | null | undefined;
  readonly liveBundleCount_gt?: number | null | undefined;
  readonly liveBundleCount_gte?: number | null | undefined;
  readonly liveBundleCount_in?: ReadonlyArray<number> | null | undefined;
  readonly liveBundleCount_lt?: number | null | undefined;
  readonly liveBundleCount_lte?: number | null | undefined;
  readonly liveBundleCount_not?: number | null | undefined;
  readonly liveBundleCount_not_in?: ReadonlyArray<number> | null | undefined;
  readonly metadata?: string | null | undefined;
  readonly metadataPlace?: MetadataPlace | null | undefined;
  readonly metadataPlace_in?: ReadonlyArray<MetadataPlace> | null | undefined;
  readonly metadataPlace_not?: MetadataPlace | null | undefined;
  readonly metadataPlace_not_in?: ReadonlyArray<MetadataPlace> | null | undefined;
  readonly metadata_?: Metadata_filter | null | undefined;
  readonly metadata_contains?: string | null | undefined;
  readonly metadata_contains_nocase?: string | null | undefined;
  readonly metadata_ends_with?: string | null | undefined;
  readonly metadata_ends_with_nocase?: string | null | undefined;
  readonly metadata_gt?: string | null | undefined;
  readonly metadata_gte?: string | null | undefined;
  readonly metadata_in?: ReadonlyArray<string> | null | undefined;
  readonly metadata_lt?: string | null | undefined;
  readonly metadata_lte?: string | null | undefined;
  readonly metadata_not?: string | null | undefined;
  readonly metadata_not_contains?: string | null | undefined;
  readonly metadata_not_contains_nocase?: string | null | undefined;
  readonly metadata_not_ends_with?: string | null | undefined;
  readonly metadata_not_ends_with_nocase?: string | null | undefined;
  readonly metadata_not_in?: ReadonlyArray<string> | null | undefined;
  readonly metadata_not_starts_with?: string | null | undefined;
  readonly metadata_not_starts_with_nocase?: string | null | undefined;
  readonly metadata_starts_with?: string | null | undefined;
  readonly metadata_starts_with_nocase?: string | null | undefined;
  readonly mintedAtBlock?: string | null | undefined;
  readonly mintedAtBlock_gt?: string | null | undefined;
  readonly mintedAtBlock_gte?: string | null | undefined;
  readonly mintedAtBlock_in?: ReadonlyArray<string> | null | undefined;
  readonly mintedAtBlock_lt?: string | null | undefined;
  readonly mintedAtBlock_lte?: string | null | undefined;
  readonly mintedAtBlock_not?: string | null | undefined;
  readonly mintedAtBlock_not_in?: ReadonlyArray<string> | null | undefined;
  readonly mintedAtSeconds?: string | null | undefined;
  readonly mintedAtSeconds_gt?: string | null | undefined;
  readonly mintedAtSeconds_gte?: string | null | undefined;
  readonly mintedAtSeconds_in?: ReadonlyArray<string> | null | undefined;
  readonly mintedAtSeconds_lt?: string | null | undefined;
  readonly mintedAtSeconds_lte?: string | null | undefined;
  readonly mintedAtSeconds_not?: string | null | undefined;
  readonly mintedAtSeconds_not_in?: ReadonlyArray<string> | null | undefined;
  readonly openAskCount?: number | null | undefined;
  readonly openAskCount_gt?: number | null | undefined;
  readonly openAskCount_gte?: number | null | undefined;
  readonly openAskCount_in?: ReadonlyArray<number> | null | undefined;
  readonly openAskCount_lt?: number | null | undefined;
  readonly openAskCount_lte?: number | null | undefined;
  readonly openAskCount_not?: number | null | undefined;
  readonly openAskCount_not_in?: ReadonlyArray<number> | null | undefined;
  readonly or?: ReadonlyArray<Token_filter | null | undefined> | null | undefined;
  readonly orders_?: Order_filter | null | undefined;
  readonly ownedSinceSeconds?: string | null | undefined;
  readonly ownedSinceSeconds_gt?: string | null | undefined;
  readonly ownedSinceSeconds_gte?: string | null | undefined;
  readonly ownedSinceSeconds_in?: ReadonlyArray<string> | null | undefined;
  readonly ownedSinceSeconds_lt?: string | null | undefined;
  readonly ownedSinceSeconds_lte?: string | null | undefined;
  readonly ownedSinceSeconds_not?: string | null | undefined;
  readonly ownedSinceSeconds_not_in?: ReadonlyArray<string> | null | undefined;
  readonly owner?: string | null | undefined;
  readonly ownerCount?: number | null | undefined;
  readonly ownerCount_gt?: number | null | undefined;
  readonly ownerCount_gte?: number | null | undefined;
  readonly ownerCount_in?: ReadonlyArray<number> | null | undefined;
  readonly ownerCount_lt?: number | null | undefined;
  readonly ownerCount_lte?: number | null | undefined;
  readonly ownerCount_not?: number | null | undefined;
  readonly ownerCount_not_in?: ReadonlyArray<number> | null | undefined;
  readonly owner_?: Account_filter | null | undefined;
  readonly owner_contains?: string | null | undefined;
  readonly owner_contains_nocase?: string | null | undefined;
  readonly owner_ends_with?: string | null | undefined;
  readonly owner_ends_with_nocase?: string | null | undefined;
  readonly owner_gt?: string | null | undefined;
  readonly owner_gte?: string | null | undefined;
  readonly owner_in?: ReadonlyArray<string> | null | undefined;
  readonly owner_lt?: string | null | undefined;
  readonly owner_lte?: string | null | undefined;
  readonly owner_not?: string | null | undefined;
  readonly owner_not_contains?: string | null | undefined;
  readonly owner_not_contains_nocase?: string | null | undefined;
  readonly owner_not_ends_with?: string | null | undefined;
  readonly owner_not_ends_with_nocase?: string | null | undefined;
  readonly owner_not_in?: ReadonlyArray<string> | null | undefined;
  readonly owner_not_starts_with?: string | null | undefined;
  readonly owner_not_starts_with_nocase?: string | null | undefined;
  readonly owner_starts_with?: string | null | undefined;
  readonly owner_starts_with_nocase?: string | null | undefined;
  readonly saleCount?: number | null | undefined;
  readonly saleCount_gt?: number | null | undefined;
  readonly saleCount_gte?: number | null | undefined;
  readonly saleCount_in?: ReadonlyArray<number> | null | undefined;
  readonly saleCount_lt?: number | null | undefined;
  readonly saleCount_lte?: number | null | undefined;
  readonly saleCount_not?: number | null | undefined;
  readonly saleCount_not_in?: ReadonlyArray<number> | null | undefined;
  readonly sales_?: Sale_filter | null | undefined;
  readonly standard?: TokenStandard | null | undefined;
  readonly standard_in?: ReadonlyArray<TokenStandard> | null | undefined;
  readonly standard_not?: TokenStandard | null | undefined;
  readonly standard_not_in?: ReadonlyArray<TokenStandard> | null | undefined;
  readonly supply?: string | null | undefined;
  readonly supply_gt?: string | null | undefined;
  readonly supply_gte?: string | null | undefined;
  readonly supply_in?: ReadonlyArray<string> | null | undefined;
  readonly supply_lt?: string | null | undefined;
  readonly supply_lte?: string | null | undefined;
  readonly supply_not?: string | null | undefined;
  readonly supply_not_in?: ReadonlyArray<string> | null | undefined;
  readonly tokenId?: string | null | undefined;
  readonly tokenId_gt?: string | null | undefined;
  readonly tokenId_gte?: string | null | undefined;
  readonly tokenId_in?: ReadonlyArray<string> | null | undefined;
  readonly tokenId_lt?: string | null | undefined;
  readonly tokenId_lte?: string | null | undefined;
  readonly tokenId_not?: string | null | undefined;
  readonly tokenId_not_in?: ReadonlyArray<string> | null | undefined;
  readonly transferCount?: number | null | undefined;
  readonly transferCount_gt?: number | null | undefined;
  readonly transferCount_gte?: number | null | undefined;
  readonly transferCount_in?: ReadonlyArray<number> | null | undefined;
  readonly transferCount_lt?: number | null | undefined;
  readonly transferCount_lte?: number | null | undefined;
  readonly transferCount_not?: number | null | undefined;
  readonly transferCount_not_in?: ReadonlyArray<number> | null | undefined;
  readonly uri?: string | null | undefined;
  readonly uriFailed?: boolean | null | undefined;
  readonly uriFailed_in?: ReadonlyArray<boolean> | null | undefined;
  readonly uriFailed_not?: boolean | null | undefined;
  readonly uriFailed_not_in?: ReadonlyArray<boolean> | null | undefined;
  readonly uri_contains?: string | null | undefined;
  readonly uri_contains_nocase?: string | null | undefined;
  readonly uri_ends_with?: string | null | undefined;
  readonly uri_ends_with_nocase?: string | null | undefined;
  readonly uri_gt?: string | null | undefined;
  readonly uri_gte?: string | null | undefined;
  readonly uri_in?: ReadonlyArray<string> | null | undefined;
  readonly uri_lt?: string | null | undefined;
  readonly uri_lte?: string | null | undefined;
  readonly uri_not?: string | null | undefined;
  readonly uri_not_contains?: string | null | undefined;
  readonly uri_not_contains_nocase?: string | null | undefined;
  readonly uri_not_ends_with?: string | null | undefined;
  readonly uri_not_ends_with_nocase?: string | null | undefined;
  readonly uri_not_in?: ReadonlyArray<string> | null | undefined;
  readonly uri_not_starts_with?: string | null | undefined;
  readonly uri_not_starts_with_nocase?: string | null | undefined;
  readonly uri_starts_with?: string | null | undefined;
  readonly uri_starts_with_nocase?: string | null | undefined;
};

export type Token_orderBy =
  | 'activities'
  | 'approved'
  | 'balances'
  | 'bestAsk'
  | 'bestAskCurrency'
  | 'bestAskCurrency__decimals'
  | 'bestAskCurrency__id'
  | 'bestAskCurrency__name'
  | 'bestAskCurrency__rank'
  | 'bestAskCurrency__symbol'
  | 'bestAskEndPrice'
  | 'bestAskEndsAtSeconds'
  | 'bestAskPrice'
  | 'bestAskStartsAtSeconds'
  | 'bestAskUnit'
  | 'bestAskUnit__decimals'
  | 'bestAskUnit__id'
  | 'bestAskUnit__name'
  | 'bestAskUnit__rank'
  | 'bestAskUnit__symbol'
  | 'bestAsk__availableQuantity'
  | 'bestAsk__conduitKey'
  | 'bestAsk__counter'
  | 'bestAsk__createdAtBlock'
  | 'bestAsk__createdAtSeconds'
  | 'bestAsk__createdInTransaction'
  | 'bestAsk__criteriaRoot'
  | 'bestAsk__defect'
  | 'bestAsk__endPrice'
  | 'bestAsk__endsAtSeconds'
  | 'bestAsk__feeAmount'
  | 'bestAsk__fillStep'
  | 'bestAsk__id'
  | 'bestAsk__live'
  | 'bestAsk__liveSinceSeconds'
  | 'bestAsk__makerApproved'
  | 'bestAsk__makerHolds'
  | 'bestAsk__offeredItemCount'
  | 'bestAsk__operator'
  | 'bestAsk__orderType'
  | 'bestAsk__priceType'
  | 'bestAsk__proceeds'
  | 'bestAsk__published'
  | 'bestAsk__quantity'
  | 'bestAsk__remaining'
  | 'bestAsk__royaltyAmount'
  | 'bestAsk__royaltyRecipient'
  | 'bestAsk__salt'
  | 'bestAsk__scope'
  | 'bestAsk__side'
  | 'bestAsk__startPrice'
  | 'bestAsk__startsAtSeconds'
  | 'bestAsk__status'
  | 'bestAsk__totalOriginalConsiderationItems'
  | 'bestAsk__unitEndPrice'
  | 'bestAsk__unitPrice'
  | 'bestAsk__unrestricted'
  | 'bestAsk__updatedAtBlock'
  | 'bestAsk__updatedAtSeconds'
  | 'bestAsk__zone'
  | 'bestAsk__zoneHash'
  | 'bestBid'
  | 'bestBidCurrency'
  | 'bestBidCurrency__decimals'
  | 'bestBidCurrency__id'
  | 'bestBidCurrency__name'
  | 'bestBidCurrency__rank'
  | 'bestBidCurrency__symbol'
  | 'bestBidPrice'
  | 'bestBidUnit'
  | 'bestBidUnit__decimals'
  | 'bestBidUnit__id'
  | 'bestBidUnit__name'
  | 'bestBidUnit__rank'
  | 'bestBidUnit__symbol'
  | 'bestBid__availableQuantity'
  | 'bestBid__conduitKey'
  | 'bestBid__counter'
  | 'bestBid__createdAtBlock'
  | 'bestBid__createdAtSeconds'
  | 'bestBid__createdInTransaction'
  | 'bestBid__criteriaRoot'
  | 'bestBid__defect'
  | 'bestBid__endPrice'
  | 'bestBid__endsAtSeconds'
  | 'bestBid__feeAmount'
  | 'bestBid__fillStep'
  | 'bestBid__id'
  | 'bestBid__live'
  | 'bestBid__liveSinceSeconds'
  | 'bestBid__makerApproved'
  | 'bestBid__makerHolds'
  | 'bestBid__offeredItemCount'
  | 'bestBid__operator'
  | 'bestBid__orderType'
  | 'bestBid__priceType'
  | 'bestBid__proceeds'
  | 'bestBid__published'
  | 'bestBid__quantity'
  | 'bestBid__remaining'
  | 'bestBid__royaltyAmount'
  | 'bestBid__royaltyRecipient'
  | 'bestBid__salt'
  | 'bestBid__scope'
  | 'bestBid__side'
  | 'bestBid__startPrice'
  | 'bestBid__startsAtSeconds'
  | 'bestBid__status'
  | 'bestBid__totalOriginalConsiderationItems'
  | 'bestBid__unitEndPrice'
  | 'bestBid__unitPrice'
  | 'bestBid__unrestricted'
  | 'bestBid__updatedAtBlock'
  | 'bestBid__updatedAtSeconds'
  | 'bestBid__zone'
  | 'bestBid__zoneHash'
  | 'collection'
  | 'collection__highestTokenId'
  | 'collection__historyComplete'
  | 'collection__id'
  | 'collection__inconsistentTransferCount'
  | 'collection__indexedFromBlock'
  | 'collection__indexedFromSeconds'
  | 'collection__listedCount'
  | 'collection__lowestTokenId'
  | 'collection__name'
  | 'collection__nameRead'
  | 'collection__newJobGrows'
  | 'collection__ownerCount'
  | 'collection__pendingTokenCount'
  | 'collection__royaltyRecipient'
  | 'collection__royaltySupport'
  | 'collection__saleCount'
  | 'collection__standard'
  | 'collection__symbol'
  | 'collection__tokenCount'
  | 'collection__tracked'
  | 'collection__transferCount'
  | 'followedSales'
  | 'historyFromMint'
  | 'id'
  | 'inconsistent'
  | 'lastSaleAtSeconds'
  | 'lastSaleCurrency'
  | 'lastSaleCurrency__decimals'
  | 'lastSaleCurrency__id'
  | 'lastSaleCurrency__name'
  | 'lastSaleCurrency__rank'
  | 'lastSaleCurrency__symbol'
  | 'lastSalePrice'
  | 'lastSaleUnit'
  | 'lastSaleUnit__decimals'
  | 'lastSaleUnit__id'
  | 'lastSaleUnit__name'
  | 'lastSaleUnit__rank'
  | 'lastSaleUnit__symbol'
  | 'listedAtSeconds'
  | 'liveAskCount'
  | 'liveAsks'
  | 'liveBidCount'
  | 'liveBids'
  | 'liveBundleCount'
  | 'metadata'
  | 'metadataPlace'
  | 'metadata__animationUrl'
  | 'metadata__decimals'
  | 'metadata__description'
  | 'metadata__externalUrl'
  | 'metadata__id'
  | 'metadata__image'
  | 'metadata__listImage'
  | 'metadata__name'
  | 'metadata__status'
  | 'mintedAtBlock'
  | 'mintedAtSeconds'
  | 'openAskCount'
  | 'orders'
  | 'ownedSinceSeconds'
  | 'owner'
  | 'ownerCount'
  | 'owner__counter'
  | 'owner__id'
  | 'owner__openItemCount'
  | 'owner__openOrderCount'
  | 'saleCount'
  | 'sales'
  | 'standard'
  | 'supply'
  | 'tokenId'
  | 'transferCount'
  | 'uri'
  | 'uriFailed';

export type AccountIdentity_accountFragment = { readonly __typename: 'Account', readonly id: string, readonly holdings: ReadonlyArray<{ readonly __typename: 'Holding', readonly id: string, readonly tokenCount: number }>, readonly salesAsSeller: ReadonlyArray<{ readonly __typename: 'Sale', readonly id: string }>, readonly salesAsBuyer: ReadonlyArray<{ readonly __typename: 'Sale', readonly id: string }> } & { ' $fragmentName'?: 'AccountIdentity_accountFragment' };

export type AnalyticsDepthQueryVariables = Exact<{
  fixed: Order_filter;
  declining: Order_filter;
  bids: Order_filter;
}>;


export type AnalyticsDepthQuery = { readonly __typename: 'Query', readonly fixed: ReadonlyArray<(
    { readonly __typename: 'Order', readonly availableQuantity: string }
    & { ' $fragmentRefs'?: { 'CheapestListing_orderFragment': CheapestListing_orderFragment } }
  )>, readonly declining: ReadonlyArray<(
    { readonly __typename: 'Order', readonly availableQuantity: string }
    & { ' $fragmentRefs'?: { 'CheapestListing_orderFragment': CheapestListing_orderFragment } }
  )>, readonly bids: ReadonlyArray<{ readonly __typename: 'Order', readonly id: string, readonly unitPrice: string, readonly remaining: string }> };

export type AnalyticsHoldingsQueryVariables = Exact<{
  where: Holding_filter;
  first: number;
}>;


export type AnalyticsHoldingsQuery = { readonly __typename: 'Query', readonly holdings: ReadonlyArray<{ readonly __typename: 'Holding', readonly id: string, readonly tokenCount: number, readonly account: { readonly __typename: 'Account', readonly id: string } }> };

export type AnalyticsItemNamesQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type AnalyticsItemNamesQuery = { readonly __typename: 'Query', readonly tokens: ReadonlyArray<{ readonly __typename: 'Token', readonly id: string, readonly tokenId: string, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null } | null }> };

export type AnalyticsMarketStateQueryVariables = Exact<{
  id: string | number;
  pastBlock: number;
  listings: Order_filter;
}>;


export type AnalyticsMarketStateQuery = { readonly __typename: 'Query', readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly tokenCount: number, readonly listedCount: number, readonly ownerCount: number } | null, readonly fixed: ReadonlyArray<(
    { readonly __typename: 'Order' }
    & { ' $fragmentRefs'?: { 'CheapestListing_orderFragment': CheapestListing_orderFragment } }
  )>, readonly declining: ReadonlyArray<(
    { readonly __typename: 'Order' }
    & { ' $fragmentRefs'?: { 'CheapestListing_orderFragment': CheapestListing_orderFragment } }
  )> };

export type AnalyticsMarketsQueryVariables = Exact<{
  id: string | number;
}>;


export type AnalyticsMarketsQuery = { readonly __typename: 'Query', readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly standard: TokenStandard, readonly indexedFromSeconds: string, readonly markets: ReadonlyArray<{ readonly __typename: 'CollectionMarket', readonly id: string }> } | null };

export type AnalyticsSalesQueryVariables = Exact<{
  where: Sale_filter;
  first: number;
  direction: OrderDirection;
}>;


export type AnalyticsSalesQuery = { readonly __typename: 'Query', readonly sales: ReadonlyArray<(
    { readonly __typename: 'Sale', readonly id: string, readonly quantity: string, readonly price: string, readonly unitPrice: string, readonly proceeds: string, readonly priceSigned: boolean, readonly transactionHash: string, readonly timestampSeconds: string, readonly token: { readonly __typename: 'Token', readonly id: string }, readonly seller: { readonly __typename: 'Account', readonly id: string }, readonly buyer: { readonly __typename: 'Account', readonly id: string }, readonly currency: { readonly __typename: 'Currency', readonly id: string } }
    & { ' $fragmentRefs'?: { 'SaleFlag_saleFragment': SaleFlag_saleFragment } }
  )> };

export type CollectionFigures_collectionFragment = { readonly __typename: 'Collection', readonly id: string, readonly tokenCount: number, readonly ownerCount: number, readonly listedCount: number, readonly saleCount: number, readonly markets: ReadonlyArray<(
    { readonly __typename: 'CollectionMarket', readonly id: string, readonly volume: string, readonly saleCount: number, readonly flaggedVolume: string, readonly flaggedSaleCount: number, readonly currency: (
      { readonly __typename: 'Currency' }
      & { ' $fragmentRefs'?: { 'CurrencyFieldsFragment': CurrencyFieldsFragment } }
    ), readonly days: ReadonlyArray<{ readonly __typename: 'CollectionMarketDay', readonly id: string, readonly startsAtSeconds: string, readonly volume: string, readonly saleCount: number, readonly flaggedVolume: string, readonly flaggedSaleCount: number }> }
    & { ' $fragmentRefs'?: { 'CheapestListing_marketFragment': CheapestListing_marketFragment } }
  )> } & { ' $fragmentName'?: 'CollectionFigures_collectionFragment' };

export type CollectionHeader_collectionFragment = (
  { readonly __typename: 'Collection', readonly id: string, readonly name: string | null, readonly standard: TokenStandard, readonly tracked: boolean, readonly indexedFromSeconds: string, readonly inconsistentTransferCount: number, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null } | null }
  & { ' $fragmentRefs'?: { 'CollectionFigures_collectionFragment': CollectionFigures_collectionFragment } }
) & { ' $fragmentName'?: 'CollectionHeader_collectionFragment' };

export type CollectionTable_collectionFragment = (
  { readonly __typename: 'Collection', readonly id: string, readonly name: string | null, readonly standard: TokenStandard, readonly tracked: boolean, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null } | null, readonly tokens: ReadonlyArray<{ readonly __typename: 'Token', readonly id: string, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly image: string | null } | null }> }
  & { ' $fragmentRefs'?: { 'CollectionFigures_collectionFragment': CollectionFigures_collectionFragment } }
) & { ' $fragmentName'?: 'CollectionTable_collectionFragment' };

export type HistoryFeedQueryVariables = Exact<{
  where: Activity_filter;
  first: number;
  direction: OrderDirection;
}>;


export type HistoryFeedQuery = { readonly __typename: 'Query', readonly activities: ReadonlyArray<(
    { readonly __typename: 'Activity', readonly id: string, readonly position: string, readonly token: { readonly __typename: 'Token', readonly id: string } | null }
    & { ' $fragmentRefs'?: { 'HistoryRow_activityFragment': HistoryRow_activityFragment;'HistoryItem_activityFragment': HistoryItem_activityFragment;'HistoryOrder_activityFragment': HistoryOrder_activityFragment } }
  )> };

export type HistoryItem_activityFragment = { readonly __typename: 'Activity', readonly id: string, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly name: string | null, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null } | null } | null, readonly token: { readonly __typename: 'Token', readonly id: string, readonly tokenId: string, readonly standard: TokenStandard, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null, readonly decimals: number | null, readonly image: string | null } | null } | null } & { ' $fragmentName'?: 'HistoryItem_activityFragment' };

export type HistoryOrder_activityFragment = { readonly __typename: 'Activity', readonly id: string, readonly type: ActivityType, readonly order: { readonly __typename: 'Order', readonly id: string, readonly status: OrderStatus, readonly endsAtSeconds: string, readonly privateTaker: { readonly __typename: 'Account', readonly id: string } | null } | null } & { ' $fragmentName'?: 'HistoryOrder_activityFragment' };

export type HistoryRow_activityFragment = { readonly __typename: 'Activity', readonly id: string, readonly type: ActivityType, readonly position: string, readonly quantity: string, readonly price: string | null, readonly unitPrice: string | null, readonly transactionHash: string, readonly logIndex: number, readonly blockNumber: string, readonly timestampSeconds: string, readonly from: { readonly __typename: 'Account', readonly id: string } | null, readonly to: { readonly __typename: 'Account', readonly id: string } | null, readonly currency: (
    { readonly __typename: 'Currency' }
    & { ' $fragmentRefs'?: { 'CurrencyFieldsFragment': CurrencyFieldsFragment } }
  ) | null, readonly order: { readonly __typename: 'Order', readonly id: string, readonly side: OrderSide | null, readonly scope: OrderScope, readonly offeredItemCount: number } | null, readonly sale: (
    { readonly __typename: 'Sale', readonly id: string, readonly orderHash: string, readonly side: OrderSide, readonly seaport: SeaportVersion, readonly bundleSize: number, readonly priceSigned: boolean, readonly tips: ReadonlyArray<{ readonly __typename: 'Tip', readonly id: string, readonly itemType: ItemType, readonly contract: string, readonly identifier: string, readonly amount: string, readonly recipient: string }> }
    & { ' $fragmentRefs'?: { 'SaleFlag_saleFragment': SaleFlag_saleFragment } }
  ) | null } & { ' $fragmentName'?: 'HistoryRow_activityFragment' };

export type Provenance_tokenFragment = { readonly __typename: 'Token', readonly id: string, readonly standard: TokenStandard, readonly historyFromMint: boolean, readonly transferCount: number, readonly saleCount: number, readonly holders: ReadonlyArray<{ readonly __typename: 'Balance', readonly id: string }>, readonly movements: ReadonlyArray<(
    { readonly __typename: 'Activity', readonly id: string }
    & { ' $fragmentRefs'?: { 'HistoryRow_activityFragment': HistoryRow_activityFragment } }
  )> } & { ' $fragmentName'?: 'Provenance_tokenFragment' };

export type ActivityCollectionsQueryVariables = Exact<{
  shown: Collection_filter;
}>;


export type ActivityCollectionsQuery = { readonly __typename: 'Query', readonly collections: ReadonlyArray<{ readonly __typename: 'Collection', readonly id: string, readonly name: string | null, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null } | null }> };

export type ActivityExportQueryVariables = Exact<{
  where: Activity_filter;
  first: number;
  direction: OrderDirection;
}>;


export type ActivityExportQuery = { readonly __typename: 'Query', readonly activities: ReadonlyArray<{ readonly __typename: 'Activity', readonly id: string, readonly type: ActivityType, readonly position: string, readonly quantity: string, readonly price: string | null, readonly unitPrice: string | null, readonly transactionHash: string, readonly logIndex: number, readonly blockNumber: string, readonly blockHash: string, readonly timestampSeconds: string, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly name: string | null, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null } | null } | null, readonly token: { readonly __typename: 'Token', readonly id: string, readonly tokenId: string, readonly standard: TokenStandard, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null, readonly decimals: number | null } | null } | null, readonly from: { readonly __typename: 'Account', readonly id: string } | null, readonly to: { readonly __typename: 'Account', readonly id: string } | null, readonly currency: (
      { readonly __typename: 'Currency' }
      & { ' $fragmentRefs'?: { 'CurrencyFieldsFragment': CurrencyFieldsFragment } }
    ) | null, readonly order: { readonly __typename: 'Order', readonly id: string, readonly side: OrderSide | null, readonly scope: OrderScope, readonly offeredItemCount: number, readonly privateTaker: { readonly __typename: 'Account', readonly id: string } | null } | null, readonly sale: (
      { readonly __typename: 'Sale', readonly id: string, readonly side: OrderSide, readonly bundleSize: number, readonly priceSigned: boolean }
      & { ' $fragmentRefs'?: { 'SaleFlag_saleFragment': SaleFlag_saleFragment } }
    ) | null }> };

export type VerificationRowsQueryVariables = Exact<{
  id: string | number;
  token: string;
  after: string;
  first: number;
  block: Block_height;
}>;


export type VerificationRowsQuery = { readonly __typename: 'Query', readonly token: { readonly __typename: 'Token', readonly id: string, readonly tokenId: string, readonly standard: TokenStandard, readonly owner: { readonly __typename: 'Account', readonly id: string } | null, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly indexedFromBlock: string, readonly tracked: boolean }, readonly balances: ReadonlyArray<{ readonly __typename: 'Balance', readonly id: string, readonly amount: string, readonly account: { readonly __typename: 'Account', readonly id: string } }> } | null, readonly activities: ReadonlyArray<{ readonly __typename: 'Activity', readonly id: string, readonly type: ActivityType, readonly position: string, readonly quantity: string, readonly price: string | null, readonly unitPrice: string | null, readonly emitter: string, readonly transactionHash: string, readonly logIndex: number, readonly blockNumber: string, readonly blockHash: string, readonly timestampSeconds: string, readonly from: { readonly __typename: 'Account', readonly id: string } | null, readonly to: { readonly __typename: 'Account', readonly id: string } | null, readonly currency: { readonly __typename: 'Currency', readonly id: string } | null, readonly order: { readonly __typename: 'Order', readonly id: string, readonly side: OrderSide | null } | null, readonly sale: { readonly __typename: 'Sale', readonly id: string, readonly orderHash: string, readonly side: OrderSide, readonly bundleSize: number } | null }> };

export type ItemAddressesQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type ItemAddressesQuery = { readonly __typename: 'Query', readonly tokens: ReadonlyArray<{ readonly __typename: 'Token', readonly id: string, readonly uri: string | null, readonly metadata: { readonly __typename: 'Metadata', readonly id: string } | null }> };

export type ItemAddresses_firstQueryVariables = Exact<{
  collections: ReadonlyArray<string> | string;
}>;


export type ItemAddresses_firstQuery = { readonly __typename: 'Query', readonly collections: ReadonlyArray<{ readonly __typename: 'Collection', readonly id: string, readonly tokens: ReadonlyArray<{ readonly __typename: 'Token', readonly id: string, readonly uri: string | null, readonly metadata: { readonly __typename: 'Metadata', readonly id: string } | null }> }> };

export type TokenCard_ownTokenFragment = { readonly __typename: 'Token', readonly id: string, readonly tokenId: string, readonly standard: TokenStandard, readonly supply: string, readonly historyFromMint: boolean, readonly bestAskPrice: string | null, readonly bestAskEndPrice: string | null, readonly bestAskStartsAtSeconds: string | null, readonly bestAskEndsAtSeconds: string | null, readonly listedAtSeconds: string | null, readonly liveBundleCount: number, readonly lastSaleAtSeconds: string | null, readonly lastSalePrice: string | null, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null, readonly decimals: number | null, readonly image: string | null } | null, readonly bestAsk: { readonly __typename: 'Order', readonly id: string, readonly startPrice: string, readonly endPrice: string, readonly quantity: string } | null, readonly bestAskCurrency: (
    { readonly __typename: 'Currency' }
    & { ' $fragmentRefs'?: { 'CurrencyFieldsFragment': CurrencyFieldsFragment } }
  ) | null, readonly lastSaleCurrency: (
    { readonly __typename: 'Currency' }
    & { ' $fragmentRefs'?: { 'CurrencyFieldsFragment': CurrencyFieldsFragment } }
  ) | null } & { ' $fragmentName'?: 'TokenCard_ownTokenFragment' };

export type TokenCard_tokenFragment = (
  { readonly __typename: 'Token', readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly name: string | null, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null } | null } }
  & { ' $fragmentRefs'?: { 'TokenCard_ownTokenFragment': TokenCard_ownTokenFragment } }
) & { ' $fragmentName'?: 'TokenCard_tokenFragment' };

export type CollectionItemsQueryVariables = Exact<{
  where: Token_filter;
  first: number;
  orderBy: Token_orderBy;
  orderDirection: OrderDirection;
}>;


export type CollectionItemsQuery = { readonly __typename: 'Query', readonly tokens: ReadonlyArray<(
    { readonly __typename: 'Token' }
    & { ' $fragmentRefs'?: { 'CollectionItems_tokenFragment': CollectionItems_tokenFragment } }
  )> };

export type CollectionItems_pricedQueryVariables = Exact<{
  where: Token_filter;
  first: number;
  orderBy: Token_orderBy;
  orderDirection: OrderDirection;
  declining: Token_filter;
  firstDeclining: number;
}>;


export type CollectionItems_pricedQuery = { readonly __typename: 'Query', readonly tokens: ReadonlyArray<(
    { readonly __typename: 'Token' }
    & { ' $fragmentRefs'?: { 'CollectionItems_tokenFragment': CollectionItems_tokenFragment } }
  )>, readonly declining: ReadonlyArray<(
    { readonly __typename: 'Token' }
    & { ' $fragmentRefs'?: { 'CollectionItems_tokenFragment': CollectionItems_tokenFragment } }
  )> };

export type CollectionItems_tokenFragment = (
  { readonly __typename: 'Token', readonly id: string, readonly tokenId: string, readonly bestAskPrice: string | null, readonly bestAskEndPrice: string | null, readonly bestAskStartsAtSeconds: string | null, readonly bestAskEndsAtSeconds: string | null, readonly listedAtSeconds: string | null, readonly lastSalePrice: string | null, readonly lastSaleAtSeconds: string | null, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null } | null, readonly bestAsk: { readonly __typename: 'Order', readonly id: string } | null }
  & { ' $fragmentRefs'?: { 'TokenCard_ownTokenFragment': TokenCard_ownTokenFragment } }
) & { ' $fragmentName'?: 'CollectionItems_tokenFragment' };

export type CollectionItems_countQueryVariables = Exact<{
  where: Token_filter;
}>;


export type CollectionItems_countQuery = { readonly __typename: 'Query', readonly tokens: ReadonlyArray<{ readonly __typename: 'Token', readonly id: string }> };

export type CollectionItems_countPricedQueryVariables = Exact<{
  where: Token_filter;
  declining: Token_filter;
  firstDeclining: number;
}>;


export type CollectionItems_countPricedQuery = { readonly __typename: 'Query', readonly tokens: ReadonlyArray<{ readonly __typename: 'Token', readonly id: string }>, readonly declining: ReadonlyArray<{ readonly __typename: 'Token', readonly id: string, readonly bestAskPrice: string | null, readonly bestAskEndPrice: string | null, readonly bestAskStartsAtSeconds: string | null, readonly bestAskEndsAtSeconds: string | null }> };

export type MatchingItemsQueryVariables = Exact<{
  fixed: Token_filter;
  declining: Token_filter;
  first: number;
}>;


export type MatchingItemsQuery = { readonly __typename: 'Query', readonly fixed: ReadonlyArray<{ readonly __typename: 'Token', readonly id: string }>, readonly declining: ReadonlyArray<{ readonly __typename: 'Token', readonly id: string, readonly bestAskPrice: string | null, readonly bestAskEndPrice: string | null, readonly bestAskStartsAtSeconds: string | null, readonly bestAskEndsAtSeconds: string | null }> };

export type PortfolioFloorsQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
  openListings: Order_filter;
}>;


export type PortfolioFloorsQuery = { readonly __typename: 'Query', readonly collections: ReadonlyArray<{ readonly __typename: 'Collection', readonly id: string, readonly markets: ReadonlyArray<(
      { readonly __typename: 'CollectionMarket', readonly id: string, readonly currency: (
        { readonly __typename: 'Currency' }
        & { ' $fragmentRefs'?: { 'CurrencyFieldsFragment': CurrencyFieldsFragment } }
      ) }
      & { ' $fragmentRefs'?: { 'CheapestListing_marketFragment': CheapestListing_marketFragment } }
    )> }> };

export type PortfolioItemsQueryVariables = Exact<{
  where: Balance_filter;
  first: number;
  direction: OrderDirection;
}>;


export type PortfolioItemsQuery = { readonly __typename: 'Query', readonly balances: ReadonlyArray<{ readonly __typename: 'Balance', readonly id: string, readonly amount: string, readonly token: { readonly __typename: 'Token', readonly id: string, readonly tokenId: string, readonly standard: TokenStandard, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly name: string | null, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null } | null }, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null, readonly decimals: number | null, readonly traits: ReadonlyArray<string>, readonly image: string | null } | null } }> };

export type PortfolioListingsQueryVariables = Exact<{
  where: Order_filter;
  first: number;
  direction: OrderDirection;
  account: string;
}>;


export type PortfolioListingsQuery = { readonly __typename: 'Query', readonly orders: ReadonlyArray<{ readonly __typename: 'Order', readonly id: string, readonly live: boolean, readonly makerHolds: boolean, readonly makerApproved: boolean, readonly unrestricted: boolean, readonly unitPrice: string, readonly unitEndPrice: string, readonly startPrice: string, readonly endPrice: string, readonly quantity: string, readonly remaining: string, readonly defect: OrderDefect | null, readonly createdAtSeconds: string, readonly startsAtSeconds: string, readonly endsAtSeconds: string, readonly currency: (
      { readonly __typename: 'Currency' }
      & { ' $fragmentRefs'?: { 'CurrencyFieldsFragment': CurrencyFieldsFragment } }
    ) | null, readonly token: { readonly __typename: 'Token', readonly id: string, readonly tokenId: string, readonly standard: TokenStandard, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly name: string | null, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null } | null }, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null, readonly decimals: number | null } | null, readonly balances: ReadonlyArray<{ readonly __typename: 'Balance', readonly id: string, readonly heldSinceSeconds: string | null }> } | null }> };

export type PortfolioSalesQueryVariables = Exact<{
  where: Sale_filter;
  first: number;
  direction: OrderDirection;
}>;


export type PortfolioSalesQuery = { readonly __typename: 'Query', readonly sales: ReadonlyArray<{ readonly __typename: 'Sale', readonly id: string, readonly quantity: string, readonly price: string, readonly proceeds: string, readonly transactionHash: string, readonly blockNumber: string, readonly logIndex: number, readonly timestampSeconds: string, readonly token: { readonly __typename: 'Token', readonly id: string, readonly tokenId: string, readonly standard: TokenStandard, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly name: string | null, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null } | null }, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null, readonly decimals: number | null } | null }, readonly seller: { readonly __typename: 'Account', readonly id: string }, readonly buyer: { readonly __typename: 'Account', readonly id: string }, readonly currency: (
      { readonly __typename: 'Currency' }
      & { ' $fragmentRefs'?: { 'CurrencyFieldsFragment': CurrencyFieldsFragment } }
    ) }> };

export type PortfolioTransfersQueryVariables = Exact<{
  where: Activity_filter;
  first: number;
  direction: OrderDirection;
}>;


export type PortfolioTransfersQuery = { readonly __typename: 'Query', readonly activities: ReadonlyArray<{ readonly __typename: 'Activity', readonly id: string, readonly position: string, readonly quantity: string, readonly transactionHash: string, readonly timestampSeconds: string, readonly token: { readonly __typename: 'Token', readonly id: string } | null, readonly from: { readonly __typename: 'Account', readonly id: string } | null, readonly to: { readonly __typename: 'Account', readonly id: string } | null }> };

export type SearchMatchesQueryVariables = Exact<{
  collections: Collection_filter;
  named: Token_filter;
  ending: Token_filter;
  numbered: Token_filter;
  collectionCount: number;
  tokenCount: number;
}>;


export type SearchMatchesQuery = { readonly __typename: 'Query', readonly collections: ReadonlyArray<{ readonly __typename: 'Collection', readonly id: string, readonly name: string | null, readonly tokenCount: number, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null } | null, readonly tokens: ReadonlyArray<{ readonly __typename: 'Token', readonly id: string, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly image: string | null } | null }> }>, readonly named: ReadonlyArray<(
    { readonly __typename: 'Token', readonly id: string, readonly tokenId: string, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly name: string | null, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null } | null }, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null, readonly image: string | null } | null }
    & { ' $fragmentRefs'?: { 'TokenCard_tokenFragment': TokenCard_tokenFragment } }
  )>, readonly ending: ReadonlyArray<(
    { readonly __typename: 'Token', readonly id: string, readonly tokenId: string, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly name: string | null, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null } | null }, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null, readonly image: string | null } | null }
    & { ' $fragmentRefs'?: { 'TokenCard_tokenFragment': TokenCard_tokenFragment } }
  )>, readonly numbered: ReadonlyArray<(
    { readonly __typename: 'Token', readonly id: string, readonly tokenId: string, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly name: string | null, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null } | null }, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null, readonly image: string | null } | null }
    & { ' $fragmentRefs'?: { 'TokenCard_tokenFragment': TokenCard_tokenFragment } }
  )> };

export type SearchMatches_addressQueryVariables = Exact<{
  id: string | number;
}>;


export type SearchMatches_addressQuery = { readonly __typename: 'Query', readonly account: { readonly __typename: 'Account', readonly id: string } | null, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly name: string | null, readonly tokenCount: number, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null } | null, readonly tokens: ReadonlyArray<{ readonly __typename: 'Token', readonly id: string, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly image: string | null } | null }> } | null };

export type SearchMatches_partQueryVariables = Exact<{
  least: string;
  most: string;
  collections: Collection_filter;
}>;


export type SearchMatches_partQuery = { readonly __typename: 'Query', readonly accounts: ReadonlyArray<{ readonly __typename: 'Account', readonly id: string }>, readonly collections: ReadonlyArray<{ readonly __typename: 'Collection', readonly id: string, readonly name: string | null, readonly tokenCount: number, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null } | null, readonly tokens: ReadonlyArray<{ readonly __typename: 'Token', readonly id: string, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly image: string | null } | null }> }> };

export type SearchVocabularyQueryVariables = Exact<{
  shown: Collection_filter;
}>;


export type SearchVocabularyQuery = { readonly __typename: 'Query', readonly collections: ReadonlyArray<{ readonly __typename: 'Collection', readonly id: string, readonly name: string | null, readonly symbol: string | null, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null } | null }> };

export type BlockParentQueryVariables = Exact<{
  hash: string;
}>;


export type BlockParentQuery = { readonly __typename: 'Query', readonly _meta: { readonly __typename: '_Meta_', readonly block: { readonly __typename: '_Block_', readonly parentHash: string | null } } | null };

export type CurrencyFieldsFragment = { readonly __typename: 'Currency', readonly id: string, readonly symbol: string | null, readonly name: string | null, readonly decimals: number | null } & { ' $fragmentName'?: 'CurrencyFieldsFragment' };

export type IndexedBlockQueryVariables = Exact<{ [key: string]: never; }>;


export type IndexedBlockQuery = { readonly __typename: 'Query', readonly _meta: { readonly __typename: '_Meta_', readonly hasIndexingErrors: boolean, readonly block: { readonly __typename: '_Block_', readonly number: number, readonly hash: string | null, readonly parentHash: string | null, readonly timestamp: number | null } } | null };

export type IndexedBlock_changesQueryVariables = Exact<{
  since: number;
}>;


export type IndexedBlock_changesQuery = { readonly __typename: 'Query', readonly _meta: { readonly __typename: '_Meta_', readonly hasIndexingErrors: boolean, readonly block: { readonly __typename: '_Block_', readonly number: number, readonly hash: string | null, readonly parentHash: string | null, readonly timestamp: number | null } } | null, readonly tokens: ReadonlyArray<{ readonly __typename: 'Token', readonly id: string }>, readonly orders: ReadonlyArray<{ readonly __typename: 'Order', readonly id: string }>, readonly metadata_collection: ReadonlyArray<{ readonly __typename: 'Metadata', readonly id: string }> };

export type IndexedBlock_askedQueryVariables = Exact<{ [key: string]: never; }>;


export type IndexedBlock_askedQuery = { readonly __typename: 'Query', readonly _meta: { readonly __typename: '_Meta_', readonly block: { readonly __typename: '_Block_', readonly number: number, readonly hash: string | null, readonly timestamp: number | null } } | null };

export type LastEvent_timeQueryVariables = Exact<{
  time: string;
}>;


export type LastEvent_timeQuery = { readonly __typename: 'Query', readonly activities: ReadonlyArray<{ readonly __typename: 'Activity', readonly id: string, readonly timestampSeconds: string }> };

export type LastEvent_blockQueryVariables = Exact<{
  time: string;
}>;


export type LastEvent_blockQuery = { readonly __typename: 'Query', readonly activities: ReadonlyArray<{ readonly __typename: 'Activity', readonly id: string, readonly blockNumber: string }> };

export type SaleFlag_saleFragment = { readonly __typename: 'Sale', readonly id: string, readonly flag: SaleFlag | null, readonly flagDays: number | null, readonly flagAccounts: ReadonlyArray<string> | null, readonly flagUnpaid: boolean | null } & { ' $fragmentName'?: 'SaleFlag_saleFragment' };

export type ItemSearchRows_tokenFragment = { readonly __typename: 'Token', readonly id: string, readonly standard: TokenStandard, readonly supply: string, readonly bestAskPrice: string | null, readonly bestAskEndPrice: string | null, readonly bestAskStartsAtSeconds: string | null, readonly bestAskEndsAtSeconds: string | null, readonly listedAtSeconds: string | null, readonly liveBundleCount: number, readonly lastSalePrice: string | null, readonly lastSaleAtSeconds: string | null, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null, readonly decimals: number | null, readonly traits: ReadonlyArray<string>, readonly image: string | null } | null, readonly bestAsk: { readonly __typename: 'Order', readonly id: string, readonly startPrice: string, readonly endPrice: string, readonly quantity: string } | null, readonly bestAskCurrency: (
    { readonly __typename: 'Currency' }
    & { ' $fragmentRefs'?: { 'CurrencyFieldsFragment': CurrencyFieldsFragment } }
  ) | null, readonly lastSaleCurrency: (
    { readonly __typename: 'Currency' }
    & { ' $fragmentRefs'?: { 'CurrencyFieldsFragment': CurrencyFieldsFragment } }
  ) | null } & { ' $fragmentName'?: 'ItemSearchRows_tokenFragment' };

export type ItemSearchRows_headQueryVariables = Exact<{
  block?: Block_height | null | undefined;
}>;


export type ItemSearchRows_headQuery = { readonly __typename: 'Query', readonly _meta: { readonly __typename: '_Meta_', readonly deployment: string, readonly block: { readonly __typename: '_Block_', readonly number: number, readonly hash: string | null, readonly parentHash: string | null } } | null };

export type ItemSearchRowsQueryVariables = Exact<{
  where: Token_filter;
  block: Block_height;
  first: number;
}>;


export type ItemSearchRowsQuery = { readonly __typename: 'Query', readonly tokens: ReadonlyArray<(
    { readonly __typename: 'Token', readonly id: string }
    & { ' $fragmentRefs'?: { 'ItemSearchRows_tokenFragment': ItemSearchRows_tokenFragment } }
  )> };

export type ItemSearchRows_changesQueryVariables = Exact<{
  tokens: Token_filter;
  documents: Metadata_filter;
  ofCollection: Token_filter;
  first: number;
  block?: Block_height | null | undefined;
}>;


export type ItemSearchRows_changesQuery = { readonly __typename: 'Query', readonly _meta: { readonly __typename: '_Meta_', readonly deployment: string, readonly block: { readonly __typename: '_Block_', readonly number: number, readonly hash: string | null, readonly parentHash: string | null } } | null, readonly tokens: ReadonlyArray<(
    { readonly __typename: 'Token', readonly id: string }
    & { ' $fragmentRefs'?: { 'ItemSearchRows_tokenFragment': ItemSearchRows_tokenFragment } }
  )>, readonly metadata_collection: ReadonlyArray<{ readonly __typename: 'Metadata', readonly id: string, readonly tokens: ReadonlyArray<(
      { readonly __typename: 'Token', readonly id: string }
      & { ' $fragmentRefs'?: { 'ItemSearchRows_tokenFragment': ItemSearchRows_tokenFragment } }
    )> }> };

export type ItemSearchRows_imagesQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
  block: Block_height;
  first: number;
}>;


export type ItemSearchRows_imagesQuery = { readonly __typename: 'Query', readonly tokens: ReadonlyArray<{ readonly __typename: 'Token', readonly id: string, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly image: string | null } | null }> };

export type ItemSearchRows_holdingsQueryVariables = Exact<{
  where: Balance_filter;
  block: Block_height;
  first: number;
}>;


export type ItemSearchRows_holdingsQuery = { readonly __typename: 'Query', readonly balances: ReadonlyArray<{ readonly __typename: 'Balance', readonly id: string }> };

export type VocabularyQueryVariables = Exact<{
  where: Collection_filter;
  first: number;
}>;


export type VocabularyQuery = { readonly __typename: 'Query', readonly collections: ReadonlyArray<{ readonly __typename: 'Collection', readonly id: string, readonly name: string | null, readonly symbol: string | null, readonly tokenCount: number, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null } | null }> };

export type Vocabulary_sampleQueryVariables = Exact<{
  where: Collection_filter;
  collectionCount: number;
  tokenCount: number;
}>;


export type Vocabulary_sampleQuery = { readonly __typename: 'Query', readonly collections: ReadonlyArray<{ readonly __typename: 'Collection', readonly id: string, readonly tokens: ReadonlyArray<{ readonly __typename: 'Token', readonly id: string, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null, readonly traits: ReadonlyArray<string> } | null }> }> };

export type Vocabulary_pageQueryVariables = Exact<{
  where: Token_filter;
  first: number;
}>;


export type Vocabulary_pageQuery = { readonly __typename: 'Query', readonly tokens: ReadonlyArray<{ readonly __typename: 'Token', readonly id: string, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null, readonly traits: ReadonlyArray<string> } | null }> };

export type Vocabulary_changesQueryVariables = Exact<{
  documents: Metadata_filter;
  first: number;
}>;


export type Vocabulary_changesQuery = { readonly __typename: 'Query', readonly _meta: { readonly __typename: '_Meta_', readonly deployment: string, readonly block: { readonly __typename: '_Block_', readonly number: number, readonly hash: string | null } } | null, readonly metadata_collection: ReadonlyArray<{ readonly __typename: 'Metadata', readonly id: string, readonly name: string | null, readonly traits: ReadonlyArray<string>, readonly tokens: ReadonlyArray<{ readonly __typename: 'Token', readonly id: string }> }> };

export type Bundle_orderFragment = (
  { readonly __typename: 'Order', readonly scope: OrderScope, readonly items: ReadonlyArray<{ readonly __typename: 'OrderItem', readonly id: string, readonly itemType: ItemType, readonly contract: string, readonly identifierOrCriteria: string, readonly startAmount: string }> }
  & { ' $fragmentRefs'?: { 'Listing_orderFragment': Listing_orderFragment } }
) & { ' $fragmentName'?: 'Bundle_orderFragment' };

export type Bundle_tokensQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type Bundle_tokensQuery = { readonly __typename: 'Query', readonly tokens: ReadonlyArray<(
    { readonly __typename: 'Token', readonly id: string }
    & { ' $fragmentRefs'?: { 'ListedItem_tokenFragment': ListedItem_tokenFragment } }
  )> };

export type CheapestAmongQueryVariables = Exact<{
  openListings: Order_filter;
}>;


export type CheapestAmongQuery = { readonly __typename: 'Query', readonly fixed: ReadonlyArray<(
    { readonly __typename: 'Order', readonly currency: { readonly __typename: 'Currency', readonly id: string } | null }
    & { ' $fragmentRefs'?: { 'CheapestListing_orderFragment': CheapestListing_orderFragment } }
  )>, readonly declining: ReadonlyArray<(
    { readonly __typename: 'Order', readonly currency: { readonly __typename: 'Currency', readonly id: string } | null }
    & { ' $fragmentRefs'?: { 'CheapestListing_orderFragment': CheapestListing_orderFragment } }
  )> };

export type CheapestListing_orderFragment = { readonly __typename: 'Order', readonly id: string, readonly unitPrice: string, readonly unitEndPrice: string, readonly startsAtSeconds: string, readonly endsAtSeconds: string } & { ' $fragmentName'?: 'CheapestListing_orderFragment' };

export type CheapestListing_marketFragment = { readonly __typename: 'CollectionMarket', readonly fixed: ReadonlyArray<(
    { readonly __typename: 'Order' }
    & { ' $fragmentRefs'?: { 'CheapestListing_orderFragment': CheapestListing_orderFragment } }
  )>, readonly declining: ReadonlyArray<(
    { readonly __typename: 'Order' }
    & { ' $fragmentRefs'?: { 'CheapestListing_orderFragment': CheapestListing_orderFragment } }
  )> } & { ' $fragmentName'?: 'CheapestListing_marketFragment' };

export type CheapestListing_tokenFragment = { readonly __typename: 'Token', readonly bestAskPrice: string | null, readonly bestAskEndPrice: string | null, readonly bestAskStartsAtSeconds: string | null, readonly bestAskEndsAtSeconds: string | null, readonly bestAskCurrency: { readonly __typename: 'Currency', readonly id: string } | null } & { ' $fragmentName'?: 'CheapestListing_tokenFragment' };

export type ListedItem_tokenFragment = { readonly __typename: 'Token', readonly id: string, readonly tokenId: string, readonly standard: TokenStandard, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly name: string | null, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null } | null }, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null, readonly decimals: number | null, readonly image: string | null } | null } & { ' $fragmentName'?: 'ListedItem_tokenFragment' };

export type Listing_orderFragment = (
  { readonly __typename: 'Order', readonly id: string, readonly privateTaker: { readonly __typename: 'Account', readonly id: string } | null, readonly currency: (
    { readonly __typename: 'Currency' }
    & { ' $fragmentRefs'?: { 'CurrencyFieldsFragment': CurrencyFieldsFragment } }
  ) | null, readonly token: (
    { readonly __typename: 'Token', readonly id: string }
    & { ' $fragmentRefs'?: { 'ListedItem_tokenFragment': ListedItem_tokenFragment } }
  ) | null }
  & { ' $fragmentRefs'?: { 'ListingTerms_orderFragment': ListingTerms_orderFragment } }
) & { ' $fragmentName'?: 'Listing_orderFragment' };

export type ListingTerms_orderFragment = { readonly __typename: 'Order', readonly id: string, readonly status: OrderStatus, readonly live: boolean, readonly unrestricted: boolean, readonly makerHolds: boolean, readonly makerApproved: boolean, readonly orderType: number, readonly operator: string, readonly startsAtSeconds: string, readonly endsAtSeconds: string, readonly startPrice: string, readonly endPrice: string, readonly unitPrice: string, readonly quantity: string, readonly remaining: string, readonly availableQuantity: string, readonly fillStep: string, readonly defect: OrderDefect | null, readonly offerer: { readonly __typename: 'Account', readonly id: string } } & { ' $fragmentName'?: 'ListingTerms_orderFragment' };

export type ListingsFromCheapestQueryVariables = Exact<{
  fixed: Order_filter;
  declining: Order_filter;
  first: number;
}>;


export type ListingsFromCheapestQuery = { readonly __typename: 'Query', readonly fixed: ReadonlyArray<(
    { readonly __typename: 'Order' }
    & { ' $fragmentRefs'?: { 'ListingsFromCheapest_orderFragment': ListingsFromCheapest_orderFragment } }
  )>, readonly declining: ReadonlyArray<(
    { readonly __typename: 'Order' }
    & { ' $fragmentRefs'?: { 'ListingsFromCheapest_orderFragment': ListingsFromCheapest_orderFragment } }
  )> };

export type ListingsFromCheapest_moreQueryVariables = Exact<{
  fixed: Order_filter;
  first: number;
}>;


export type ListingsFromCheapest_moreQuery = { readonly __typename: 'Query', readonly fixed: ReadonlyArray<(
    { readonly __typename: 'Order' }
    & { ' $fragmentRefs'?: { 'ListingsFromCheapest_orderFragment': ListingsFromCheapest_orderFragment } }
  )> };

export type ListingsFromCheapest_orderFragment = (
  { readonly __typename: 'Order', readonly currency: { readonly __typename: 'Currency', readonly id: string } | null, readonly token: { readonly __typename: 'Token', readonly id: string, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly traits: ReadonlyArray<string> } | null } | null }
  & { ' $fragmentRefs'?: { 'CheapestListing_orderFragment': CheapestListing_orderFragment } }
) & { ' $fragmentName'?: 'ListingsFromCheapest_orderFragment' };

export type Offer_orderFragment = { readonly __typename: 'Order', readonly id: string, readonly status: OrderStatus, readonly live: boolean, readonly unrestricted: boolean, readonly scope: OrderScope, readonly orderType: number, readonly operator: string, readonly zoneHash: string, readonly criteriaRoot: string | null, readonly startsAtSeconds: string, readonly endsAtSeconds: string, readonly startPrice: string, readonly unitPrice: string, readonly proceeds: string, readonly quantity: string, readonly remaining: string, readonly fillStep: string, readonly defect: OrderDefect | null, readonly createdAtBlock: string, readonly offerer: { readonly __typename: 'Account', readonly id: string }, readonly currency: (
    { readonly __typename: 'Currency' }
    & { ' $fragmentRefs'?: { 'CurrencyFieldsFragment': CurrencyFieldsFragment } }
  ) | null, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly name: string | null, readonly standard: TokenStandard, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null } | null } | null, readonly token: (
    { readonly __typename: 'Token', readonly id: string }
    & { ' $fragmentRefs'?: { 'ListedItem_tokenFragment': ListedItem_tokenFragment } }
  ) | null } & { ' $fragmentName'?: 'Offer_orderFragment' };

export type OfferTraits_ofTokenQueryVariables = Exact<{
  id: string | number;
  block: number;
}>;


export type OfferTraits_ofTokenQuery = { readonly __typename: 'Query', readonly token: { readonly __typename: 'Token', readonly id: string, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly traits: ReadonlyArray<string> } | null } | null };

export type OfferTraits_holdersQueryVariables = Exact<{
  where: Token_filter;
  first: number;
  block: number;
}>;


export type OfferTraits_holdersQuery = { readonly __typename: 'Query', readonly tokens: ReadonlyArray<{ readonly __typename: 'Token', readonly id: string, readonly tokenId: string, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly traits: ReadonlyArray<string> } | null }> };

export type OfferTraits_ofCollectionQueryVariables = Exact<{
  where: Token_filter;
  first: number;
}>;


export type OfferTraits_ofCollectionQuery = { readonly __typename: 'Query', readonly tokens: ReadonlyArray<{ readonly __typename: 'Token', readonly id: string, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly traits: ReadonlyArray<string> } | null }> };

export type AccountFrameQueryVariables = Exact<{
  id: string | number;
  listings: Order_filter;
}>;


export type AccountFrameQuery = { readonly __typename: 'Query', readonly account: (
    { readonly __typename: 'Account', readonly id: string }
    & { ' $fragmentRefs'?: { 'AccountIdentity_accountFragment': AccountIdentity_accountFragment } }
  ) | null, readonly orders: ReadonlyArray<{ readonly __typename: 'Order', readonly id: string }> };

export type AccountHeldSinceQueryVariables = Exact<{
  account: string;
  tokens: ReadonlyArray<string> | string;
}>;


export type AccountHeldSinceQuery = { readonly __typename: 'Query', readonly balances: ReadonlyArray<{ readonly __typename: 'Balance', readonly id: string, readonly heldSinceSeconds: string | null, readonly token: { readonly __typename: 'Token', readonly id: string } }> };

export type AccountHeldTraitsQueryVariables = Exact<{
  where: Balance_filter;
  first: number;
}>;


export type AccountHeldTraitsQuery = { readonly __typename: 'Query', readonly balances: ReadonlyArray<{ readonly __typename: 'Balance', readonly id: string, readonly amount: string, readonly token: { readonly __typename: 'Token', readonly id: string, readonly collection: { readonly __typename: 'Collection', readonly id: string }, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly traits: ReadonlyArray<string> } | null } }> };

export type AccountItemsQueryVariables = Exact<{
  where: Balance_filter;
  first: number;
  direction: OrderDirection;
  standing: Order_filter;
}>;


export type AccountItemsQuery = { readonly __typename: 'Query', readonly balances: ReadonlyArray<{ readonly __typename: 'Balance', readonly id: string, readonly amount: string, readonly heldSinceSeconds: string | null, readonly token: (
      { readonly __typename: 'Token', readonly id: string, readonly standard: TokenStandard, readonly listings: ReadonlyArray<(
        { readonly __typename: 'Order', readonly id: string, readonly privateTaker: { readonly __typename: 'Account', readonly id: string } | null, readonly currency: (
          { readonly __typename: 'Currency' }
          & { ' $fragmentRefs'?: { 'CurrencyFieldsFragment': CurrencyFieldsFragment } }
        ) | null }
        & { ' $fragmentRefs'?: { 'ListingTerms_orderFragment': ListingTerms_orderFragment } }
      )> }
      & { ' $fragmentRefs'?: { 'TokenCard_tokenFragment': TokenCard_tokenFragment;'ListedItem_tokenFragment': ListedItem_tokenFragment } }
    ) }> };

export type AccountListingsQueryVariables = Exact<{
  where: Order_filter;
  first: number;
  direction: OrderDirection;
  account: string;
}>;


export type AccountListingsQuery = { readonly __typename: 'Query', readonly orders: ReadonlyArray<(
    { readonly __typename: 'Order', readonly id: string, readonly live: boolean, readonly createdAtSeconds: string, readonly startsAtSeconds: string, readonly token: { readonly __typename: 'Token', readonly id: string, readonly balances: ReadonlyArray<{ readonly __typename: 'Balance', readonly id: string, readonly heldSinceSeconds: string | null }> } | null }
    & { ' $fragmentRefs'?: { 'Bundle_orderFragment': Bundle_orderFragment } }
  )> };

export type AccountOfferMarksQueryVariables = Exact<{
  collections: ReadonlyArray<string> | string;
  tokens: ReadonlyArray<string> | string;
  openListings: Order_filter;
}>;


export type AccountOfferMarksQuery = { readonly __typename: 'Query', readonly collections: ReadonlyArray<{ readonly __typename: 'Collection', readonly id: string, readonly markets: ReadonlyArray<(
      { readonly __typename: 'CollectionMarket', readonly id: string, readonly unit: { readonly __typename: 'Currency', readonly id: string } }
      & { ' $fragmentRefs'?: { 'CheapestListing_marketFragment': CheapestListing_marketFragment } }
    )> }>, readonly tokens: ReadonlyArray<(
    { readonly __typename: 'Token', readonly id: string }
    & { ' $fragmentRefs'?: { 'CheapestListing_tokenFragment': CheapestListing_tokenFragment;'ListedItem_tokenFragment': ListedItem_tokenFragment } }
  )> };

export type AccountOffersQueryVariables = Exact<{
  where: Order_filter;
  first: number;
  direction: OrderDirection;
}>;


export type AccountOffersQuery = { readonly __typename: 'Query', readonly orders: ReadonlyArray<(
    { readonly __typename: 'Order', readonly id: string, readonly endsAtSeconds: string }
    & { ' $fragmentRefs'?: { 'Offer_orderFragment': Offer_orderFragment } }
  )> };

export type ExpiredListingsQueryVariables = Exact<{
  where: Order_filter;
  first: number;
  direction: OrderDirection;
}>;


export type ExpiredListingsQuery = { readonly __typename: 'Query', readonly orders: ReadonlyArray<(
    { readonly __typename: 'Order', readonly id: string, readonly live: boolean, readonly endsAtSeconds: string }
    & { ' $fragmentRefs'?: { 'Bundle_orderFragment': Bundle_orderFragment } }
  )> };

export type ExpiredListings_heldQueryVariables = Exact<{
  account: string;
  tokens: ReadonlyArray<string> | string;
  standing: Order_filter;
}>;


export type ExpiredListings_heldQuery = { readonly __typename: 'Query', readonly balances: ReadonlyArray<{ readonly __typename: 'Balance', readonly id: string, readonly amount: string, readonly token: { readonly __typename: 'Token', readonly id: string, readonly listings: ReadonlyArray<{ readonly __typename: 'Order', readonly id: string }> } }> };

export type HeldCollectionsQueryVariables = Exact<{
  account: string;
}>;


export type HeldCollectionsQuery = { readonly __typename: 'Query', readonly holdings: ReadonlyArray<{ readonly __typename: 'Holding', readonly id: string, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly name: string | null, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null } | null } }> };

export type ChosenItemsQueryVariables = Exact<{
  where: Balance_filter;
  first: number;
}>;


export type ChosenItemsQuery = { readonly __typename: 'Query', readonly balances: ReadonlyArray<{ readonly __typename: 'Balance', readonly id: string, readonly amount: string, readonly token: (
      { readonly __typename: 'Token', readonly id: string }
      & { ' $fragmentRefs'?: { 'ListedItem_tokenFragment': ListedItem_tokenFragment } }
    ) }> };

export type CollectionFrameQueryVariables = Exact<{
  id: string | number;
  openListings: Order_filter;
}>;


export type CollectionFrameQuery = { readonly __typename: 'Query', readonly collection: (
    { readonly __typename: 'Collection', readonly id: string, readonly name: string | null, readonly standard: TokenStandard, readonly historyComplete: boolean, readonly tokenCount: number, readonly listedCount: number, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null } | null }
    & { ' $fragmentRefs'?: { 'CollectionHeader_collectionFragment': CollectionHeader_collectionFragment } }
  ) | null };

export type CollectionOrdersQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
  first: number;
}>;


export type CollectionOrdersQuery = { readonly __typename: 'Query', readonly orders: ReadonlyArray<(
    { readonly __typename: 'Order', readonly id: string }
    & { ' $fragmentRefs'?: { 'Listing_orderFragment': Listing_orderFragment } }
  )> };

export type CollectionThenAndNowQueryVariables = Exact<{
  id: string | number;
  openListings: Order_filter;
}>;


export type CollectionThenAndNowQuery = { readonly __typename: 'Query', readonly collection: (
    { readonly __typename: 'Collection', readonly id: string }
    & { ' $fragmentRefs'?: { 'CollectionFigures_collectionFragment': CollectionFigures_collectionFragment } }
  ) | null };

export type CollectionsPageQueryVariables = Exact<{
  shown: Collection_filter;
  openListings: Order_filter;
  isFeatured: boolean;
  featured: Collection_filter;
}>;


export type CollectionsPageQuery = { readonly __typename: 'Query', readonly featured?: ReadonlyArray<(
    { readonly __typename: 'Collection', readonly id: string }
    & { ' $fragmentRefs'?: { 'CollectionTable_collectionFragment': CollectionTable_collectionFragment } }
  )>, readonly collections: ReadonlyArray<(
    { readonly __typename: 'Collection', readonly id: string }
    & { ' $fragmentRefs'?: { 'CollectionTable_collectionFragment': CollectionTable_collectionFragment } }
  )> };

export type FloorsThenQueryVariables = Exact<{
  pastBlock: number;
  shown: Collection_filter;
  openListings: Order_filter;
}>;


export type FloorsThenQuery = { readonly __typename: 'Query', readonly collections: ReadonlyArray<{ readonly __typename: 'Collection', readonly id: string, readonly markets: ReadonlyArray<(
      { readonly __typename: 'CollectionMarket', readonly id: string }
      & { ' $fragmentRefs'?: { 'CheapestListing_marketFragment': CheapestListing_marketFragment } }
    )> }> };

export type LatestSalesQueryVariables = Exact<{
  where: Sale_filter;
  first: number;
  direction: OrderDirection;
}>;


export type LatestSalesQuery = { readonly __typename: 'Query', readonly sales: ReadonlyArray<{ readonly __typename: 'Sale', readonly id: string, readonly price: string, readonly flag: SaleFlag | null, readonly timestampSeconds: string, readonly market: { readonly __typename: 'CollectionMarket', readonly id: string } }> };

export type HomeItemsQueryVariables = Exact<{
  shown: Collection_filter;
  held: Token_filter;
}>;


export type HomeItemsQuery = { readonly __typename: 'Query', readonly collections: ReadonlyArray<{ readonly __typename: 'Collection', readonly id: string, readonly tokens: ReadonlyArray<(
      { readonly __typename: 'Token', readonly id: string }
      & { ' $fragmentRefs'?: { 'TokenCard_tokenFragment': TokenCard_tokenFragment } }
    )> }> };

export type HomeOrderQueryVariables = Exact<{
  id: string | number;
}>;


export type HomeOrderQuery = { readonly __typename: 'Query', readonly order: (
    { readonly __typename: 'Order', readonly id: string }
    & { ' $fragmentRefs'?: { 'Listing_orderFragment': Listing_orderFragment } }
  ) | null };

export type HomePageQueryVariables = Exact<{
  picked: Token_filter;
  pool: Collection_filter;
  isFeatured: boolean;
  featured: Collection_filter;
  listed: Token_filter;
  sold: Sale_filter;
  shown: Collection_filter;
  openListings: Order_filter;
}>;


export type HomePageQuery = { readonly __typename: 'Query', readonly picked: ReadonlyArray<(
    { readonly __typename: 'Token', readonly id: string, readonly bestAsk: { readonly __typename: 'Order', readonly id: string } | null }
    & { ' $fragmentRefs'?: { 'TokenCard_tokenFragment': TokenCard_tokenFragment } }
  )>, readonly pool: ReadonlyArray<{ readonly __typename: 'Collection', readonly id: string, readonly markets: ReadonlyArray<{ readonly __typename: 'CollectionMarket', readonly id: string, readonly saleCount: number, readonly flaggedSaleCount: number, readonly cheapest: ReadonlyArray<(
        { readonly __typename: 'Order', readonly id: string, readonly token: (
          { readonly __typename: 'Token', readonly id: string, readonly bestAsk: { readonly __typename: 'Order', readonly id: string } | null }
          & { ' $fragmentRefs'?: { 'TokenCard_tokenFragment': TokenCard_tokenFragment } }
        ) | null }
        & { ' $fragmentRefs'?: { 'CheapestListing_orderFragment': CheapestListing_orderFragment } }
      )> }> }>, readonly featured?: ReadonlyArray<(
    { readonly __typename: 'Collection', readonly id: string }
    & { ' $fragmentRefs'?: { 'CollectionTable_collectionFragment': CollectionTable_collectionFragment } }
  )>, readonly tokens: ReadonlyArray<(
    { readonly __typename: 'Token', readonly id: string, readonly bestAsk: { readonly __typename: 'Order', readonly id: string } | null }
    & { ' $fragmentRefs'?: { 'TokenCard_tokenFragment': TokenCard_tokenFragment } }
  )>, readonly sales: ReadonlyArray<{ readonly __typename: 'Sale', readonly id: string, readonly timestampSeconds: string, readonly price: string, readonly quantity: string, readonly currency: (
      { readonly __typename: 'Currency' }
      & { ' $fragmentRefs'?: { 'CurrencyFieldsFragment': CurrencyFieldsFragment } }
    ), readonly token: (
      { readonly __typename: 'Token', readonly id: string }
      & { ' $fragmentRefs'?: { 'TokenCard_tokenFragment': TokenCard_tokenFragment } }
    ) }>, readonly collections: ReadonlyArray<(
    { readonly __typename: 'Collection', readonly id: string }
    & { ' $fragmentRefs'?: { 'CollectionTable_collectionFragment': CollectionTable_collectionFragment } }
  )> };

export type HeldUnitsQueryVariables = Exact<{
  token: string;
  account: string;
}>;


export type HeldUnitsQuery = { readonly __typename: 'Query', readonly balances: ReadonlyArray<{ readonly __typename: 'Balance', readonly id: string, readonly amount: string }> };

export type HoldersExportQueryVariables = Exact<{
  where: Balance_filter;
  first: number;
  direction: OrderDirection;
}>;


export type HoldersExportQuery = { readonly __typename: 'Query', readonly balances: ReadonlyArray<{ readonly __typename: 'Balance', readonly id: string, readonly amount: string, readonly heldSinceSeconds: string | null }> };

export type ItemPageQueryVariables = Exact<{
  id: string | number;
  collection: string | number;
  markets: ReadonlyArray<string> | string;
  openListings: Order_filter;
  inactiveListings: Order_filter;
  most: number;
}>;


export type ItemPageQuery = { readonly __typename: 'Query', readonly token: { readonly __typename: 'Token', readonly id: string, readonly tokenId: string, readonly standard: TokenStandard, readonly supply: string, readonly ownerCount: number, readonly ownedSinceSeconds: string | null, readonly uri: string | null, readonly uriFailed: boolean, readonly mintedAtSeconds: string | null, readonly mintedAtBlock: string | null, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly status: MetadataStatus, readonly name: string | null, readonly description: string | null, readonly image: string | null, readonly animationUrl: string | null, readonly externalUrl: string | null, readonly decimals: number | null, readonly traits: ReadonlyArray<string>, readonly unreadTraits: ReadonlyArray<string> } | null, readonly balances: ReadonlyArray<{ readonly __typename: 'Balance', readonly id: string, readonly amount: string, readonly heldSinceSeconds: string | null }>, readonly inactive: ReadonlyArray<(
      { readonly __typename: 'Order', readonly id: string, readonly privateTaker: { readonly __typename: 'Account', readonly id: string } | null, readonly currency: (
        { readonly __typename: 'Currency' }
        & { ' $fragmentRefs'?: { 'CurrencyFieldsFragment': CurrencyFieldsFragment } }
      ) | null }
      & { ' $fragmentRefs'?: { 'ListingTerms_orderFragment': ListingTerms_orderFragment } }
    )> } | null, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly name: string | null, readonly royaltySupport: RoyaltySupport, readonly historyComplete: boolean, readonly indexedFromBlock: string, readonly tokenCount: number, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null } | null } | null, readonly collectionMarkets: ReadonlyArray<{ readonly __typename: 'CollectionMarket', readonly id: string, readonly fixed: ReadonlyArray<(
      { readonly __typename: 'Order', readonly currency: (
        { readonly __typename: 'Currency' }
        & { ' $fragmentRefs'?: { 'CurrencyFieldsFragment': CurrencyFieldsFragment } }
      ) | null }
      & { ' $fragmentRefs'?: { 'CheapestListing_orderFragment': CheapestListing_orderFragment;'ListingTerms_orderFragment': ListingTerms_orderFragment } }
    )>, readonly declining: ReadonlyArray<(
      { readonly __typename: 'Order', readonly currency: (
        { readonly __typename: 'Currency' }
        & { ' $fragmentRefs'?: { 'CurrencyFieldsFragment': CurrencyFieldsFragment } }
      ) | null }
      & { ' $fragmentRefs'?: { 'CheapestListing_orderFragment': CheapestListing_orderFragment;'ListingTerms_orderFragment': ListingTerms_orderFragment } }
    )> }> };

export type ItemPage_recordQueryVariables = Exact<{
  id: string | number;
  openBundles: Order_filter;
}>;


export type ItemPage_recordQuery = { readonly __typename: 'Query', readonly token: (
    { readonly __typename: 'Token', readonly id: string, readonly lastSalePrice: string | null, readonly lastSaleAtSeconds: string | null, readonly lastSaleCurrency: (
      { readonly __typename: 'Currency' }
      & { ' $fragmentRefs'?: { 'CurrencyFieldsFragment': CurrencyFieldsFragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'ItemBundles_tokenFragment': ItemBundles_tokenFragment;'Provenance_tokenFragment': Provenance_tokenFragment } }
  ) | null };

export type OwnerAtQueryVariables = Exact<{
  id: string | number;
  block: Block_height;
}>;


export type OwnerAtQuery = { readonly __typename: 'Query', readonly token: { readonly __typename: 'Token', readonly id: string, readonly balances: ReadonlyArray<{ readonly __typename: 'Balance', readonly id: string }> } | null };

export type ThenAndNowQueryVariables = Exact<{
  id: string | number;
}>;


export type ThenAndNowQuery = { readonly __typename: 'Query', readonly token: { readonly __typename: 'Token', readonly id: string, readonly supply: string, readonly ownerCount: number, readonly standard: TokenStandard, readonly lastSalePrice: string | null, readonly owner: { readonly __typename: 'Account', readonly id: string } | null, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly historyComplete: boolean }, readonly lastSaleCurrency: (
      { readonly __typename: 'Currency' }
      & { ' $fragmentRefs'?: { 'CurrencyFieldsFragment': CurrencyFieldsFragment } }
    ) | null } | null };

export type OwnedTokensQueryVariables = Exact<{
  where: Balance_filter;
  asks: Order_filter;
}>;


export type OwnedTokensQuery = { readonly __typename: 'Query', readonly balances: ReadonlyArray<{ readonly __typename: 'Balance', readonly id: string, readonly amount: string, readonly token: (
      { readonly __typename: 'Token', readonly id: string, readonly lastSalePrice: string | null, readonly lastSaleCurrency: (
        { readonly __typename: 'Currency' }
        & { ' $fragmentRefs'?: { 'CurrencyFieldsFragment': CurrencyFieldsFragment } }
      ) | null, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly traits: ReadonlyArray<string> } | null }
      & { ' $fragmentRefs'?: { 'ListedItem_tokenFragment': ListedItem_tokenFragment } }
    ) }>, readonly asks: ReadonlyArray<(
    { readonly __typename: 'Order', readonly id: string }
    & { ' $fragmentRefs'?: { 'Listing_orderFragment': Listing_orderFragment } }
  )> };

export type Cart_listingsQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type Cart_listingsQuery = { readonly __typename: 'Query', readonly orders: ReadonlyArray<(
    { readonly __typename: 'Order', readonly id: string, readonly status: OrderStatus }
    & { ' $fragmentRefs'?: { 'Listing_orderFragment': Listing_orderFragment } }
  )> };

export type Cart_ordersQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type Cart_ordersQuery = { readonly __typename: 'Query', readonly orders: ReadonlyArray<(
    { readonly __typename: 'Order', readonly id: string }
    & { ' $fragmentRefs'?: { 'TradeOrder_orderFragment': TradeOrder_orderFragment } }
  )> };

export type OfferCommitmentsQueryVariables = Exact<{
  where: Order_filter;
  first: number;
}>;


export type OfferCommitmentsQuery = { readonly __typename: 'Query', readonly orders: ReadonlyArray<{ readonly __typename: 'Order', readonly id: string, readonly operator: string, readonly startPrice: string, readonly quantity: string, readonly remaining: string }> };

export type OwnOffersQueryVariables = Exact<{
  where: Order_filter;
  first: number;
}>;


export type OwnOffersQuery = { readonly __typename: 'Query', readonly orders: ReadonlyArray<(
    { readonly __typename: 'Order', readonly id: string }
    & { ' $fragmentRefs'?: { 'Offer_orderFragment': Offer_orderFragment } }
  )> };

export type TradeOrderQueryVariables = Exact<{
  id: string | number;
}>;


export type TradeOrderQuery = { readonly __typename: 'Query', readonly order: (
    { readonly __typename: 'Order', readonly id: string }
    & { ' $fragmentRefs'?: { 'TradeOrder_orderFragment': TradeOrder_orderFragment } }
  ) | null };

export type TradeOrder_orderFragment = { readonly __typename: 'Order', readonly id: string, readonly counter: string, readonly zone: string, readonly zoneHash: string, readonly conduitKey: string, readonly orderType: number, readonly startsAtSeconds: string, readonly endsAtSeconds: string, readonly salt: string, readonly offerer: { readonly __typename: 'Account', readonly id: string }, readonly items: ReadonlyArray<{ readonly __typename: 'OrderItem', readonly id: string, readonly side: ItemSide, readonly index: number, readonly itemType: ItemType, readonly contract: string, readonly identifierOrCriteria: string, readonly startAmount: string, readonly endAmount: string, readonly recipient: string | null }> } & { ' $fragmentName'?: 'TradeOrder_orderFragment' };

export type ListedAlreadyQueryVariables = Exact<{
  where: Order_filter;
}>;


export type ListedAlreadyQuery = { readonly __typename: 'Query', readonly orders: ReadonlyArray<{ readonly __typename: 'Order', readonly id: string, readonly remaining: string }> };

export type OfferTermsSampleQueryVariables = Exact<{
  collection: string;
  id: string | number;
}>;


export type OfferTermsSampleQuery = { readonly __typename: 'Query', readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly tokenCount: number } | null, readonly tokens: ReadonlyArray<{ readonly __typename: 'Token', readonly id: string, readonly tokenId: string }> };

export type MarksQueryVariables = Exact<{
  tokens: ReadonlyArray<string> | string;
}>;


export type MarksQuery = { readonly __typename: 'Query', readonly tokens: ReadonlyArray<{ readonly __typename: 'Token', readonly id: string, readonly lastSalePrice: string | null, readonly lastSaleCurrency: { readonly __typename: 'Currency', readonly id: string } | null, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly traits: ReadonlyArray<string> } | null }> };

export type OffersQueryVariables = Exact<{
  first: number;
  where: Order_filter;
}>;


export type OffersQuery = { readonly __typename: 'Query', readonly orders: ReadonlyArray<(
    { readonly __typename: 'Order', readonly id: string }
    & { ' $fragmentRefs'?: { 'Offer_orderFragment': Offer_orderFragment } }
  )> };

export type ReactivatedListingsQueryVariables = Exact<{
  where: Order_filter;
  first: number;
}>;


export type ReactivatedListingsQuery = { readonly __typename: 'Query', readonly orders: ReadonlyArray<(
    { readonly __typename: 'Order', readonly id: string }
    & { ' $fragmentRefs'?: { 'Bundle_orderFragment': Bundle_orderFragment } }
  )> };

export type ApprovalsQueryVariables = Exact<{
  where: Approval_filter;
  first: number;
}>;


export type ApprovalsQuery = { readonly __typename: 'Query', readonly approvals: ReadonlyArray<{ readonly __typename: 'Approval', readonly id: string, readonly operator: string, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly name: string | null, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null } | null } }> };

export type Approvals_itemsQueryVariables = Exact<{
  where: Token_filter;
  first: number;
}>;


export type Approvals_itemsQuery = { readonly __typename: 'Query', readonly tokens: ReadonlyArray<{ readonly __typename: 'Token', readonly id: string, readonly tokenId: string, readonly approved: string | null, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null } | null, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly name: string | null, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null } | null } }> };

export type Approvals_holdingsQueryVariables = Exact<{
  owner: string;
  first: number;
}>;


export type Approvals_holdingsQuery = { readonly __typename: 'Query', readonly holdings: ReadonlyArray<{ readonly __typename: 'Holding', readonly id: string, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly name: string | null, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly name: string | null } | null } }> };

export type RevokeDialogQueryVariables = Exact<{
  where: Order_filter;
  first: number;
}>;


export type RevokeDialogQuery = { readonly __typename: 'Query', readonly orders: ReadonlyArray<{ readonly __typename: 'Order', readonly id: string }> };

export type SweepQueryVariables = Exact<{
  fixed: Order_filter;
  declining: Order_filter;
  most: number;
}>;


export type SweepQuery = { readonly __typename: 'Query', readonly fixed: ReadonlyArray<(
    { readonly __typename: 'Order', readonly id: string }
    & { ' $fragmentRefs'?: { 'Listing_orderFragment': Listing_orderFragment } }
  )>, readonly declining: ReadonlyArray<(
    { readonly __typename: 'Order', readonly id: string }
    & { ' $fragmentRefs'?: { 'CheapestListing_orderFragment': CheapestListing_orderFragment;'Listing_orderFragment': Listing_orderFragment } }
  )> };

export type CollectionDepthQueryVariables = Exact<{
  markets: ReadonlyArray<string> | string;
  asks: Order_filter;
  bids: Order_filter;
  most: number;
  mostHeld: number;
  offers: Order_filter;
  mostOffers: number;
  held: Balance_filter;
}>;


export type CollectionDepthQuery = { readonly __typename: 'Query', readonly collectionMarkets: ReadonlyArray<{ readonly __typename: 'CollectionMarket', readonly id: string, readonly fixed: ReadonlyArray<(
      { readonly __typename: 'Order', readonly availableQuantity: string }
      & { ' $fragmentRefs'?: { 'CheapestListing_orderFragment': CheapestListing_orderFragment } }
    )>, readonly declining: ReadonlyArray<(
      { readonly __typename: 'Order', readonly availableQuantity: string }
      & { ' $fragmentRefs'?: { 'CheapestListing_orderFragment': CheapestListing_orderFragment } }
    )>, readonly bids: ReadonlyArray<{ readonly __typename: 'Order', readonly id: string, readonly unitPrice: string, readonly remaining: string }> }>, readonly offers: ReadonlyArray<(
    { readonly __typename: 'Order', readonly id: string }
    & { ' $fragmentRefs'?: { 'Offer_orderFragment': Offer_orderFragment } }
  )>, readonly held: ReadonlyArray<{ readonly __typename: 'Balance', readonly id: string, readonly token: { readonly __typename: 'Token', readonly id: string, readonly metadata: { readonly __typename: 'Metadata', readonly id: string, readonly traits: ReadonlyArray<string> } | null } }> };

export type ItemBundles_tokenFragment = { readonly __typename: 'Token', readonly holders: ReadonlyArray<{ readonly __typename: 'Balance', readonly id: string, readonly offeredIn: ReadonlyArray<{ readonly __typename: 'OpenItem', readonly id: string, readonly order: (
        { readonly __typename: 'Order', readonly id: string }
        & { ' $fragmentRefs'?: { 'Bundle_orderFragment': Bundle_orderFragment } }
      ) }> }> } & { ' $fragmentName'?: 'ItemBundles_tokenFragment' };

export type OrdersExport_listingsQueryVariables = Exact<{
  where: Order_filter;
  first: number;
  direction: OrderDirection;
}>;


export type OrdersExport_listingsQuery = { readonly __typename: 'Query', readonly orders: ReadonlyArray<(
    { readonly __typename: 'Order', readonly id: string, readonly createdAtSeconds: string }
    & { ' $fragmentRefs'?: { 'Bundle_orderFragment': Bundle_orderFragment } }
  )> };

export type OrdersExport_offersQueryVariables = Exact<{
  where: Order_filter;
  first: number;
  direction: OrderDirection;
}>;


export type OrdersExport_offersQuery = { readonly __typename: 'Query', readonly orders: ReadonlyArray<(
    { readonly __typename: 'Order', readonly id: string, readonly endsAtSeconds: string }
    & { ' $fragmentRefs'?: { 'Offer_orderFragment': Offer_orderFragment } }
  )> };

export type ReservedListingsQueryVariables = Exact<{
  where: Order_filter;
}>;


export type ReservedListingsQuery = { readonly __typename: 'Query', readonly orders: ReadonlyArray<(
    { readonly __typename: 'Order', readonly id: string, readonly live: boolean }
    & { ' $fragmentRefs'?: { 'Bundle_orderFragment': Bundle_orderFragment } }
  )> };
