// Sends queries to the index over HTTP. Apollo's own HTTP link also supports multipart, uploads and GET, which
// graph-node doesn't; it only takes POST with a JSON body.
import { ServerError, ServerParseError } from '@apollo/client/errors'
import { ApolloLink } from '@apollo/client/link'
import { print } from '@apollo/client/utilities'
import { type DocumentNode, Kind } from 'graphql'
import { Observable } from 'rxjs'
import { capResponse } from '../domain/capResponse.ts'
import { INDEXING_ERROR, IndexMalformedReplyError } from './errors.ts'
import { parseReply } from './parseReply.ts'
import { getPin } from './pinnedBlock.ts'
import { asOfBlock } from './rootArguments.ts'
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
  /** Asks for the newest block's data instead of that of the pinned block. */
  readonly newest: boolean
}

export type Rewrite = (query: DocumentNode) => DocumentNode

/**
 * The terminating link. Queries are pinned to the client's block; one that the index doesn't have, because of a
 * reorganization or because another replica answers, is asked again as of the newest block.
 *
 * Replies that aren't GraphQL fail with Apollo's own errors for that.
 */
export function indexLink({ graphqlUrl, fetch, rewrite = (query) => query }: IndexLinkOptions): ApolloLink {
  return new ApolloLink(
    ({ query, variables, getContext, client }) =>
      new Observable((observer) => {
        const controller = new AbortController()
        const { signal } = controller
        const { plain, newest } = getContext() as Partial<LinkContext>
        const headers = { 'content-type': plain ? 'text/plain' : 'application/json' }
        const pin = getPin(client)
        const send = async (hash: string | null | undefined): Promise<ApolloLink.Result> => {
          const own = rewrite(query)
          const text = print(hash ? asOfBlock(own, 'hash', { kind: Kind.STRING, value: hash }) : own)
          const body = JSON.stringify({ query: text, variables })
          const reply = await readReply(
            await fetch(graphqlUrl, { method: 'POST', headers, body, signal }),
            query,
          )
          const messages = reply.errors?.map(({ message }) => message) ?? []
          if (messages.some((message) => message !== INDEXING_ERROR)) {
            // Without this code, the errors stay unexplained.
            const code = await import('./rejectedQuery.ts').catch(() => undefined)
            const rejection = { messages, query: text, graphqlUrl, fetch, hash }
            if ((await code?.explainRejection(rejection)) === 'unpin') {
              pin.isMissed = true
              return send(undefined)
            }
          }
          return reply
        }
        const answer = async () => send(newest ? undefined : (await pin.block)?.hash)
        answer().then(
          (reply) => {
            observer.next(reply)
            observer.complete()
          },
          (error: unknown) => {
            // An unsubscribed observer gets no error.
            if (!signal.aborted) observer.error(error)
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
  const isReply = typeof reply === 'object' && reply !== null && ('data' in reply || 'errors' in reply)
  if (!response.ok || !isReply) throw invalidReply(response, bodyText)
  const result = reply as ApolloLink.Result
  if (!result.errors?.length) requireFields(query, result.data)
  return result
}

/** A reply that lacks a requested field is invalid, not empty. Fields with a directive may be left out. */
function requireFields(query: DocumentNode, data: unknown): void {
  const answers = typeof data === 'object' && data !== null ? data : {}
  const missing = query.definitions
    .flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : [],
    )
    .some(
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
