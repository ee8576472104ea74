// Sends queries to the index over HTTP. Apollo's own HTTP link also supports multipart, uploads and GET, which
// graph-node doesn't; it only takes POST with a JSON body.
import { ServerError, ServerParseError } from '@apollo/client/errors'
import { ApolloLink } from '@apollo/client/link'
import { print } from '@apollo/client/utilities'
import { type DocumentNode, Kind, type OperationDefinitionNode } from 'graphql'
import { Observable } from 'rxjs'
import { noteBlock } from '../domain/chainClock.ts'
import { capResponse } from '../domain/capResponse.ts'
import { INDEXING_ERROR, IndexMalformedReplyError } from './errors.ts'
import { parseReply } from './parseReply.ts'
import type { ReachedBlock } from './indexedBlock.ts'
import { asOfBlock, getPin, hasOwnBlock, withBlock } from './pinnedBlock.ts'
import { indexer } from '../messages/en/indexer.ts'

export interface IndexLinkOptions {
  /** The subgraph's query endpoint. */
  readonly graphqlUrl: string
  readonly fetch: typeof fetch
  readonly rewrite?: Rewrite | undefined
}

/** Operation context that the link reads. */
export interface LinkContext {
  /**
   * Sends the query as text, which graph-node accepts like JSON. A browser then asks another origin for no permission
   * first, which halves the requests of a page that only follows the index.
   */
  readonly plain: boolean
}

interface NewestBlock {
  readonly _meta?: { readonly block: ReachedBlock & { readonly timestamp?: number | null } }
}

export type Rewrite = (query: DocumentNode) => DocumentNode

/**
 * The terminating link. Queries are pinned to the client's block. The first ones, before it knows any, and those whose
 * block the index doesn't have, because of a reorganization or because another replica answers, are about the newest
 * block and ask which one that is.
 *
 * Replies that aren't GraphQL fail with Apollo's own errors for that.
 */
export function indexLink({ graphqlUrl, fetch, rewrite = (query) => query }: IndexLinkOptions): ApolloLink {
  return new ApolloLink(
    ({ query, variables, getContext, client }) =>
      new Observable((observer) => {
        const controller = new AbortController()
        const { signal } = controller
        const { plain } = getContext() as Partial<LinkContext>
        const headers = { 'content-type': plain ? 'text/plain' : 'application/json' }
        const pin = getPin(client)

        const text = print(rewrite(query))
        const send = async (sent: string, hash?: string): Promise<ApolloLink.Result> => {
          const body = JSON.stringify({ query: sent, variables })
          const response = await fetch(graphqlUrl, { method: 'POST', headers, body, signal })
          const reply = await readReply(response, query)
          const { errors } = reply
          if (errors?.some(({ message }) => message !== INDEXING_ERROR)) {
            // Without this code, the errors stay unexplained.
            const code = await import('./rejectedQuery.ts').catch(() => undefined)
            const rejection = { errors, query: sent, graphqlUrl, fetch, hash }
            // The space is for deploy/nginx.conf: an answer to a visit's first query may be too old for it.
            if ((await code?.explainRejection(rejection)) === 'unpin') return sendUnpinned(` ${text}`)
          }
          return reply
        }
        const sendUnpinned = async (sent = text) => {
          const reply = await send(withBlock(sent))
          const block = (reply.data as NewestBlock | null | undefined)?._meta?.block
          pin.block ??= block
          if (block?.timestamp)
            noteBlock('index', { number: block.number, timestampSeconds: block.timestamp })
          if (!block || block.hash !== pin.block?.hash) pin.isMissed = true
          // A failed index has no data next to its block.
          return block && reply.errors ? send(text) : reply
        }
        const hash = pin.block?.hash
        const answer = hasOwnBlock(text)
          ? send(text)
          : hash
            ? send(asOfBlock(text, hash), hash)
            : sendUnpinned()
        answer.then(
          (reply) => {
            observer.next(reply)
            observer.complete()
          },
          (error: unknown) => {
            // An unsubscribed observer gets no error.
            if (signal.aborted) return
            if (!hash) pin.isMissed = true
            observer.error(error)
          },
        )
        return () => controller.abort()
      }),
  )
}

/** @throws ServerError, ServerParseError, IndexMalformedReplyError, ResponseTooLargeError */
async function readReply(response: Response, query: DocumentNode): Promise<ApolloLink.Result> {
  const bodyText = await capResponse(response).text()
  let reply: unknown
  try {
    reply = parseReply(bodyText)
  } catch (cause) {
    if (!response.ok) throw invalidReply(response, bodyText)
    throw new ServerParseError(cause, { response, bodyText })
  }
  const result = Object(reply) as ApolloLink.Result
  const isReply = 'data' in result || 'errors' in result
  if (!response.ok || !isReply) throw invalidReply(response, bodyText)
  if (!result.errors?.length) requireFields(query, result.data)
  return result
}

/** A reply that lacks a requested field is invalid, not empty. Fields with a directive may be left out. */
function requireFields(query: DocumentNode, data: unknown): void {
  const answers = Object(data) as object
  // The operation comes before its fragments.
  const [operation] = query.definitions as readonly [OperationDefinitionNode]
  const missing = operation.selectionSet.selections.some(
    (field) =>
      field.kind === Kind.FIELD &&
      !field.directives?.length &&
      !((field.alias ?? field.name).value in answers),
  )
  if (missing) throw new IndexMalformedReplyError(indexer.unexpected)
}

function invalidReply(response: Response, bodyText: string): ServerError {
  return new ServerError(`Status ${response.status}`, { response, bodyText })
}
