// Transfer checks for components: why open listings can't be bought, for the listings that the viewer reaches.
import { useApolloClient } from '@apollo/client/react'
import type { ApolloClient } from '@apollo/client'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { NetworkConfig } from '../../domain/config.ts'
import type { Message } from '../../messages/message.ts'
import { getNode } from '../../node/getNode.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useAsOfBlock } from '../../ui/AsOfBlockContext.tsx'
import { useNow } from '../../ui/useNow.ts'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import { bundledItems, type Listing } from '../../orders/listing.ts'
import { noteListingFindings } from './contradictedListings.ts'
import {
  createTransferChecks,
  type TransferChecks,
  type TransferRequest,
  type TransferResult,
} from './transferChecks.ts'

export interface RefusedTransfer {
  readonly sentence: Message
  /** Name of the bundle's item that can't be transferred. */
  readonly item: string | undefined
  readonly checking: boolean
  readonly retry: () => void
}

/** One store per page load, so that a card, the cart and the item's page share each check. */
const stores = new WeakMap<ApolloClient, TransferChecks>()

function getTransferChecks(client: ApolloClient, network: NetworkConfig): TransferChecks {
  const existing = stores.get(client)
  if (existing !== undefined) return existing
  const checks = createTransferChecks({
    send: getNode(network),
    blockMilliseconds: network.blockTimeSeconds * 1_000,
    onFindings: (found) => noteListingFindings(client, found),
  })
  stores.set(client, checks)
  return checks
}

function useViewerChecks() {
  const client = useApolloClient()
  const { network } = useConfig()
  const viewer = useAccount() ?? null
  const toRequest = (listing: Listing): TransferRequest => ({
    listing,
    // Sellers can't buy from themselves, so their own listings are checked for any account.
    buyer: viewer === listing.seller ? null : viewer,
  })
  return { checks: getTransferChecks(client, network), viewer, toRequest }
}

function toRefusedTransfer(
  checks: TransferChecks,
  request: TransferRequest,
  result: TransferResult | undefined,
): RefusedTransfer | undefined {
  if (result?.refusal === undefined) return undefined
  const { sentence, at } = result.refusal
  const { listing } = request
  const item = bundledItems(listing)?.[at]?.item.name
  const retry = () => checks.check([request], { force: true })
  return { sentence, item, checking: result.checking, retry }
}

/**
 * Returns a function that finds a listing's refusal; undefined if there is none, or if it's unknown. The checks before
 * a signature catch every refusal either way.
 */
export function useTransferRefusals(): (listing: Listing) => RefusedTransfer | undefined {
  const { checks, toRequest } = useViewerChecks()
  useSyncExternalStore(checks.subscribe, checks.version)
  return (listing) => {
    const request = toRequest(listing)
    return toRefusedTransfer(checks, request, checks.find(request))
  }
}

/**
 * Checks the tokens of listings in one batch, whenever the listings or the viewer change. Refused ones are checked again
 * with every block while they are in the list.
 * @param enabled false checks nothing yet, for listings that the viewer hasn't reached
 */
export function useTransferChecks(listings: readonly Listing[], enabled = true): void {
  const { checks, viewer, toRequest } = useViewerChecks()
  const now = useNow()
  // In time travel nobody can buy, and the chain's answer would be about now.
  const isTimeTravel = useAsOfBlock() !== undefined
  const shown = isTimeTravel ? [] : listings
  const requested = enabled ? shown : []
  const key = `${viewer} ${requested.map(({ orderHash }) => orderHash).join(' ')}`
  const checked = useRef<string>(undefined)

  // External system: the chain. Back shows a kept page again, which starts its effects but changes nothing.
  useEffect(() => {
    if (checked.current === key) return
    checked.current = key
    checks.check(requested.map(toRequest))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key stands for the listings and the viewer
  }, [checks, key])

  // External system: the chain, which moves on while a refusal is shown.
  useEffect(() => {
    checks.check(shown.map(toRequest).filter((request) => checks.find(request)?.refusal !== undefined))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs on every tick of the clock
  }, [now])
}

/** Checks one listing and returns its refusal. Rerenders only when the result for this listing changes. */
export function useTransferRefusal(
  listing: Listing | undefined,
  enabled = true,
): RefusedTransfer | undefined {
  useTransferChecks(listing === undefined ? [] : [listing], enabled)
  const { checks, toRequest } = useViewerChecks()
  const request = listing === undefined ? undefined : toRequest(listing)
  const result = useSyncExternalStore(checks.subscribe, () =>
    request === undefined ? undefined : checks.find(request),
  )
  return request === undefined ? undefined : toRefusedTransfer(checks, request, result)
}
