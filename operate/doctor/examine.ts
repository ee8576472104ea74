// Examines a deployment: which endpoints a configuration names, as the site's page reaches them, and their checks.
import { dirname } from 'node:path'
import { fillSchema } from '../../src/domain/schemaVersion.ts'
import { nameBrandFiles } from '../configure/brandFiles.ts'
import { connectOrigins } from '../configure/contentPolicy.ts'
import { readSite } from '../config/readSite.ts'
import { readOrigin } from '../http/webUrl.ts'
import { type Check, type Row, runChecks, warning } from './check.ts'
import { gatewayChecks } from './gatewayChecks.ts'
import { metadataHostChecks } from './metadataHostChecks.ts'
import { pageChecks } from './pageChecks.ts'
import { type RpcChecks, rpcChecks, walletRpcCheck } from './rpcChecks.ts'
import { subgraphChecks } from './subgraphChecks.ts'
import { type Burst, type Endpoint, visitorLimitCheck, writeCall, writeQuery } from './visitorLimit.ts'

/** A row for an endpoint that is a path on a site whose address isn't known. */
const createUnreachableCheck = (name: string, setting: string, path: string): Check => ({
  name,
  fix: '',
  run: () =>
    Promise.resolve(
      warning(
        `${setting} is ${path}, on the site’s own server`,
        'Pass the site’s URL: npm run doctor -- <url>.',
      ),
    ),
})

/**
 * Runs every check of a deployment.
 * @param configFile path of the configuration
 * @param siteUrl the site's address; without it, the configuration's `url`; without both, the page isn't examined
 * @param options.sendsBurst whether to send bursts of requests, to see whether servers limit them
 * @param options.burst how many requests show that there is no limit
 * @throws SiteConfigError
 */
export async function examine(
  configFile: string,
  siteUrl: string | undefined,
  { burst, sendsBurst = false }: { readonly burst?: Burst; readonly sendsBurst?: boolean } = {},
): Promise<readonly Row[]> {
  const site = readSite(configFile)
  const address = siteUrl ?? site.url
  const page = address === undefined ? undefined : new URL(site.basePath, address)
  const origin = page?.origin
  const resolve = (endpoint: string): string | undefined => {
    if (URL.canParse(endpoint)) return endpoint
    // Not by URL's own rules, which would encode a gateway's {path}.
    return origin === undefined ? undefined : `${origin}${endpoint}`
  }

  const checks: Check[] = []
  const { chainId, rpcUrl, rpcFallbackUrls, walletRpcUrl, ipfsGateways } = site.network
  const graphqlUrl = fillSchema(site.network.graphqlUrl)
  let first: RpcChecks | undefined
  const nodes: Endpoint[] = []
  for (const [index, endpoint] of [rpcUrl, ...rpcFallbackUrls].entries()) {
    const label = index === 0 ? 'RPC' : `RPC ${index + 1}`
    const url = resolve(endpoint)
    if (url === undefined) {
      checks.push(createUnreachableCheck(label, 'its URL', endpoint))
      continue
    }
    const node = rpcChecks(url, { label, site, origin, isForwarded: url !== endpoint })
    checks.push(...node.checks)
    first ??= node
    nodes.push({ label, url, reachable: node.chain, writeBody: writeCall })
  }
  if (walletRpcUrl !== undefined) checks.push(walletRpcCheck(walletRpcUrl, chainId))

  const indexUrl = resolve(graphqlUrl)
  const index =
    indexUrl === undefined
      ? undefined
      : subgraphChecks(indexUrl, { site, rpc: first, origin, isForwarded: indexUrl !== graphqlUrl })
  checks.push(...(index?.checks ?? [createUnreachableCheck('Subgraph', 'network.graphqlUrl', graphqlUrl)]))
  // The subgraph's first: where a limit is for both together, calls that may be paid for are refused at once.
  const limited: readonly Endpoint[] = [
    ...(index === undefined
      ? []
      : [{ label: 'Subgraph', url: index.graphqlUrl, reachable: index.reachable, writeBody: writeQuery }]),
    ...nodes,
  ]
  for (const endpoint of limited) {
    checks.push(visitorLimitCheck(endpoint, { origin, ownOrigin: readOrigin(site.url), sendsBurst, burst }))
  }

  const gateways = ipfsGateways.map(resolve).filter((url) => url !== undefined)
  checks.push(...gatewayChecks(gateways, { index, origin, allowed: connectOrigins(site) }))
  if (gateways.length < ipfsGateways.length) {
    checks.push(
      createUnreachableCheck(
        'Gateways',
        'network.ipfsGateways',
        String(ipfsGateways.find((url) => !resolve(url))),
      ),
    )
  }

  if (index !== undefined) {
    const collections = site.collections.map(({ address }) => address)
    const options = { index, origin, collections, allowed: connectOrigins(site) }
    checks.push(...metadataHostChecks(site.metadataHosts, options))
  }

  if (page !== undefined) {
    const { readFileUrl } = nameBrandFiles(site, dirname(configFile))
    checks.push(...pageChecks(page, { site, readFileUrl }))
  }
  return runChecks(checks)
}
