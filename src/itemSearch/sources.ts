// Queries the index and calls the RPC node for the local copy, with plain `fetch`: a worker has no Apollo client.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { print } from 'graphql'
import { capResponse } from '../domain/capResponse.ts'
import { VitrineError } from '../domain/errors.ts'
import type { RpcReply } from '../domain/rpc.ts'
import { retryingFetch } from '../graphql/retryingFetch.ts'
import { parseReply } from '../graphql/parseReply.ts'
import type { Block_height } from '../graphql/__generated__/operations.ts'
import { errorsTexts } from '../messages/en/errors.ts'
import { createNode } from '../node/createNode.ts'
import { unusableReply } from '../node/errors.ts'
import type { CopiedBlock } from './localCopy.ts'

/** The index couldn't be queried; the page queries it itself instead. */
export class ItemSearchUnreachableError extends VitrineError {
  readonly code = 'item-search-unreachable'
}

/** The index was reached, but answered with errors, as for a block that it doesn't have. */
export class ItemSearchRefusedError extends ItemSearchUnreachableError {}

/** Reads in another way if the index refuses the first; an index that can't be reached isn't queried twice. */
export const fetchOr = <T>(read: Promise<T>, otherwise: () => Promise<T>): Promise<T> =>
  read.catch((error: unknown) => {
    if (error instanceof ItemSearchRefusedError) return otherwise()
    throw error
  })

export interface Endpoints {
  /** The subgraph's query endpoint, as an absolute URL. */
  readonly graphqlUrl: string
  /** Absolute URLs of RPC nodes, in the order in which they are called. */
  readonly nodeUrls: readonly string[]
}

/** Where a collection is read from, and as of which block. */
export interface Site extends Endpoints {
  /** The block to read as of; undefined for the newest. */
  readonly asOfBlock?: number | undefined
}

export interface Sources {
  /** @throws ItemSearchUnreachableError */
  index<Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables): Promise<Data>
  /**
   * Current hashes of blocks from the RPC node; null for blocks that it doesn't have.
   *
   * @throws NodeError
   */
  blockHashes(numbers: readonly number[]): Promise<readonly (string | null)[]>
}

/**
 * Reads as of a block by its hash, so that a web server's cache has the answer for all visitors. If the hash isn't known, as
 * in time travel, or the index refuses it, reads by the block's number; the next update detects a reorganization.
 */
export const fetchAsOfBlock = <T>(
  { number, hash }: CopiedBlock,
  read: (block: Block_height) => Promise<T>,
): Promise<T> => {
  const fetchByNumber = () => read({ number })
  return hash === '' ? fetchByNumber() : fetchOr(read({ hash }), fetchByNumber)
}

export function createSources({ graphqlUrl, nodeUrls }: Endpoints, fetch = retryingFetch()): Sources {
  const texts = new Map<unknown, string>()
  const send = createNode({ urls: nodeUrls })
  const post = async (url: string, body: unknown): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', accept: 'application/json' }
    try {
      const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
      if (!response.ok) throw new Error(`Status ${response.status}`)
      return parseReply(await capResponse(response).text())
    } catch (cause) {
      throw new ItemSearchUnreachableError(errorsTexts.itemSearch.itemsUnread, { cause })
    }
  }
  return {
    async index(document, variables) {
      const query = texts.get(document) ?? print(document)
      texts.set(document, query)
      const reply = (await post(graphqlUrl, { query, variables })) as Reply | null
      if (reply?.data === undefined || reply.data === null || (reply.errors?.length ?? 0) > 0) {
        const messages = (reply?.errors ?? []).map(({ message }) => message).join('; ')
        throw new ItemSearchRefusedError(errorsTexts.itemSearch.itemsUnread, { details: { messages } })
      }
      return reply.data as never
    },
    async blockHashes(numbers) {
      const replies = await send(
        numbers.map((number) => ({
          method: 'eth_getBlockByNumber',
          params: [`0x${number.toString(16)}`, false],
        })),
      )
      return numbers.map((_number, index) => parseHash(replies[index]))
    },
  }
}

/** Null for a block that the node doesn't have. */
function parseHash(reply: RpcReply | undefined): string | null {
  if (reply?.ok === true && reply.result === null) return null
  const block = reply?.ok === true && typeof reply.result === 'object' ? reply.result : {}
  const { hash } = block as { readonly hash?: unknown }
  if (typeof hash !== 'string') throw unusableReply(reply, 'block hash')
  return hash
}

interface Reply {
  readonly data?: object | null
  readonly errors?: readonly { readonly message: string }[]
}
