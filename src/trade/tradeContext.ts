// What every trade needs around it: the index, the node, the deployment's terms, and who trades.
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
