// Sends queries to the index over HTTP. Apollo's own HTTP link also supports multipart, uploads and GET, which
// graph-node doesn't; it only takes POST with a JSON body.
import { ServerError, ServerParseError } from '@apollo/client/errors'
import { ApolloLink } from '@apollo/client/link'
import { print } from '@apollo/client/utilities'
import type { OperationVariables } from '@apollo/client'
import { type DefinitionNode, type DocumentNode, Kind, type OperationDefinitionNode } from 'graphql'
import { Observable } from 'rxjs'
import { noteBlock } from '../domain/chainClock.ts'
import { capResponse } from '../domain/capResponse.ts'
import { INDEXING_ERROR, IndexMalformedReplyError } from './errors.ts'
import { parseReply } from './parseReply.ts'
import { IndexedBlock_askedDocument, type IndexedBlock_askedQuery } from './__generated__/IndexedBlock.ts'
import { getPin } from './pinnedBlock.ts'
import { errorsTexts } from '../messages/en/errors.ts'

export interface IndexLinkOptions {
  /** The subgraph's query endpoint. */
  readonly graphqlUrl: string
  readonly fetch: typeof fetch
  /** In time travel, the block that all queries are as of; otherwise they are pinned. */
  readonly asOfBlock?: number | undefined
}

/** Operation context that the link reads. */
export interface LinkContext {
  /**
   * Sends the query as text, which graph-node accepts like JSON. A browser then asks another origin for no permission
   * first, which halves the requests of a page that only follows the index.
   */
  readonly plain: boolean
}

interface Request {
  readonly query: DocumentNode
  readonly variables: OperationVariables
}

/**
 * The terminating link. It fills the variable `$block`, which code generation gives every query that isn't about the index
 * itself. A query that the caller gave a block keeps it.
 *
 * Queries are pinned to the client's block. The first ones, before it knows any, and those whose block the index doesn't
 * have, because of a reorganization or because another replica answers, are about the newest block and ask which one that
 * is.
 *
 * Replies that aren't GraphQL fail with Apollo's own errors for that.
 */
export function indexLink({ graphqlUrl, fetch, asOfBlock }: IndexLinkOptions): ApolloLink {
  return new ApolloLink(
    ({ query, variables, operationName = 'A query', getContext, client }) =>
      new Observable((observer) => {
        const controller = new AbortController()
        const { signal } = controller
        const { plain } = getContext() as Partial<LinkContext>
        const headers = { 'content-type': plain ? 'text/plain' : 'application/json' }
        const pin = getPin(client)

        const send = async (request: Request): Promise<ApolloLink.Result> => {
          const body = JSON.stringify({ query: print(request.query), variables: request.variables })
          const response = await fetch(graphqlUrl, { method: 'POST', headers, body, signal })
          const reply = await readReply(response, query)
          const { errors } = reply
          if (errors?.some(({ message }) => message !== INDEXING_ERROR)) {
            // Without this code, the errors stay unexplained.
            const code = await import('./rejectedQuery.ts').catch(() => undefined)
            const isPinned = hash !== undefined && request.variables['block'] !== undefined
            const rejection = { errors, operationName, graphqlUrl, fetch, isPinned }
            if ((await code?.explainRejection(rejection)) === 'unpin') return sendUnpinned(undefined)
          }
          return reply
        }
        /**
         * @param block null and undefined are the newest; deploy/nginx.conf tells them apart, because a kept answer to a
         *   visit's first query, which has null, may be too old
         */
        const sendUnpinned = async (block: null | undefined) => {
          const reply = await send({ query: withBlock(query), variables: { ...variables, block } })
          const newest = (reply.data as IndexedBlock_askedQuery | null | undefined)?._meta?.block
          pin.block ??= newest
          if (newest?.timestamp)
            noteBlock('index', { number: newest.number, timestampSeconds: newest.timestamp })
          if (!newest || newest.hash !== pin.block?.hash) pin.isMissed = true
          // A failed index has no data next to its block.
          return newest && reply.errors ? send({ query, variables: { ...variables, block } }) : reply
        }
        const isFilled = variables['block'] === undefined && takesBlock(query)
        const hash = isFilled && asOfBlock === undefined ? (pin.block?.hash ?? undefined) : undefined
        const answer = !isFilled
          ? send({ query, variables })
          : asOfBlock !== undefined
            ? send({ query, variables: { ...variables, block: { number: asOfBlock } } })
            : hash !== undefined
              ? send({ query, variables: { ...variables, block: { hash } } })
              : sendUnpinned(null)
        answer.then(
          (reply) => {
            observer.next(withoutIndexingError(reply))
            observer.complete()
          },
          (error: unknown) => {
            // An unsubscribed observer gets no error.
            if (signal.aborted) return
            if (hash === undefined) pin.isMissed = true
            observer.error(error)
          },
        )
        return () => controller.abort()
      }),
  )
}

/** The operation, which comes before its fragments. */
const operationOf = ({ definitions }: DocumentNode) => definitions[0] as OperationDefinitionNode

/** Whether code generation gave the query its variable for the block. */
const takesBlock = (query: DocumentNode): boolean =>
  operationOf(query).variableDefinitions?.some(({ variable }) => variable.name.value === 'block') === true

/** The query with the block that its answer is as of. */
function withBlock(query: DocumentNode): DocumentNode {
  const [operation, ...fragments] = query.definitions as [OperationDefinitionNode, ...DefinitionNode[]]
  const asked = operationOf(IndexedBlock_askedDocument).selectionSet.selections
  const selections = [...asked, ...operation.selectionSet.selections]
  return {
    ...query,
    definitions: [{ ...operation, selectionSet: { ...operation.selectionSet, selections } }, ...fragments],
  }
}

/** The last valid data of a failed index is an answer: the status line reports the failure, and pages go on. */
function withoutIndexingError(result: ApolloLink.Result): ApolloLink.Result {
  const { errors, ...rest } = result
  const isOnlyFailed = errors?.every(({ message }) => message === INDEXING_ERROR) === true
  return isOnlyFailed && rest.data ? rest : result
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
  const missing = operationOf(query).selectionSet.selections.some(
    (field) =>
      field.kind === Kind.FIELD &&
      !field.directives?.length &&
      !((field.alias ?? field.name).value in answers),
  )
  if (missing) throw new IndexMalformedReplyError(errorsTexts.indexer.unexpected)
}

function invalidReply(response: Response, bodyText: string): ServerError {
  return new ServerError(`Status ${response.status}`, { response, bodyText })
}
