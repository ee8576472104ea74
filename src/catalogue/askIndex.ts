// Puts the catalogue's questions to the index and to the chain's node: plain fetches, because a worker has no page.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { print } from 'graphql'
import { cappedAnswer } from '../domain/cappedAnswer.ts'
import { VitrineError } from '../domain/errors.ts'
import { retryingFetch } from '../graphql/retryingFetch.ts'
import { parseReply } from '../graphql/shortTexts.ts'

/** The index or the node did not answer what the catalogue asked; the page goes on asking the index itself. */
export class CatalogueUnreachableError extends VitrineError {
  readonly code = 'catalogue-unreachable'
}

export interface Endpoints {
  /** The subgraph's query endpoint, absolute. */
  readonly graphqlUrl: string
  /** The chain's JSON-RPC endpoint, absolute. */
  readonly rpcUrl: string
}

/** Where a collection is read from, and of when. */
export interface Site extends Endpoints {
  /** The block that everything is to be as of; undefined for the newest. */
  readonly asOfBlock?: number | undefined
}

export interface Asker {
  /** @throws CatalogueUnreachableError */
  index<Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables): Promise<Data>
  /**
   * Hashes of blocks of the chain as its node has it now; null for one that it does not have.
   *
   * @throws CatalogueUnreachableError
   */
  blockHashes(numbers: readonly number[]): Promise<readonly (string | null)[]>
}

export function createAsker({ graphqlUrl, rpcUrl }: Endpoints, fetch = retryingFetch()): Asker {
  const texts = new Map<unknown, string>()
  const post = async (url: string, body: unknown): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', accept: 'application/json' }
    try {
      const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
      if (!response.ok) throw new Error(`Status ${response.status}`)
      return parseReply(await cappedAnswer(response).text())
    } catch (cause) {
      throw new CatalogueUnreachableError('The items of the collection could not be read.', { cause })
    }
  }
  return {
    async index(document, variables) {
      const query = texts.get(document) ?? print(document)
      texts.set(document, query)
      const reply = (await post(graphqlUrl, { query, variables })) as Reply | null
      if (reply?.data === undefined || reply.data === null || (reply.errors?.length ?? 0) > 0) {
        const messages = (reply?.errors ?? []).map(({ message }) => message).join('; ')
        throw new CatalogueUnreachableError('The items of the collection could not be read.', {
          details: { messages },
        })
      }
      return reply.data as never
    },
    async blockHashes(numbers) {
      const questions = numbers.map((number, id) => ({
        jsonrpc: '2.0',
        id,
        method: 'eth_getBlockByNumber',
        params: [`0x${number.toString(16)}`, false],
      }))
      const answers = await post(rpcUrl, questions)
      if (!Array.isArray(answers))
        throw new CatalogueUnreachableError('The chain’s node gave no answer that could be read.')
      return numbers.map((_number, id) => {
        const answer = (answers as NodeAnswer[]).find((each) => each.id === id)
        if (answer === undefined || answer.error !== undefined)
          throw new CatalogueUnreachableError('The chain’s node gave no answer that could be read.')
        return answer.result?.hash ?? null
      })
    },
  }
}

interface Reply {
  readonly data?: object | null
  readonly errors?: readonly { readonly message: string }[]
}

interface NodeAnswer {
  readonly id: number
  readonly error?: unknown
  readonly result?: { readonly hash?: string } | null
}
