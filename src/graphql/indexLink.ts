// Sends queries to the index as of the page's block, and checks every reply.
import { ServerError, ServerParseError } from '@apollo/client/errors'
import { ApolloLink } from '@apollo/client/link'
import { print } from '@apollo/client/utilities'
import { type DefinitionNode, type DocumentNode, Kind, type OperationDefinitionNode } from 'graphql'
import { finalize, from, map, mergeMap, of, tap } from 'rxjs'
import { noteBlock } from '../domain/chainClock.ts'
import { capResponse } from '../domain/capResponse.ts'
import { INDEXING_ERROR, IndexMalformedReplyError, isBlockMissing } from './errors.ts'
import { shortenTexts } from './parseReply.ts'
import { IndexedBlock_askedDocument, type IndexedBlock_askedQuery } from './__generated__/IndexedBlock.ts'
import type { Block_height } from './__generated__/operations.ts'
import { getFirstAnswers, getPin } from './clientState.ts'
import { errorsTexts } from '../messages/en/errors.ts'

export interface IndexLinkOptions {
  /** The subgraph's query endpoint. */
  readonly graphqlUrl: string
  readonly fetch: typeof fetch
  /** In time travel, the block that all queries are as of; otherwise they are pinned. */
  readonly asOfBlock?: number | undefined
}

/** The terminating link. Replies that aren't GraphQL fail with Apollo's own errors for that. */
export function indexLink({ graphqlUrl, fetch, asOfBlock }: IndexLinkOptions): ApolloLink {
  return ApolloLink.from([checkLink(), blockLink(asOfBlock), sendLink({ graphqlUrl, fetch })])
}

function checkLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { query } = operation
    return forward(operation).pipe(
      map((reply) => {
        if (!reply.errors?.length) requireFields(query, reply.data)
        return withoutIndexingError(shortenTexts(reply))
      }),
    )
  })
}

/**
 * Fills the variable `$block`, which code generation gives every query that isn't about the index itself. A query that the
 * caller gave a block keeps it.
 *
 * Queries are pinned to the client's block. The first ones, before it knows any, and those whose block the index doesn't
 * have, because of a reorganization or because another replica answers, are about the newest block and ask which one that
 * is.
 */
function blockLink(asOfBlock: number | undefined): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { query, variables, client } = operation
    if (variables['block'] !== undefined || !hasBlockArgument(query)) return forward(operation)
    const pin = getPin(client)
    const ask = (block: Block_height | null | undefined, document = query) => {
      operation.query = document
      operation.variables = { ...variables, block }
      return forward(operation)
    }
    /**
     * @param block null and undefined are the newest; deploy/nginx.conf tells them apart, because a kept answer to a
     *   visit's first query, which has null, may be too old
     */
    const askNewest = (block: null | undefined) =>
      ask(block, withBlock(query)).pipe(
        tap({ error: () => (pin.isMissed = true) }),
        mergeMap((reply) => {
          const newest = (reply.data as IndexedBlock_askedQuery | null | undefined)?._meta?.block
          pin.block ??= newest
          if (newest?.timestamp)
            noteBlock('index', { number: newest.number, timestampSeconds: newest.timestamp })
          if (!newest || newest.hash !== pin.block?.hash) pin.isMissed = true
          // A failed index has no data next to its block.
          return newest && reply.errors ? ask(block) : of(reply)
        }),
      )
    if (asOfBlock !== undefined) return ask({ number: asOfBlock })
    const hash = pin.block?.hash
    if (!hash) {
      let settle: (() => void) | undefined
      const answer = new Promise<void>((resolve) => (settle = resolve))
      const first = getFirstAnswers(client)
      first.settled = Promise.all([first.settled, answer])
      return askNewest(null).pipe(finalize(() => settle?.()))
    }
    return ask({ hash }).pipe(
      mergeMap((reply) => (isBlockMissing(reply.errors) ? askNewest(undefined) : of(reply))),
    )
  })
}

/**
 * Sends a query, and says what errors mean, except a lost block, which the link above handles. Apollo's own link also does
 * GET, multipart and uploads, which graph-node doesn't, for 2 kB of every first visit.
 */
function sendLink({ graphqlUrl, fetch }: Pick<IndexLinkOptions, 'graphqlUrl' | 'fetch'>): ApolloLink {
  return new ApolloLink(({ query, variables, operationName, getContext }) => {
    const controller = new AbortController()
    const send = async () => {
      const response = await fetch(graphqlUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...getContext()['headers'] },
        body: JSON.stringify({ query: print(query), variables }),
        signal: controller.signal,
      })
      const reply = await parseIndexReply(response)
      const { errors = [] } = reply
      if ((variables['block'] as Block_height | null | undefined)?.hash && isBlockMissing(errors))
        return reply
      if (errors.some(({ message }) => message !== INDEXING_ERROR)) {
        // Without this code, the errors stay unexplained.
        const code = await import('./rejectedQuery.ts').catch(() => undefined)
        await code?.explainRejection({ errors, operationName, graphqlUrl, fetch })
      }
      return reply
    }
    return from(send()).pipe(finalize(() => controller.abort()))
  })
}

/** @throws ServerError, ServerParseError, ResponseTooLargeError */
async function parseIndexReply(response: Response): Promise<ApolloLink.Result> {
  const bodyText = await capResponse(response).text()
  let reply: unknown
  try {
    if (response.ok) reply = JSON.parse(bodyText)
  } catch (cause) {
    throw new ServerParseError(cause, { response, bodyText })
  }
  const result = Object(reply) as ApolloLink.Result
  if ('data' in result || 'errors' in result) return result
  throw new ServerError(`Status ${response.status}`, { response, bodyText })
}

/** The operation, which comes before its fragments. */
const getOperation = ({ definitions }: DocumentNode) => definitions[0] as OperationDefinitionNode

/** Whether code generation gave the query its variable for the block. */
const hasBlockArgument = (query: DocumentNode): boolean =>
  getOperation(query).variableDefinitions?.some(({ variable }) => variable.name.value === 'block') === true

/** The query with the block that its answer is as of. */
function withBlock(query: DocumentNode): DocumentNode {
  const [operation, ...fragments] = query.definitions as [OperationDefinitionNode, ...DefinitionNode[]]
  const blockSelections = getOperation(IndexedBlock_askedDocument).selectionSet.selections
  const selections = [...blockSelections, ...operation.selectionSet.selections]
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

/**
 * A reply that lacks a requested field is invalid, not empty. Fields with a directive may be left out.
 *
 * @throws IndexMalformedReplyError
 */
function requireFields(query: DocumentNode, data: unknown): void {
  const answers = Object(data) as object
  const missing = getOperation(query).selectionSet.selections.some(
    (field) =>
      field.kind === Kind.FIELD &&
      !field.directives?.length &&
      !((field.alias ?? field.name).value in answers),
  )
  if (missing) throw new IndexMalformedReplyError(errorsTexts.indexer.unexpected)
}
