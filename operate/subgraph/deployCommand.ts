// Builds the subgraph of the site's configuration, adds its files to IPFS, and deploys it to graph-node.
import { fillSchema, SCHEMA_VERSION } from '../../src/domain/schemaVersion.ts'
import { toIndexedNetwork } from '../config/indexedNetwork.ts'
import { readSite } from '../config/readSite.ts'
import type { Site } from '../config/schema.ts'
import {
  type BuildContext,
  buildSiteSubgraph,
  findNode,
  METADATA_FLAGS,
  METADATA_USAGE,
  type MetadataOptions,
  readHead,
  readMetadataFlags,
} from './buildCommand.ts'
import { readArguments, readUrlFlag, runCommand, UsageError } from '../commandLine.ts'
import { counted } from '../counted.ts'
import { openAdminNode } from './adminNode.ts'
import { DeployError } from './deployError.ts'
import { openIpfs } from './ipfs.ts'
import { uploadSubgraph } from './linkManifest.ts'
import { countTransfersAndSales, describeIndexingTime } from './reindexTime.ts'
import { findRunningVersion, findStaleIndex, type RunningVersion } from './runningVersion.ts'
import { versionUrl, waitForSync } from './waitForSync.ts'
import { readOrigin, redactUrl } from '../http/webUrl.ts'

const USAGE = `Usage: npm run subgraph:deploy -- --node <url> --ipfs <url> [options]
  --node <url>             graph-node's admin endpoint, such as http://localhost:8020,
                           or a hosted one, such as https://api.studio.thegraph.com/deploy/
  --ipfs <url>             an IPFS HTTP API, such as http://localhost:5001,
                           or https://api.thegraph.com/ipfs for The Graph's services
  --name <name>            the subgraph's name there, with {schema} for the version of its schema;
                           vitrine-v{schema} by default
  --queries <url>          where graph-node is queried; port 8000 beside port 8020 by default
  --replace-schema         replaces a version whose schema is another, which the live page may read
  --version-label <text>   a label of this version; made from the deployment's ID by default
  --deploy-key <key>       the key of a hosted service; or set VITRINE_DEPLOY_KEY
  --config <file>          the configuration; vitrine.config.json by default
${METADATA_USAGE}
  --wait                   waits until the new version has indexed the chain`

const FLAGS = {
  ...METADATA_FLAGS,
  node: { type: 'string' },
  ipfs: { type: 'string' },
  name: { type: 'string', default: 'vitrine-v{schema}' },
  queries: { type: 'string' },
  'replace-schema': { type: 'boolean', default: false },
  'version-label': { type: 'string' },
  'deploy-key': { type: 'string' },
  config: { type: 'string' },
  wait: { type: 'boolean', default: false },
} as const

/** Where The Graph's own services have people make the names. */
const NAMES_ELSEWHERE = /(^|\.)thegraph\.com$/

export interface DeployContext extends Omit<BuildContext, 'configFile'> {
  /** Path of the configuration when no argument names one. */
  readonly configFile: string
  /** A deploy key from the environment, where other users of the machine can't read it. */
  readonly deployKey: string | undefined
  /** Milliseconds between two attempts, and between two looks at the new version. */
  readonly pausesMs?: readonly number[]
  readonly lookPauseMs?: number
}

interface Options extends MetadataOptions {
  readonly node: string
  readonly ipfs: string
  /** With its `{schema}`. */
  readonly name: string
  readonly queries: string | undefined
  readonly replacesSchema: boolean
  readonly label: string | undefined
  readonly deployKey: string | undefined
  readonly config: string | undefined
  readonly wait: boolean
}

/** @throws UsageError */
function readOptions(args: readonly string[]): Options {
  const { values } = readArguments(args, FLAGS)
  const { name, config, wait, 'version-label': label, 'deploy-key': deployKey } = values
  const node = requireUrl('--node', values.node)
  const ipfs = requireUrl('--ipfs', values.ipfs)
  const queries = readUrlFlag('--queries', values.queries) ?? findQueries(node)
  const replacesSchema = values['replace-schema']
  return {
    ...readMetadataFlags(values),
    node,
    ipfs,
    name,
    queries,
    replacesSchema,
    label,
    deployKey,
    config,
    wait,
  }
}

/** graph-node's ports for deployments and for queries. */
const ADMIN_PORT = /:8020\/?$/
const QUERY_PORT = ':8000'

const findQueries = (node: string): string | undefined =>
  ADMIN_PORT.test(node) ? node.replace(ADMIN_PORT, QUERY_PORT) : undefined

function requireUrl(flag: string, url: string | undefined): string {
  if (url === undefined) throw new UsageError(`${flag} is missing.`)
  return readUrlFlag(flag, url)
}

/** Returns the exit status: 1 when the deployment failed, 2 when the arguments are wrong. */
export function runDeployCommand(args: readonly string[], context: DeployContext): Promise<number> {
  return runCommand({ usage: USAGE, expected: [Error], ...context }, args, () =>
    deploy(readOptions(args), context),
  )
}

