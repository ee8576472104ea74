// The dependencies of every trade: the index, the node, the site's market configuration, and the trading account.
import type { ApolloClient } from '@apollo/client'
import type { Address } from '../../domain/address.ts'
import { listCurrencies } from '../../domain/currency.ts'
import type { SendBatch } from '../../domain/rpc.ts'
import type { MarketConfig } from '../../seaport/types.ts'
import { useApolloClient } from '@apollo/client/react'
import { useMemo } from 'react'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useNode } from '../../wallet/useNode.ts'

export interface TradeContext {
  readonly client: ApolloClient
  readonly send: SendBatch
  readonly config: MarketConfig
  readonly account: Address
}

/** Creates the trade context from the page. */
export function useTradeContext(account: Address): TradeContext {
  const client = useApolloClient()
  const { network, fee } = useConfig()
  const send = useNode()
  return useMemo(
    () => ({
      client,
      account,
      send,
      config: {
        chainId: network.chainId,
        currencies: listCurrencies(network),
        fee,
      },
    }),
    [client, account, send, network, fee],
  )
}
