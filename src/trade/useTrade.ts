// Creates the trade context from the page: the node, the index, and the site's market configuration.
import { useApolloClient } from '@apollo/client/react'
import { useMemo } from 'react'
import type { Address } from '../domain/address.ts'
import { useConfig } from '../ui/ConfigContext.tsx'
import { useNode } from '../wallet/useNode.ts'
import type { TradeContext } from './tradeContext.ts'

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
        currencies: [network.nativeCurrency, ...network.currencies],
        fee,
      },
    }),
    [client, account, send, network, fee],
  )
}
