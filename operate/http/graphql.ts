// Queries a subgraph and says in the server's own words what is wrong.
import { quoteWords, type Reply, request } from './request.ts'
import { redactUrl } from './webUrl.ts'

/** Thrown when an endpoint returns something other than data; the message quotes it. */
export class QueryError extends Error {
  override readonly name = 'QueryError'
}

const TIMEOUT_MS = 15_000

/** What every subgraph says about itself. Source: graph-node, `_Meta_` of the API schema */
export interface IndexMeta {
  /** CID of the manifest that is indexed. */
  readonly deployment: string
  readonly block: { readonly number: number }
  readonly hasIndexingErrors: boolean
}

/**
 * Sends a query and returns its data.
 * @param options.origin see `fetchFrom`
 * @throws UnreachableError, QueryError
 */
export async function queryIndex(
  graphqlUrl: string,
  query: string,
  {
    variables,
    origin,
  }: { readonly variables?: object | undefined; readonly origin?: string | undefined } = {},
): Promise<unknown> {
  const reply = await request(graphqlUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
    origin,
    timeoutMs: TIMEOUT_MS,
  })
  return readData(reply, redactUrl(graphqlUrl))
}

function readData({ status, body }: Reply, host: string): unknown {
  let parsed: { data?: unknown; errors?: readonly { message?: unknown }[]; error?: unknown } | null
  try {
    parsed = JSON.parse(body) as typeof parsed
  } catch {
    throw new QueryError(`${host} returned no JSON (status ${status}): ${quoteWords(body)}`)
  }
  const errors = parsed?.errors ?? (parsed?.error === undefined ? [] : [{ message: parsed.error }])
  if (errors.length > 0) {
    const words = errors.map(({ message }) =>
      typeof message === 'string' ? message : JSON.stringify(message),
    )
    throw new QueryError(`${host} says: ${quoteWords(words.join('; '))}`)
  }
  if (parsed?.data === undefined || parsed.data === null) {
    throw new QueryError(`${host} returned no data (status ${status}): ${quoteWords(body)}`)
  }
  return parsed.data
}

/**
 * @param origin see `fetchFrom`
 * @throws UnreachableError, QueryError
 */
export async function readIndexMeta(graphqlUrl: string, origin?: string): Promise<IndexMeta> {
  const query = '{ _meta { deployment block { number } hasIndexingErrors } }'
  const data = await queryIndex(graphqlUrl, query, { origin })
  const { _meta: meta } = data as { _meta?: Partial<IndexMeta> | null }
  if (typeof meta?.deployment !== 'string' || typeof meta.block?.number !== 'number') {
    throw new QueryError(`${redactUrl(graphqlUrl)} isn’t a subgraph: it has no _meta.`)
  }
  const { deployment, block, hasIndexingErrors } = meta
  return { deployment, block, hasIndexingErrors: hasIndexingErrors === true }
}
