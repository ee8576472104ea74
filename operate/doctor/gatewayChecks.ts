// Checks the IPFS gateways: does each serve a file that the site needs, and may the page read it?
import { mediaSources } from '../../src/domain/media.ts'
import { queryIndex } from '../http/graphql.ts'
import { quoteWords, request } from '../http/request.ts'
import { redactUrl } from '../http/webUrl.ts'
import { type Check, failed, ok, once, warning } from './check.ts'
import { checkCrossOrigin } from './crossOrigin.ts'

const TIMEOUT_MS = 30_000

/** The empty file, which every public gateway has. */
const EMPTY_FILE = 'ipfs://QmbFMke1KXqnYyBBWxB74N4c5SBnJMVAiMNRcGu6x1AwQH'

/** Returns the metadata of an item of the site; the empty file when no item has metadata on IPFS. */
async function findFile(graphqlUrl: string): Promise<string> {
  const query = '{ tokens(first: 1, where: { uri_starts_with: "ipfs://", metadata_not: null }) { uri } }'
  const { tokens } = (await queryIndex(graphqlUrl, query)) as { tokens: readonly { uri: string }[] }
  return tokens[0]?.uri ?? EMPTY_FILE
}

/**
 * @param gateways as configured, resolved against the site
 * @param index the subgraph, to find a file that the site needs; undefined when it can't be reached from here
 */
export function gatewayChecks(
  gateways: readonly string[],
  {
    index,
    origin,
  }: {
    readonly index: { readonly graphqlUrl: string; readonly reachable: Check } | undefined
    readonly origin: string | undefined
  },
): readonly Check[] {
  const chooseFile = once(() =>
    index === undefined ? Promise.resolve(EMPTY_FILE) : findFile(index.graphqlUrl),
  )
  return gateways.flatMap((gateway, at) => {
    const label = gateways.length === 1 ? 'Gateway' : `Gateway ${at + 1}`
    const fix = 'Check network.ipfsGateways; the page tries them in order.'
    const locate = async () => {
      const [media] = mediaSources(await chooseFile(), [gateway], '64')
      return media?.source ?? gateway
    }
    const serves: Check = {
      name: `${label}: serves files`,
      after: index === undefined ? [] : [index.reachable],
      fix,
      run: async () => {
        const { status, body } = await request(await locate(), { timeoutMs: TIMEOUT_MS })
        const found = `status ${status} for ${await chooseFile()} at ${redactUrl(gateway)}`
        if (status === 200) return ok(found)
        // A gateway of the site's own content needn't have any other.
        return (await chooseFile()) === EMPTY_FILE
          ? warning(`${found}: ${quoteWords(body)}`, fix)
          : failed(`${found}: ${quoteWords(body)}`, fix)
      },
    }
    const cors: Check = {
      name: `${label}: CORS`,
      after: [serves],
      fix,
      run: async () => checkCrossOrigin(await locate(), { origin }),
    }
    return [serves, cors]
  })
}
