// npm run setup: asks for a node, contracts, a name and a fee, checks each against the chain, and writes
// vitrine.config.json. Every question is also a flag, for scripts.
import { existsSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as prompts from '@clack/prompts'
import { tryReadAddress } from '../../src/domain/checksum.ts'
import { ProbeError } from '../chain/probe.ts'
import { parseSite, SiteConfigError } from '../config/readSite.ts'
import { warnOfKey } from '../http/webUrl.ts'
import { composeSite, connectChain, findCollections, NO_WRAPPED_TOKEN } from './composeSite.ts'

const USAGE = `Usage: npm run setup -- [options]
  --rpc <url>             an RPC node of your chain, which browsers can reach
  --collection <address>  your contracts, separated by commas
  --name <text>           the name of your site
  --graphql <url>         the subgraph's query endpoint; /graphql if your web server forwards it
  --fee <percent>         your share of sales, such as 2.5; none by default
  --fee-recipient <addr>  the account that receives it
  --from-block <block>    the first block to index, for a node without the chain's past state
  --wrapped-token <addr>  the ERC-20 that wraps the chain's coin, for a chain that isn't well known
  --network <name>        the chain's display name, if setup doesn't know the chain
  --out <file>            the file to write; vitrine.config.json by default
  --publish-key           accepts that visitors can read a key in --rpc or --graphql
  --force                 replaces the file without a prompt`

const OPTIONS = {
  rpc: { type: 'string' },
  collection: { type: 'string', multiple: true },
  name: { type: 'string' },
  graphql: { type: 'string' },
  fee: { type: 'string' },
  'fee-recipient': { type: 'string' },
  'from-block': { type: 'string' },
  'wrapped-token': { type: 'string' },
  network: { type: 'string' },
  out: { type: 'string' },
  'publish-key': { type: 'boolean' },
  force: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/** Thrown when the answers can't be used; the message says why. */
class SetupError extends Error {}

const isInteractive = process.stdin.isTTY && process.stdout.isTTY

interface Question {
  readonly message: string
  readonly flag: string
  readonly initial?: string
}

/**
 * Returns what `read` makes of a flag, or of an answer that is prompted for until `read` accepts it.
 * @param read throws SetupError or ProbeError for an answer that can't be used
 */
async function promptFor<Value>(
  flag: string | undefined,
  question: Question,
  read: (answer: string) => Value | Promise<Value>,
): Promise<Value> {
  if (flag !== undefined || !isInteractive) {
    const answer = flag ?? question.initial
    if (answer === undefined) throw new SetupError(`${question.flag} is missing.\n\n${USAGE}`)
    return read(answer.trim())
  }
  for (;;) {
    const answer = await prompts.text({ message: question.message, initialValue: question.initial ?? '' })
    if (prompts.isCancel(answer)) throw new SetupError('Nothing was written.')
    const spinner = prompts.spinner()
    spinner.start('Checking')
    try {
      const value = await read(answer.trim())
      spinner.stop('Checked')
      return value
    } catch (error) {
      if (!(error instanceof ProbeError || error instanceof SetupError)) throw error
      spinner.stop(error.message)
    }
  }
}

const splitList = (text: string): readonly string[] => text.split(/[\s,]+/).filter((entry) => entry !== '')

/** @param percent such as `2.5` */
function toBasisPoints(percent: string): number {
  const [, whole, fraction = ''] = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(percent) ?? []
  if (whole === undefined)
    throw new SetupError(`${percent} isn't a percentage with at most two decimals, such as 2.5.`)
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}

function readBlock(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d{1,15}$/.test(text))
    throw new SetupError(`--from-block is ${text}, but it must be a block number.`)
  return Number(text)
}

async function confirmReplacing(file: string, force: boolean | undefined): Promise<void> {
  if (force === true || !existsSync(file)) return
  if (!isInteractive)
    throw new SetupError(`${file} exists. Pass --force to replace it, or --out for another file.`)
  const replace = await prompts.confirm({ message: `${file} exists. Replace it?`, initialValue: false })
  if (replace !== true) throw new SetupError('Nothing was written.')
}

/** Asks before a URL with a key is written. @throws SetupError when it must not be, or without a terminal to ask in */
async function confirmKeys(urls: readonly string[], publishes: boolean | undefined): Promise<void> {
  const warning = urls.map(warnOfKey).find((text) => text !== undefined)
  if (warning === undefined || publishes === true) return
  if (!isInteractive) throw new SetupError(`${warning}\nTo publish the key anyway, pass --publish-key.`)
  const confirmed = await prompts.confirm({ message: `${warning} Publish the key?`, initialValue: false })
  if (confirmed !== true) throw new SetupError('Nothing was written.')
}

async function main(args: string[]): Promise<void> {
  const { values: flags } = parseArgs({ args, options: OPTIONS })
  if (flags.help === true) {
    console.log(USAGE)
    return
  }
  const file = flags.out ?? 'vitrine.config.json'
  await confirmReplacing(file, flags.force)
  const fromBlock = readBlock(flags['from-block'])
  const { rpcUrl, ...chain } = await promptFor(
    flags.rpc,
    { message: 'RPC node of your chain', flag: '--rpc' },
    async (url) => ({ rpcUrl: url, ...(await connectChain(url)) }),
  )
  const graphqlUrl = flags.graphql ?? '/graphql'
  await confirmKeys([rpcUrl, graphqlUrl], flags['publish-key'])
  const collections = await promptFor(
    flags.collection?.join(','),
    { message: 'Your contracts, separated by commas', flag: '--collection' },
    (text) => {
      const addresses = splitList(text)
      if (addresses.length === 0) throw new SetupError('Enter at least one contract address.')
      return findCollections(chain, addresses, { fromBlock })
    },
  )
  for (const { name, address, standard, startBlock } of collections) {
    const since = fromBlock === undefined ? 'deployed in' : 'indexed from'
    console.log(`${name ?? address}: ${standard}, ${since} block ${startBlock}`)
  }
  const name = await promptFor(flags.name, { message: 'Name of your site', flag: '--name' }, (text) => {
    if (text === '') throw new SetupError('The name must not be empty.')
    return text
  })
  const basisPoints = await promptFor(
    flags.fee,
    { message: 'Your fee in percent', flag: '--fee', initial: '0' },
    toBasisPoints,
  )
  const recipient =
    basisPoints === 0
      ? undefined
      : await promptFor(
          flags['fee-recipient'],
          { message: 'Account that receives the fee', flag: '--fee-recipient' },
          (text) => {
            if (tryReadAddress(text) !== undefined) return text
            throw new SetupError(`${text} isn't an address, or its checksum is wrong.`)
          },
        )
  const site = await composeSite(chain, {
    rpcUrl,
    collections,
    name,
    graphqlUrl,
    networkName: flags.network,
    wrappedToken: flags['wrapped-token'],
    fee: recipient === undefined ? undefined : { recipient, basisPoints },
  })
  const json = `${JSON.stringify(site, undefined, 2)}\n`
  parseSite(json, file)
  writeFileSync(file, json)
  console.log(`Wrote ${file} for ${site.brand.name} on ${site.network.name}.`)
  if (site.network.currencies.length === 0) {
    console.log(NO_WRAPPED_TOKEN)
  }
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error
  if (
    !(
      error instanceof SetupError ||
      error instanceof ProbeError ||
      error instanceof SiteConfigError ||
      isUsage
    )
  ) {
    throw error
  }
  console.error(isUsage ? `${error.message}\n\n${USAGE}` : error.message)
  process.exitCode = 1
}
