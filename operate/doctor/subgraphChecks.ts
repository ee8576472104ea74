// Checks the subgraph: does it respond, is it healthy, of the page's schema, complete, and close to the chain's head?
import { parseSchemaVersion, SCHEMA_VERSION, SCHEMA_VERSION_QUERY } from '../../src/domain/schemaVersion.ts'
import type { Site } from '../config/schema.ts'
import { counted } from '../counted.ts'
import { QueryError, queryIndex, readIndexMeta } from '../http/graphql.ts'
import { type Check, failed, ok, once, warning } from './check.ts'
import { checkCrossOrigin } from './crossOrigin.ts'
import type { RpcChecks } from './rpcChecks.ts'

/** How far behind the chain's head an index may be, in seconds, before visitors notice. */
const NOTICEABLE_SECONDS = 120
/** From here on it isn't a busy moment any more. */
const STUCK_SECONDS = 600

const REDEPLOY = 'Deploy the subgraph of this configuration again: npm run subgraph:deploy.'

/** Deeper than any query of the page, and than the limits in deploy/ allow. */
const LEVELS = 20
/** One row in each list, so it is no work where it is answered. */
const NESTED_QUERY = `{ collections(first: 1) ${'{ tokens(first: 1) { collection '.repeat(LEVELS)}{ id }${' } }'.repeat(LEVELS)} }`

interface IndexedCollection {
  readonly id: string
  readonly tracked: boolean
  readonly indexedFromBlock: string
}

export interface SubgraphChecks {
  readonly graphqlUrl: string
  readonly checks: readonly Check[]
  /** That it responds. */
  readonly reachable: Check
}

/**
 * @param rpc the first node; undefined when it can't be reached from here
 * @param origin the site's; undefined when it isn't known
 * @param isForwarded whether the site's web server forwards a path to the subgraph
 */
export function subgraphChecks(
  graphqlUrl: string,
  {
    site,
    rpc,
    origin,
    isForwarded,
  }: {
    readonly site: Site
    readonly rpc: RpcChecks | undefined
    readonly origin: string | undefined
    readonly isForwarded: boolean
  },
): SubgraphChecks {
  const readMeta = once(() => readIndexMeta(graphqlUrl, origin))

  const reachable: Check = {
    name: 'Subgraph: answers',
    fix: isForwarded
      ? 'The web server forwards this path: check what it names (VITRINE_GRAPH_NODE and VITRINE_SUBGRAPH, or $vitrine_graphql in nginx.conf), whether graph-node is up, and whether the subgraph is deployed under that name.'
      : 'Check network.graphqlUrl, and whether graph-node is up and the subgraph is deployed under that name.',
    run: async () => {
      const { deployment, block } = await readMeta()
      return ok(`deployment ${deployment}, block ${block.number}`)
    },
  }

  const onIndex = (name: string, fix: string, run: Check['run']): Check => ({
    name: `Subgraph: ${name}`,
    after: [reachable],
    fix,
    run,
  })

  const health = onIndex('health', REDEPLOY, async () => {
    const { hasIndexingErrors, block } = await readMeta()
    if (!hasIndexingErrors) return ok('no indexing errors')
    return failed(
      `indexing failed at block ${block.number}`,
      'graph-node’s log says why. Restart it, or deploy again.',
    )
  })

  const schema = onIndex('schema version', REDEPLOY, async () => {
    const version = parseSchemaVersion(await queryIndex(graphqlUrl, SCHEMA_VERSION_QUERY, { origin }))
    if (version === SCHEMA_VERSION) return ok(`${version}, the page’s own`)
    const detail = `${version ?? 'unknown'}, but this page reads ${SCHEMA_VERSION}`
    if ((version ?? 0) > SCHEMA_VERSION) {
      return failed(
        detail,
        'The page is older: update this checkout, and build and configure the page again.',
      )
    }
    return failed(detail, `The subgraph is older. ${REDEPLOY}`)
  })

  const collections = onIndex('collections', REDEPLOY, async () => {
    const ids = site.collections.map(({ address }) => `"${address}"`).join(',')
    const query = `{ collections(first: 1000, where: { id_in: [${ids}] }) { id tracked indexedFromBlock } }`
    const { collections: rows } = (await queryIndex(graphqlUrl, query, { origin })) as {
      collections: readonly IndexedCollection[]
    }
    const { block } = await readMeta()
    let awaited = 0
    for (const { address, startBlock } of site.collections) {
      const row = rows.find(({ id }) => id === address)
      if (row === undefined && block.number < startBlock) awaited += 1
      else if (row === undefined || !row.tracked) {
        return failed(`${address} isn’t one of the subgraph’s own collections`)
      } else if (Number(row.indexedFromBlock) > startBlock) {
        return failed(
          `${address} is indexed from block ${row.indexedFromBlock} on, but the configuration says ${startBlock}`,
        )
      }
    }
    if (awaited > 0) {
      return warning(
        `${awaited} not reached yet at block ${block.number}`,
        'Wait: the subgraph is on its way to their first blocks.',
      )
    }
    return ok(`${site.collections.length} indexed from their first blocks on`)
  })

  const behind: Check = {
    name: 'Subgraph: behind the chain',
    after: rpc === undefined ? [reachable] : [reachable, rpc.chain],
    fix: 'Check the chain’s node that graph-node uses.',
    run: async () => {
      if (rpc === undefined) {
        return warning(
          'not compared with the chain',
          'Pass the site’s URL to doctor, so that it can reach the RPC node.',
        )
      }
      const head = await rpc.readHead()
      const { block } = await readMeta()
      const blocks = Math.max(0, head - block.number)
      const seconds = Math.round(blocks * site.network.blockTimeSeconds)
      const detail = `${counted(blocks, 'block')}, about ${seconds} s`
      if (seconds <= NOTICEABLE_SECONDS) return ok(detail)
      const fix =
        'If it doesn’t catch up: look at graph-node’s log, and at the limits of the RPC node that graph-node uses.'
      return seconds > STUCK_SECONDS ? failed(detail, fix) : warning(detail, fix)
    },
  }

  const limits = onIndex('limits of queries', REDEPLOY, async () => {
    try {
      await queryIndex(graphqlUrl, NESTED_QUERY, { origin })
    } catch (error) {
      if (error instanceof QueryError) return ok('deeply nested queries are refused')
      throw error
    }
    return warning(
      `a query with ${LEVELS} lists inside each other is answered`,
      'Limit what a query may be, or a short one can take all of graph-node’s memory: deploy/compose.yaml has the settings. A hosted indexer has limits of its own.',
    )
  })

  const cors = onIndex('CORS', 'Let browsers query it.', () =>
    checkCrossOrigin(graphqlUrl, { origin, body: '{"query":"{ _meta { deployment } }"}' }),
  )

  return {
    graphqlUrl,
    checks: [reachable, health, schema, collections, behind, limits, cors],
    reachable,
  }
}
