// Prompts for a node, contracts, names and a fee, checks each on the chain, and writes vitrine.config.json. Every question
// is also a flag, for scripts.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { applyEdits, modify } from 'jsonc-parser'
import { parseAddress } from '../../src/domain/address.ts'
import { tryReadAddress } from '../../src/domain/checksum.ts'
import { findChainFacts } from '../chain/facts.ts'
import { ProbeError } from '../chain/probe.ts'
import { readArguments, readBlockFlag, runCommand } from '../commandLine.ts'
import { parseSite, readSite, SiteConfigError } from '../config/readSite.ts'
import { counted } from '../counted.ts'
import { isWebUrl, redactUrl, warnOfKey } from '../http/webUrl.ts'
import {
  composeSite,
  connectChain,
  type ConnectedChain,
  findCollections,
  findFirstOrderBlock,
  findWrappedToken,
  type FoundCollection,
  NO_WRAPPED_TOKEN,
  UnknownStartError,
} from './composeSite.ts'
import { findMetadataHosts } from './metadataHosts.ts'
import { confirm, promptFor, type Question, SetupError, type Terminal } from './questions.ts'

const USAGE = `Usage: npm run setup -- [options]
  --rpc <url>             an RPC node of your chain, which browsers can reach
  --collection <address>  your contracts, separated by commas
  --name <text>           the name of your site
  --network <name>        the chain's display name, if setup doesn't know the chain
  --metadata-host <url>   hosts that visitors' browsers may read metadata from, such as https://meta.example
  --wrapped-token <addr>  the ERC-20 that wraps the chain's coin, for a chain that isn't well known
  --graphql <url>         the subgraph's query endpoint; /graphql/v{schema} by default, which your web server
                          forwards to the subgraph of the page's schema version
  --site <url>            the site's public address, such as https://market.example
  --fee <percent>         your share of sales, such as 2.5; none by default
  --fee-recipient <addr>  the account that receives it
  --from-block <block>    the first block to index, for a node without the chain's past state
  --out <file>            the file to write; vitrine.config.json by default
  --add                   adds the contracts to the file, and keeps everything else in it
  --publish-key           accepts that visitors can read a key in --rpc or --graphql
  --force                 replaces the file without a prompt

Without the flags, it prompts for what is missing.`

const FLAGS = {
  rpc: { type: 'string' },
  collection: { type: 'string', multiple: true },
  name: { type: 'string' },
  network: { type: 'string' },
  'metadata-host': { type: 'string', multiple: true },
  'wrapped-token': { type: 'string' },
  graphql: { type: 'string' },
  site: { type: 'string' },
  fee: { type: 'string' },
  'fee-recipient': { type: 'string' },
  'from-block': { type: 'string' },
  out: { type: 'string' },
  add: { type: 'boolean' },
  'publish-key': { type: 'boolean' },
  force: { type: 'boolean' },
} as const

const ADDRESS_EXAMPLE = '0x1234…abcd'

export interface SetupContext {
  /** Undefined if nobody can answer questions. */
  readonly terminal: Terminal | undefined
  readonly print: (line: string) => void
  readonly printError: (line: string) => void
}

const splitList = (text: string): readonly string[] => text.split(/[\s,]+/).filter((entry) => entry !== '')

/** @param percent such as `2.5` */
function toBasisPoints(percent: string): number {
  const [, whole, fraction = ''] = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(percent) ?? []
  if (whole === undefined)
    throw new SetupError(`${percent} isn't a percentage with at most two decimals, such as 2.5.`)
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}

function readSiteUrl(text: string): string | undefined {
  if (text === '' || isWebUrl(text)) return text === '' ? undefined : text
  throw new SetupError(`${redactUrl(text)} isn't a URL that starts with https://.`)
}

function readAccount(text: string): string {
  const address = tryReadAddress(text)
  if (address === undefined) throw new SetupError(`${text} isn't an address, or its checksum is wrong.`)
  if (/^0x0+$/.test(address)) throw new SetupError('Nobody can spend what the zero address gets.')
  return text
}

async function confirmReplacing(file: string, terminal: Terminal | undefined): Promise<void> {
  if (!existsSync(file)) return
  if (terminal === undefined)
    throw new SetupError(
      `${file} exists. Pass --add to add contracts to it, --force to replace it, or --out for another file.`,
    )
  if (!(await confirm(terminal, `${file} exists. Replace it? To add contracts to it, pass --add.`)))
    throw new SetupError('Nothing was written.')
}

/** Prompts before a URL with a key is written. @throws SetupError when it must not be, or nobody can answer */
async function confirmKey(
  url: string,
  { setting, terminal }: { readonly setting: string; readonly terminal: Terminal | undefined },
): Promise<void> {
  const warning = warnOfKey(url, setting)
  if (warning === undefined) return
  if (terminal === undefined)
    throw new SetupError(`${warning}\nTo publish the key anyway, pass --publish-key.`)
  if (!(await confirm(terminal, `${warning} Publish the key?`))) throw new SetupError('Nothing was written.')
}

