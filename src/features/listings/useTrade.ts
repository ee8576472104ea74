// What a dialog that trades stands on: the connected account, the node, the index, and the market's code, on demand.
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useMemo, useState } from 'react'
import type { Address } from '../../domain/address.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { createRpc, type SendBatch } from '../../wallet/rpc.ts'
import type { TradeContext } from './trade.ts'

/** One transport for each node, so that what was learnt of it is learnt once. */
const transports = new Map<string, SendBatch>()

function transportTo(url: string): SendBatch {
  const known = transports.get(url)
  if (known !== undefined) return known
  const send = createRpc({ url })
  transports.set(url, send)
  return send
}

/** The market's code, loaded once. */
export const loadTrade = () => import('./trade.ts')

export function useTradeContext(account: Address): TradeContext {
  const client = useApolloClient()
  const { network, fee } = useConfig()
  return useMemo(
    () => ({
      client,
      account,
      send: transportTo(network.rpcUrl),
      config: {
        chainId: network.chainId,
        currencies: [network.nativeCurrency, ...network.currencies],
        fee,
      },
    }),
    [client, account, network, fee],
  )
}

export type Loaded<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly value: Value }
  | { readonly status: 'failed'; readonly error: unknown }

const LOADING = { status: 'loading' } as const

/** Runs a reading whenever its key changes; an answer to an earlier key is dropped. `undefined` reads nothing. */
export function useReading<Value>(key: string | undefined, read: () => Promise<Value>): Loaded<Value> {
  const [answer, setAnswer] = useState<{ readonly key: string; readonly loaded: Loaded<Value> }>()
  // Outside system: the chain. The key says all that the reading depends on.
  useEffect(() => {
    if (key === undefined) return
    let current = true
    const settle = (loaded: Loaded<Value>) => {
      if (current) setAnswer({ key, loaded })
    }
    read().then(
      (value) => settle({ status: 'loaded', value }),
      (error: unknown) => settle({ status: 'failed', error }),
    )
    return () => {
      current = false
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new closure each render is the same reading
  }, [key])
  return answer !== undefined && answer.key === key ? answer.loaded : LOADING
}
