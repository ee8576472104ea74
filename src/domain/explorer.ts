// URLs of pages on the network's block explorer.
import type { Address } from './address.ts'
import type { TxHash } from './hashes.ts'

/** @returns undefined when the configuration names no explorer */
export function explorerTxUrl(explorerUrl: string | null, transaction: TxHash): string | undefined {
  return pageUrl(explorerUrl, `tx/${transaction}`)
}

/** @returns undefined when the configuration names no explorer */
export function explorerAddressUrl(explorerUrl: string | null, address: Address): string | undefined {
  return pageUrl(explorerUrl, `address/${address}`)
}

function pageUrl(explorerUrl: string | null, page: string): string | undefined {
  return explorerUrl === null ? undefined : `${explorerUrl.replace(/\/$/, '')}/${page}`
}
