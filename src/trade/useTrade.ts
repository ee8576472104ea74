// What trading needs around it, from the page: the connected account, the node, the index, the site's terms.
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
