// Checks with the chain, once the page is read, whether the listings on its first screen and those behind the floor can be
// bought at all.
import { useEffect } from 'react'
import { useTransferChecks } from '../../trading/transferChecks/useTransferChecks.ts'
import { isBuyable } from '../../orders/listing.ts'
import { useNow } from '../../ui/useNow.ts'
import type { Orders } from './useOrders.ts'

export interface FirstScreenChecksProps {
  readonly hashes: readonly string[]
  readonly orders: Pick<Orders, 'find' | 'load'>
}

export function FirstScreenChecks({ hashes, orders: { find, load } }: FirstScreenChecksProps) {
  const now = useNow()
  const key = hashes.join(' ')

  // External system: the index.
  useEffect(() => {
    load(key === '' ? [] : key.split(' ')).catch(() => {
      // Without them nothing is left out; each listing is checked again when the reader reaches it.
    })
  }, [load, key])

  const listings = hashes.flatMap((hash) => find(hash) ?? [])
  // One query loads them all, so one batch checks them all.
  const isLoaded = listings.length > 0
  useTransferChecks(
    listings.filter((listing) => isBuyable(listing, now)),
    isLoaded,
  )
  return null
}
