// The check of one item, from the indexer's record to the verdict. Loaded when a reader starts it.
import type { ApolloClient } from '@apollo/client'
import type { NetworkConfig } from '../../../domain/config.ts'
import { nodeUrls } from '../../../node/getNode.ts'
import { getAnswerableFrom, type Claim, type ClaimedRow } from '../../../verification/claim.ts'
import { checkOnChain, type CheckOptions as ChainCheckOptions } from '../../../verification/connect.ts'
import type { CheckReply } from '../../../verification/protocol.ts'
import { parseAddress, ZERO_ADDRESS, type Address } from '../../../domain/address.ts'
import { parseOrderHash, parseTxHash } from '../../../domain/hashes.ts'
import { queryIndex } from '../../../graphql/queryIndex.ts'
import { indexError, IndexMalformedReplyError } from '../../../graphql/errors.ts'
import { type ListOrder, requireProgress } from '../../../graphql/listOrder.ts'
import { getFollower } from '../../../graphql/indexFollower.ts'
import { verificationTexts } from '../../../messages/en/verification.ts'
import { HistoryTooLongError } from '../../../verification/errors.ts'
import type { Hex } from '../../../verification/hex.ts'
import { VerificationRowsDocument, type VerificationRowsQuery } from './__generated__/VerificationRows.ts'

/** The indexer's record and the check's result. */
export type Checked = Extract<CheckReply, { kind: 'checked' }> & {
  readonly claim: Claim
  /** The first block that the record covers whole. */
  readonly recordFrom: number
}

export interface CheckOptions extends ChainCheckOptions {
  readonly client: ApolloClient
  readonly network: NetworkConfig
  /** The token's entity id. */
  readonly id: string
}

/** @throws what `fetchClaim` and `checkOnChain` throw, and the signal's reason when the reader cancels */
export async function check(
  options: CheckOptions,
): Promise<Checked | Extract<CheckReply, { kind: 'failed' }>> {
  const { client, network, id, signal, onProgress } = options
  const claim = await fetchClaim(client, { id, chainId: network.chainId, signal })
  const reply = await checkOnChain({ claim, nodeUrls: nodeUrls(network) }, { signal, onProgress })
  return reply.kind === 'failed' ? reply : { ...reply, claim, recordFrom: getAnswerableFrom(claim) }
}

/** Saves the proof as a file that `npm run verify` checks. */
export function saveProof({ claim, proof }: Checked): void {
  const { collection, tokenId } = claim.subject
  const url = URL.createObjectURL(proof)
  const link = document.createElement('a')
  link.href = url
  link.download = `proof-${collection}-${tokenId}.json`
  link.click()
  // The browser has taken the file by the time the next task runs.
  setTimeout(() => URL.revokeObjectURL(url))
}

const PAGE = 1_000

/** Rows of one token that are checked at most. */
const MAX_ROWS = 20_000

type ListedRow = VerificationRowsQuery['activities'][number]

const BY_POSITION: ListOrder<ListedRow> = { direction: 'asc', getKey: ({ position }) => position }

/**
 * @param id the token's entity id
 * @throws HistoryTooLongError when the indexer has more rows than are checked
 * @throws IndexListError for pages that don't form one list
 * @throws IndexUnreachableError, IndexMalformedReplyError and the other errors of the index
 */
export async function fetchClaim(
  client: ApolloClient,
  { id, chainId, signal }: { id: string; chainId: number; signal: AbortSignal },
): Promise<Claim> {
  const head = await getFollower(client).look()
  const hash = parseTxHash(head.hash ?? '') as string as Hex
  const rows: ClaimedRow[] = []
  let last: ListedRow | undefined
  for (;;) {
    const { token, activities } = await queryIndex(client, VerificationRowsDocument, {
      id,
      token: id,
      after: last?.position ?? '-1',
      first: PAGE,
      block: { hash },
    }).catch((error: unknown) => {
      throw indexError(error)
    })
    signal.throwIfAborted()
    if (token === null) throw new IndexMalformedReplyError(verificationTexts.itemGone)
    requireProgress(BY_POSITION, { rows: activities, last, first: PAGE })
    rows.push(...activities.map(getRow))
    last = activities.at(-1) ?? last
    if (activities.length === PAGE) {
      // Without the rest, it would look as if the indexer hid those rows.
      if (rows.length >= MAX_ROWS) {
        throw new HistoryTooLongError(verificationTexts.tooLong, {
          details: { most: `${MAX_ROWS}` },
        })
      }
      continue
    }
    return {
      subject: {
        chainId,
        collection: parseAddress(token.collection.id),
        tokenId: BigInt(token.tokenId),
        standard: token.standard,
      },
      rows,
      owner: toParty(token.owner),
      balances:
        token.standard === 'ERC721'
          ? []
          : token.balances.map(({ account, amount }) => ({
              account: parseAddress(account.id),
              units: BigInt(amount),
            })),
      indexedFromBlock: Number(token.collection.indexedFromBlock),
      tracked: token.collection.tracked,
      head: { number: head.number, hash },
    }
  }
}

function getRow(row: ListedRow): ClaimedRow {
  return {
    id: row.id,
    type: row.type,
    position: BigInt(row.position),
    from: toParty(row.from),
    to: toParty(row.to),
    quantity: BigInt(row.quantity),
    price: amount(row.price),
    unitPrice: amount(row.unitPrice),
    currency: row.currency === null ? null : parseAddress(row.currency.id),
    // A sale's order may be of an earlier Seaport version, where its id is not its hash.
    orderHash: row.order === null ? null : parseOrderHash(row.sale?.orderHash ?? row.order.id),
    // The terms that a filler chose may make a sale of an order that has no side itself.
    orderSide: (row.sale ?? row.order)?.side ?? null,
    bundleSize: row.sale?.bundleSize ?? null,
    emitter: parseAddress(row.emitter),
    transactionHash: parseTxHash(row.transactionHash),
    logIndex: row.logIndex,
    blockNumber: Number(row.blockNumber),
    blockHash: parseTxHash(row.blockHash) as string as Hex,
    timestampSeconds: Number(row.timestampSeconds),
  }
}

/** Null for the zero address, the other side of mints and burns. */
function toParty(account: { readonly id: string } | null): Address | null {
  if (account === null) return null
  const address = parseAddress(account.id)
  return address === ZERO_ADDRESS ? null : address
}

const amount = (value: string | null): bigint | null => (value === null ? null : BigInt(value))
