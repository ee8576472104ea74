// Builds the subgraph of the site's configuration, adds its files to IPFS, and deploys it to graph-node.
import { parseArgs } from 'node:util'
import { readSite } from '../config/readSite.ts'
import {
  type BuildContext,
  buildSiteSubgraph,
  METADATA_FLAGS,
  type MetadataOptions,
  readHead,
  readMetadataFlags,
} from './buildCommand.ts'
import { counted } from '../counted.ts'
import { openAdminNode } from './adminNode.ts'
import { DeployError } from './deployError.ts'
import { openIpfs } from './ipfs.ts'
import { uploadSubgraph } from './linkManifest.ts'
import { versionUrl, waitForSync } from './waitForSync.ts'
import { isWebUrl, redactUrl } from '../http/webUrl.ts'

const USAGE = `Usage: npm run subgraph:deploy -- --node <url> --ipfs <url> [options]
  --node <url>            graph-node's admin endpoint, such as http://localhost:8020,
                          or a hosted one, such as https://api.studio.thegraph.com/deploy/
  --ipfs <url>            an IPFS HTTP API, such as http://localhost:5001,
                          or https://api.thegraph.com/ipfs for The Graph's services
  --name <name>           the subgraph's name there; vitrine by default
  --version-label <text>  a label of this version; made from the deployment's ID by default
  --deploy-key <key>      the key of a hosted service; or set VITRINE_DEPLOY_KEY
  --config <file>         the configuration; vitrine.config.json by default
  --metadata-from <block> the first block with metadata, or:
  --rpc <url>             the node whose newest block it is; the configuration's by default
  --wait                  waits until the new version has indexed the chain`

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
  readonly name: string
  readonly label: string | undefined
  readonly deployKey: string | undefined
  readonly config: string | undefined
  readonly wait: boolean
}

/** Returns what is wrong with the arguments as text. */
function readOptions(args: string[]): Options | string {
  let values
  try {
    values = parseArgs({
      args,
      options: {
        ...METADATA_FLAGS,
        node: { type: 'string' },
        ipfs: { type: 'string' },
        name: { type: 'string', default: 'vitrine' },
        'version-label': { type: 'string' },
        'deploy-key': { type: 'string' },
        config: { type: 'string' },
        wait: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  const { node, ipfs, name, config, wait } = values
  if (node === undefined) return '--node is missing.'
  if (ipfs === undefined) return '--ipfs is missing.'
  for (const [flag, url] of [
    ['--node', node],
    ['--ipfs', ipfs],
  ] as const) {
    if (!isWebUrl(url)) {
      return `${flag} is ${redactUrl(url)}, but it must be a URL that starts with http:// or https://.`
    }
  }
  const metadata = readMetadataFlags(values)
  if (metadata === undefined) {
    return 'Pass a block number with --metadata-from, or a URL with --rpc, not both.'
  }
  const { 'version-label': label, 'deploy-key': deployKey } = values
  return { ...metadata, node, ipfs, name, label, deployKey, config, wait }
}

/** Returns the exit code: 1 when the deployment failed, 2 when the arguments are wrong. */
export async function runDeployCommand(args: string[], context: DeployContext): Promise<number> {
  const options = readOptions(args)
  if (typeof options === 'string') {
    context.printError(`${options}\n\n${USAGE}`)
    return 2
  }
  try {
    await deploy(options, context)
    return 0
  } catch (error) {
    context.printError(error instanceof Error ? error.message : String(error))
    return 1
  }
}

async function deploy(options: Options, context: DeployContext): Promise<void> {
  const { print, pausesMs, lookPauseMs } = context
  const retries = pausesMs === undefined ? {} : { pausesMs }
  const node = openAdminNode(options.node, { deployKey: options.deployKey ?? context.deployKey, ...retries })
  const site = readSite(options.config ?? context.configFile)
  const { manifestPath, rpcUrl } = await buildSiteSubgraph(site, options, context)
  if (options.wait && rpcUrl === undefined) {
    throw new DeployError(
      'To know when the new version has synced, --wait needs the chain’s node: pass --rpc <url>.',
    )
  }

  const { deployment, files } = await uploadSubgraph(manifestPath, openIpfs(options.ipfs, retries))
  print(
    `Added ${counted(files, 'file')} to IPFS at ${redactUrl(options.ipfs)}. The deployment’s ID is ${deployment}.`,
  )

  if (!NAMES_ELSEWHERE.test(new URL(options.node).hostname)) await node.create(options.name)
  const label = options.label ?? `v-${deployment.slice(-8)}`
  const { queriesUrl } = await node.deploy({ name: options.name, deployment, label })
  print(`Deployed ${options.name}, version ${label}. Queries: ${queriesUrl}`)
  const ownUrl = versionUrl(queriesUrl, deployment)
  if (ownUrl !== queriesUrl) print(`This version alone:   ${ownUrl}`)

  if (options.wait && rpcUrl !== undefined) {
    await waitForSync({
      queriesUrl,
      deployment,
      readHead: () => readHead(rpcUrl, site),
      print,
      pauseMs: lookPauseMs,
    })
  }
}
