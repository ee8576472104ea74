// What the item's contract says about its metadata now, beside what the index has: contracts may reveal or change it without
// an event. Read once when the page is opened, and whenever the reader asks.
import { useEffect, useEffectEvent, useState } from 'react'
import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { parseAddress } from '../../domain/address.ts'
import { keepRecent } from '../../domain/keepRecent.ts'
import type { Gateways } from '../../domain/media.ts'
import { isInAddress, metadataPlace } from '../../domain/metadataPlace.ts'
import type { SendBatch } from '../../domain/rpc.ts'
import { parseTokenId } from '../../domain/tokenId.ts'
import { getFollower } from '../../graphql/indexFollower.ts'
import type { AddressedResult } from '../../media/addressedDocument.ts'
import type { HostedDocument } from '../../media/hostedMetadata.ts'
import { useAsOfBlock } from '../../ui/AsOfBlockContext.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useNode } from '../../wallet/useNode.ts'
import { type ContractUri, isSameDocument, fetchContractUri } from './contractUri.ts'
import type { ItemToken } from './Item.tsx'
import { isBurned } from './itemHolders.ts'

export type MetadataReading =
  /** The page shows what the contract names. */
  | { readonly kind: 'same' }
  | { readonly kind: 'changed'; readonly uri: string; readonly document: HostedDocument }
  /** The host changed what it serves at the same address. */
  | { readonly kind: 'host-changed'; readonly host: string; readonly document: HostedDocument }
  /** The document at the contract's address can't be shown. */
  | {
      readonly kind: 'unread'
      readonly result: Exclude<AddressedResult, { readonly kind: 'document' }>
      /** Whether it may be another than the index has. */
      readonly isMoved: boolean
    }
  /**
   * Nothing is known: the contract returned no address, or too much, or needs more gas than the node gives, or the node
   * or the host didn't reply.
   */
  | {
      readonly kind: 'failed'
      readonly reason: 'no-address' | 'too-large' | 'out-of-gas' | 'node' | 'host'
    }

export interface ContractMetadata {
  /** What the latest reading that succeeded found. */
  readonly reading: MetadataReading | undefined
  readonly isReading: boolean
  /** What the reading that the reader asked for found. */
  readonly reply: MetadataReading | undefined
  /** Reads again; undefined for an item whose contract can't be read. */
  readonly refresh: (() => void) | undefined
}

const KEPT_READINGS = 20
/** Readings during this visit, by the item and what the index had of it. */
const readings = new Map<string, MetadataReading>()
/** Readings at the page's opening that haven't ended. */
const pending = new Map<string, Promise<MetadataReading>>()
const MAX_READING_MILLISECONDS = 60_000
const NODE_FAILED: MetadataReading = { kind: 'failed', reason: 'node' }

/** @param hosted what the page itself read from a host, where the index reads nothing */
export function useContractMetadata(token: ItemToken, hosted: HostedDocument | undefined): ContractMetadata {
  const client = useApolloClient()
  const send = useNode()
  const { metadataHosts, network } = useConfig()
  const isReadable = useAsOfBlock() === undefined && !isBurned(token)
  // What was read stands beside this state of the index only: the index may have read something newer since.
  const key = [network.chainId, token.id, JSON.stringify([token.uri, token.metadata])].join(' ')
  const [requests, setRequests] = useState({ key, count: 0 })
  const count = requests.key === key ? requests.count : 0
  const [settled, setSettled] = useState<{
    readonly key: string
    readonly count: number
    readonly reading: MetadataReading
  }>()

  const read = useEffectEvent((signal: AbortSignal) =>
    fetchMetadata({
      client,
      send,
      token,
      shownDocument: token.metadata?.status === 'RESOLVED' ? token.metadata : hosted,
      gateways: network,
      hosts: metadataHosts,
      isRequested: count > 0,
      signal,
    }),
  )

  // External system: the contract, and what it points to.
  useEffect(() => {
    if (!isReadable || (count === 0 && readings.has(key))) return
    let isMounted = true
    // The page may be rendered again meanwhile, which must not read the contract again.
    const first = count === 0 ? pending.get(key) : undefined
    const reading = first ?? read(AbortSignal.timeout(MAX_READING_MILLISECONDS)).catch(() => NODE_FAILED)
    if (count === 0) pending.set(key, reading)
    void reading.then((result) => {
      if (pending.get(key) === reading) pending.delete(key)
      if (result.kind !== 'failed') keepRecent(readings, key, result, KEPT_READINGS)
      if (isMounted) setSettled({ key, count, reading: result })
    })
    return () => {
      isMounted = false
    }
  }, [isReadable, key, count])

  const own = settled?.key === key ? settled : undefined
  return {
    reading: readings.get(key),
    isReading: count > 0 && own?.count !== count,
    reply: own !== undefined && own.count > 0 ? own.reading : undefined,
    refresh: isReadable ? () => setRequests({ key, count: count + 1 }) : undefined,
  }
}

interface ReadOptions {
  readonly client: ApolloClient
  readonly send: SendBatch
  readonly token: ItemToken
  /** What the page shows. */
  readonly shownDocument: HostedDocument | undefined
  readonly gateways: Gateways
  readonly hosts: readonly string[]
  readonly isRequested: boolean
  readonly signal: AbortSignal
}

/** @throws NodeError; what `indexError` distinguishes; the signal's reason once it is aborted */
async function fetchMetadata(options: ReadOptions): Promise<MetadataReading> {
  const { client, send, token, shownDocument, gateways, hosts, isRequested, signal } = options
  // At the index's block, so that a change that the index is about to read isn't taken for one that it missed.
  const block = isRequested ? 'latest' : await fetchIndexedBlock(client)
  signal.throwIfAborted()
  const answer = await fetchContractUri(send, {
    collection: parseAddress(token.collection.id),
    tokenId: parseTokenId(token.tokenId),
    standard: token.standard,
    block,
  })
  if (answer.kind !== 'answered') return { kind: 'failed', reason: toReason(answer.kind) }
  const uri = answer.value
  const place = metadataPlace(uri, hosts)
  const isMoved = isInAddress(uri) || uri !== token.uri
  // An address of content names the same content forever.
  const mayDiffer = isMoved || (isRequested && (place.kind === 'host' || shownDocument === undefined))
  if (!mayDiffer) return { kind: 'same' }
  const { fetchAddressedDocument } = await import('../../media/addressedDocument.ts')
  const result = await fetchAddressedDocument(uri, { gateways, hosts, signal })
  if (result.kind !== 'document') {
    if (!isMoved && result.kind === 'failed') return { kind: 'failed', reason: 'host' }
    const isAsIndexed = isInAddress(uri) && token.metadata?.status === 'INVALID'
    return isAsIndexed ? { kind: 'same' } : { kind: 'unread', result, isMoved }
  }
  const { document } = result
  if (shownDocument !== undefined && isSameDocument(shownDocument, document)) return { kind: 'same' }
  return !isMoved && place.kind === 'host'
    ? { kind: 'host-changed', host: place.host, document }
    : { kind: 'changed', uri, document }
}

function toReason(kind: Exclude<ContractUri['kind'], 'answered'>) {
  switch (kind) {
    case 'out-of-gas':
    case 'too-large':
      return kind
    case 'reverted':
    case 'no-code':
    case 'malformed':
      return 'no-address'
  }
}

async function fetchIndexedBlock(client: ApolloClient) {
  const { number, hash } = await getFollower(client).look()
  return hash === null ? `0x${number.toString(16)}` : { blockHash: hash }
}
