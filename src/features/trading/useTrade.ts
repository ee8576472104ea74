// What a dialog that trades stands on: the connected account, the node, the index, and the market's code, on demand.
import { useApolloClient } from '@apollo/client/react'
import { useMemo } from 'react'
import type { Address } from '../../domain/address.ts'
import type { NetworkConfig } from '../../domain/config.ts'
import type { SendBatch } from '../../domain/rpc.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { createRpc } from '../../wallet/rpc.ts'
import { CodeMissingError } from './errors.ts'
import type { TradeContext } from './tradeContext.ts'

/** One transport for each node, so that what was learnt of it is learnt once. */
const transports = new Map<string, SendBatch>()

export function transportTo({ rpcUrl, rpcFallbackUrls }: NetworkConfig): SendBatch {
  const known = transports.get(rpcUrl)
  if (known !== undefined) return known
  const send = createRpc({ url: rpcUrl, fallbackUrls: rpcFallbackUrls })
  transports.set(rpcUrl, send)
  return send
}

/** @throws CodeMissingError; asking again fetches again */
async function fetched<Code>(code: Promise<Code>): Promise<Code> {
  try {
    return await code
  } catch (cause) {
    throw new CodeMissingError(
      'A part of this site could not be loaded. Check your connection and try again.',
      {
        cause,
      },
    )
  }
}

export const loadPurchase = () => fetched(import('./listings/purchase.ts'))
export const loadCancellation = () => fetched(import('./listings/cancellation.ts'))
export const loadCheckout = () => fetched(import('./basket/checkout.ts'))
export const loadReceipt = () => fetched(import('./basket/receipt.ts'))
export const loadReverts = () => fetched(import('../../market/reverts.ts'))
export const loadAwakened = () => fetched(import('./listings/awakened.ts'))
export const loadPublication = () => fetched(import('./listings/publication.ts'))

export const loadBulk = () => fetched(import('./bulk/bulkWrites.ts'))
export const loadPermissions = () => fetched(import('./permissions/permissionWrites.ts'))

export const loadOffering = () => fetched(import('./offers/offering.ts'))
export const loadAcceptance = () => fetched(import('./offers/acceptance.ts'))
export const loadCovering = () => fetched(import('./offers/covering.ts'))
export const loadWrapping = () => fetched(import('./wrapping/wrapping.ts'))
export const loadWithdrawal = () => fetched(import('./offers/withdrawal.ts'))
export const loadTraits = () => fetched(import('./offers/traits.ts'))
export const loadFunds = () => fetched(import('../../market/bids/funds.ts'))

export function useTradeContext(account: Address): TradeContext {
  const client = useApolloClient()
  const { network, fee } = useConfig()
  return useMemo(
    () => ({
      client,
      account,
      send: transportTo(network),
      config: {
        chainId: network.chainId,
        currencies: [network.nativeCurrency, ...network.currencies],
        fee,
      },
    }),
    [client, account, network, fee],
  )
}
