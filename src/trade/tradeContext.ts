// The dependencies of every trade: the index, the node, the site's market configuration, and the trading account.
import type { ApolloClient } from '@apollo/client'
import type { Address } from '../domain/address.ts'
import type { SendBatch } from '../domain/rpc.ts'
import type { MarketConfig } from '../market/types.ts'

export interface TradeContext {
  readonly client: ApolloClient
  readonly send: SendBatch
  readonly config: MarketConfig
  readonly account: Address
}