/** @throws DeployError when the page that reads the running version couldn't read the new one */
function refuseOtherSchema(name: string, running: RunningVersion | undefined): void {
  if (running === undefined || !running.isReplaced || running.schemaVersion === SCHEMA_VERSION) return
  const { deployment, queryUrl, schemaVersion } = running
  const other =
    schemaVersion === undefined
      ? 'whose schema couldn’t be read from IPFS'
      : `whose schema is version ${schemaVersion}. This one’s is ${SCHEMA_VERSION}`
  throw new DeployError(
    `${redactUrl(queryUrl)} is answered from ${deployment}, ${other}. If ${name} takes its place, the live page fails. ` +
      'Deploy beside it, with {schema} in --name and in network.graphqlUrl: docs/operating/upkeep.md says how page and index then switch together. ' +
      'To replace it anyway, pass --replace-schema. If it has another name, say with --queries where graph-node is queried.',
  )
}

/** Says whether graph-node indexes the chain again, and how long it takes. @param firstBlock of the new version */
async function describeWork(
  deployment: string,
  running: RunningVersion | undefined,
  { site, firstBlock }: { readonly site: Site; readonly firstBlock: number },
): Promise<string> {
  if (running?.deployment === deployment) return 'It is the running version: nothing is indexed again.'
  const work = `graph-node indexes the chain for it, from block ${firstBlock} on`
  if (running === undefined) {
    return `${work}. The version that runs now couldn’t be read, if there is one. ${describeIndexingTime(undefined)}`
  }
  const events = await countTransfersAndSales(running.queryUrl, readOrigin(site.url))
  return `It differs from the running version ${running.deployment}: ${work}. ${describeIndexingTime(events)}`
}

async function deploy(options: Options, context: DeployContext): Promise<void> {
  const { print, pausesMs, lookPauseMs } = context
  const retries = pausesMs === undefined ? {} : { pausesMs }
  const node = openAdminNode(options.node, { deployKey: options.deployKey ?? context.deployKey, ...retries })
  const ipfs = openIpfs(options.ipfs, retries)
  const site = readSite(options.config ?? context.configFile)
  // Before the build, which takes long.
  const rpcUrl = findNode(site, options)
  if (options.wait && rpcUrl === undefined) {
    throw new DeployError(
      'To know when the new version has synced, --wait needs the chain’s node: pass --rpc <url>.',
    )
  }
  print(`Checking graph-node at ${redactUrl(options.node)} and IPFS at ${redactUrl(options.ipfs)} …`)
  await Promise.all([node.reach(), ipfs.reach()])
  const running = await findRunningVersion({
    site,
    target: { ...options, hasVersionUrls: NAMES_ELSEWHERE.test(new URL(options.node).hostname) },
    ipfs,
  })
  const name = fillSchema(options.name)
  if (!options.replacesSchema) refuseOtherSchema(name, running)
  if (running?.metadataFrom !== undefined && options.metadataFrom === undefined) {
    print(
      `Metadata are read from block ${running.metadataFrom} on, as in the running version ${running.deployment}. ` +
        'To read them from the newest block on, pass --metadata-from newest.',
    )
  }
  const metadataFrom = options.metadataFrom ?? running?.metadataFrom
  const manifestPath = await buildSiteSubgraph(site, { ...options, metadataFrom }, context)

  print(`Adding its files to IPFS at ${redactUrl(options.ipfs)} …`)
  const { deployment, files } = await uploadSubgraph(manifestPath, ipfs.add)
  print(`Added ${counted(files, 'file')}. The deployment’s ID is ${deployment}.`)
  const firstBlock = toIndexedNetwork(site).network.earlierSeaportsFromBlock
  print(await describeWork(deployment, running, { site, firstBlock }))

  if (!NAMES_ELSEWHERE.test(new URL(options.node).hostname)) await node.create(name)
  const label = options.label ?? `v-${deployment.slice(-8)}`
  print(`Deploying it to graph-node at ${redactUrl(options.node)} …`)
  const { queriesUrl } = await node.deploy({ name, deployment, label })
  print(`Deployed ${name}, version ${label}. Queries: ${queriesUrl}`)
  const ownUrl = versionUrl(queriesUrl, deployment)
  if (ownUrl !== queriesUrl) print(`This version alone:   ${ownUrl}`)

  if (options.wait && rpcUrl !== undefined) {
    await waitForSync({
      queriesUrl,
      deployment,
      origin: readOrigin(site.url),
      readHead: () => readHead(rpcUrl, site),
      print,
      pauseMs: lookPauseMs,
    })
  }

  const stale = await findStaleIndex(site, { queriesUrl, deployment })
  if (stale !== undefined) {
    print(
      `The page still reads another deployment: ${redactUrl(stale.url)} is answered from ${stale.deployment}. ` +
        `Set network.graphqlUrl, or what the web server forwards it to, to where ${name} is queried; ` +
        'or pass --name with the name that the page reads.',
    )
  }
}
