// What an index's GraphQL errors mean: they go to the console in the server's words, and if the index has another schema
// than this page reads, the error says which of them is older. Loaded with the first such error.
import { capResponse } from '../domain/capResponse.ts'
import { VitrineError } from '../domain/errors.ts'
import { parseSchemaVersion, SCHEMA_VERSION, SCHEMA_VERSION_QUERY } from '../domain/schemaVersion.ts'
import { frameTexts } from '../messages/en/frame.ts'
import { isBlockMissing } from './errors.ts'
import { textsLoaded } from '../messages/translate.ts'

/** The index has an older schema than this page reads, or none that says its version. */
class IndexOlderError extends VitrineError {
  readonly code = 'index-older'
}

/** The index has a newer schema than this page reads. */
class PageOlderError extends VitrineError {
  readonly code = 'page-older'
}

export interface RejectedQuery {
  readonly errors: readonly { readonly message: string }[]
  readonly operationName: string | undefined
  readonly graphqlUrl: string
  readonly fetch: typeof fetch
}

/** The version of each index, by its URL. */
const versions = new Map<string, Promise<number | undefined>>()

/** Messages of an index that understood the query. */
const UNDERSTOOD = /^indexing_error$|^Store error|timed? ?out/i

/**
 * Reports the messages, and throws if another schema explains them. The index's version is read once.
 *
 * @throws IndexOlderError, PageOlderError
 */
export async function explainRejection({ errors, operationName, ...index }: RejectedQuery): Promise<void> {
  const messages = errors.map(({ message }) => message)
  // oxlint-disable-next-line no-console -- for the index's operator
  console.error(`${operationName} was rejected by the index: ${messages.join('; ')}`)
  if (errors.every((error) => UNDERSTOOD.test(error.message) || isBlockMissing([error]))) return
  const version = await queryVersion(index)
  if (version === undefined || version === SCHEMA_VERSION) return
  const details = { index: `${version}`, page: `${SCHEMA_VERSION}`, messages: messages.join('; ') }
  // oxlint-disable-next-line no-console -- as above
  console.error(
    `The index has version ${version} of Vitrine’s schema, and this page reads version ${SCHEMA_VERSION}. ${
      version < SCHEMA_VERSION ? 'Deploy the current subgraph.' : 'Deploy the current page.'
    }`,
  )
  await textsLoaded()
  if (version < SCHEMA_VERSION) throw new IndexOlderError(frameTexts.versions.indexOlder, { details })
  throw new PageOlderError(frameTexts.versions.pageOlder, { details })
}

type Index = Pick<RejectedQuery, 'graphqlUrl' | 'fetch'>

/** Undefined if the index doesn't say; then it is read again after the next rejected query. */
async function queryVersion(index: Index): Promise<number | undefined> {
  const { graphqlUrl } = index
  const reading = versions.get(graphqlUrl) ?? fetchVersion(index).catch(() => undefined)
  versions.set(graphqlUrl, reading)
  const version = await reading
  if (version === undefined) versions.delete(graphqlUrl)
  return version
}

async function fetchVersion({ graphqlUrl, fetch }: Index): Promise<number | undefined> {
  const response = await fetch(graphqlUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query: SCHEMA_VERSION_QUERY }),
  })
  const reply: unknown = JSON.parse(await capResponse(response).text())
  return parseSchemaVersion((reply as { data?: unknown } | null)?.data)
}