/** Returns the exit status: 1 when an answer can't be used, 2 when the arguments are wrong. */
export function runSetup(args: readonly string[], context: SetupContext): Promise<number> {
  const command = { usage: USAGE, expected: [SetupError, ProbeError, SiteConfigError], ...context }
  return runCommand(command, args, () => setUp(args, context))
}

interface CollectionsOptions {
  /** Of the flag. */
  readonly addresses: string | undefined
  readonly fromBlock: number | undefined
  readonly terminal: Terminal | undefined
  readonly print: (line: string) => void
}

/** Prompts for contracts, and for their first block where the node doesn't have the chain's past state. */
async function promptForCollections(
  chain: ConnectedChain,
  { addresses: flag, fromBlock, terminal, print }: CollectionsOptions,
): Promise<readonly FoundCollection[]> {
  const { addresses, found: deployed } = await promptFor(terminal, flag, {
    message: 'Your contracts, separated by commas',
    flag: '--collection',
    example: ADDRESS_EXAMPLE,
    read: async (text) => {
      const addresses = splitList(text)
      if (addresses.length === 0) throw new SetupError('Enter at least one contract address.')
      try {
        return { addresses, found: await findCollections(chain, addresses, { fromBlock }) }
      } catch (error) {
        if (!(error instanceof UnknownStartError) || terminal === undefined) throw error
        return { addresses, found: undefined }
      }
    },
  })
  const collections =
    deployed ??
    (await promptFor(terminal, undefined, {
      message:
        'The node doesn’t know when they were deployed. The block of the first deployment, which a block explorer shows',
      flag: '--from-block',
      example: '17000000',
      read: (text) => findCollections(chain, addresses, { fromBlock: readBlock(text) }),
    }))
  for (const { name, address, standard, startBlock } of collections) {
    const since = deployed === undefined || fromBlock !== undefined ? 'indexed from' : 'deployed in'
    print(`${name ?? address}: ${standard}, ${since} block ${startBlock}`)
  }
  return collections
}

function readBlock(text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text)
  throw new SetupError(`${text} isn't a block number, such as 17000000.`)
}

interface HostsOptions {
  /** Of the flags. */
  readonly hosts: readonly string[]
  readonly terminal: Terminal | undefined
  readonly print: (line: string) => void
}

/** Returns the hosts that the page may read: those of the flags, and those that are found and allowed. */
async function allowMetadataHosts(
  chain: ConnectedChain,
  collections: readonly FoundCollection[],
  { hosts, terminal, print }: HostsOptions,
): Promise<readonly string[]> {
  const newHosts = (await findMetadataHosts(chain, collections)).filter((host) => !hosts.includes(host))
  const allowed: string[] = []
  for (const host of newHosts) {
    const where = `The metadata of your items is at ${host}.`
    if (terminal === undefined) {
      print(
        `${where} Without --metadata-host ${host}, the page doesn't read it, and these items have no name and no picture. ` +
          'The host sees the IP addresses of visitors.',
      )
    } else if (
      await confirm(terminal, `${where} Let the page read it? The host sees the IP addresses of visitors.`)
    )
      allowed.push(host)
  }
  return [...hosts, ...allowed]
}

interface AddOptions {
  readonly flags: {
    readonly rpc?: string | undefined
    readonly collection?: string[] | undefined
    readonly 'from-block'?: string | undefined
    readonly 'metadata-host'?: string[] | undefined
  }
  readonly terminal: Terminal | undefined
  readonly print: (line: string) => void
}

/** Adds collections to a configuration; every other setting, and the form of the file, stays. */
async function addCollections(file: string, { flags, terminal, print }: AddOptions): Promise<void> {
  const site = readSite(file)
  const written = readFileSync(file, 'utf8')
  const { rpcUrl } = site.network
  const chain = await promptFor(terminal, flags.rpc ?? (isWebUrl(rpcUrl) ? rpcUrl : undefined), {
    message: 'RPC node of your chain',
    flag: '--rpc',
    example: 'https://node.example',
    read: (url) => connectChain(url, { siteUrl: site.url }),
  })
  if (chain.chainId !== site.network.chainId) {
    throw new SetupError(
      `The node is on chain ${chain.chainId}, but ${file} is for chain ${site.network.chainId}.`,
    )
  }
  const collections = await promptForCollections(chain, {
    addresses: flags.collection?.join(','),
    fromBlock: readBlockFlag('--from-block', flags['from-block']),
    terminal,
    print,
  })
  const configured = new Set(site.collections.map(({ address }) => address))
  const added = collections.filter(({ address }) => !configured.has(parseAddress(address)))
  if (added.length === 0) throw new SetupError(`${file} has these collections already.`)
  const edit = (json: string, path: (string | number)[], value: unknown): string =>
    applyEdits(json, modify(json, path, value, { formattingOptions: { insertSpaces: true, tabSize: 2 } }))
  let json = written
  for (const [index, { address, standard, startBlock }] of added.entries())
    json = edit(json, ['collections', site.collections.length + index], { address, standard, startBlock })
  const startBlock =
    site.index.startBlock ?? (await findFirstOrderBlock(chain, [...site.collections, ...added]))
  if (startBlock !== site.index.startBlock) json = edit(json, ['index', 'startBlock'], startBlock)
  const hosts = await allowMetadataHosts(chain, added, {
    hosts: [...new Set([...site.metadataHosts, ...(flags['metadata-host'] ?? [])])],
    terminal,
    print,
  })
  if (hosts.length > site.metadataHosts.length) json = edit(json, ['metadataHosts'], hosts)
  parseSite(json, file)
  writeFileSync(file, json)
  print(
    `Added ${counted(added.length, 'collection')} to ${file}. ` +
      'Deploy the subgraph with "npm run subgraph:deploy", then run "npm run configure".',
  )
}

async function setUp(args: readonly string[], { terminal, print }: SetupContext): Promise<void> {
  const { values: flags } = readArguments(args, FLAGS)
  const getAnswer = <Value>(flag: string | undefined, question: Question<Value>) =>
    promptFor(terminal, flag, question)
  const file = flags.out ?? 'vitrine.config.json'
  if (flags.add === true) return addCollections(file, { flags, terminal, print })
  if (flags.force !== true) await confirmReplacing(file, terminal)
  const fromBlock = readBlockFlag('--from-block', flags['from-block'])
  // First, because the node's key may be limited to it.
  const siteUrl = await getAnswer(flags.site, {
    message: 'The site’s public address, for shared links and snapshots',
    flag: '--site',
    example: 'https://market.example, or nothing if it isn’t known yet',
    optional: true,
    read: readSiteUrl,
  })
  const { rpcUrl, ...chain } = await getAnswer(flags.rpc, {
    message: 'RPC node of your chain',
    flag: '--rpc',
    example: 'https://node.example',
    read: async (url) => ({ rpcUrl: url, ...(await connectChain(url, { siteUrl })) }),
  })
  if (flags['publish-key'] !== true) await confirmKey(rpcUrl, { setting: 'network.rpcUrl', terminal })
  const collections = await promptForCollections(chain, {
    addresses: flags.collection?.join(','),
    fromBlock,
    terminal,
    print,
  })
  const metadataHosts = await allowMetadataHosts(chain, collections, {
    hosts: flags['metadata-host'] ?? [],
    terminal,
    print,
  })
  const name = await getAnswer(flags.name, {
    message: 'Name of your site',
    flag: '--name',
    example: 'Harbor Gallery',
    initial: terminal && collections[0]?.name,
    read: (text) => text,
  })
  const facts = findChainFacts(chain.chainId)
  const networkName =
    facts === undefined
      ? await getAnswer(flags.network, {
          message: 'Name of the chain, which visitors see',
          flag: '--network',
          example: 'Harbor Chain',
          initial: `Chain ${chain.chainId}`,
          read: (text) => text,
        })
      : flags.network
  const wrappedToken =
    facts?.wrappedToken === undefined
      ? await getAnswer(flags['wrapped-token'], {
          message:
            'The ERC-20 that wraps the chain’s coin, as WETH does; without it, visitors can’t make offers',
          flag: '--wrapped-token',
          example: `${ADDRESS_EXAMPLE}, or nothing`,
          optional: true,
          read: async (text) => {
            if (text === '') return undefined
            await findWrappedToken(chain, text)
            return text
          },
        })
      : flags['wrapped-token']
  const graphqlUrl = await getAnswer(flags.graphql, {
    message: 'The subgraph’s query endpoint; a path if your web server forwards it',
    flag: '--graphql',
    example: 'https://index.example/subgraphs/name/vitrine-v{schema}',
    initial: '/graphql/v{schema}',
    read: (text) => text,
  })
  if (flags['publish-key'] !== true) await confirmKey(graphqlUrl, { setting: 'network.graphqlUrl', terminal })
  const basisPoints = await getAnswer(flags.fee, {
    message: 'Your fee in percent',
    flag: '--fee',
    example: '2.5',
    initial: '0',
    read: toBasisPoints,
  })
  const recipient =
    basisPoints === 0
      ? undefined
      : await getAnswer(flags['fee-recipient'], {
          message: 'Account that receives the fee',
          flag: '--fee-recipient',
          example: ADDRESS_EXAMPLE,
          read: readAccount,
        })
  const site = await composeSite(chain, {
    rpcUrl,
    collections,
    name,
    graphqlUrl,
    siteUrl,
    networkName,
    wrappedToken,
    metadataHosts,
    fee: recipient === undefined ? undefined : { recipient, basisPoints },
  })
  const json = `${JSON.stringify(site, undefined, 2)}\n`
  parseSite(json, file)
  writeFileSync(file, json)
  print(`Wrote ${file} for ${site.brand.name} on ${site.network.name}.`)
  if (site.network.currencies.length === 0) print(NO_WRAPPED_TOKEN)
  print(
    'Next, deploy the subgraph with "npm run subgraph:deploy", and make the page with "npm run build" and ' +
      '"npm run configure". docs/operating.md has each step.',
  )
}
