// npm run setup: asks for a node, contracts, a name and a fee, checks each against the chain, and writes
// vitrine.config.json. Every question is also a flag, for scripts.
import { existsSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as prompts from '@clack/prompts'
import { tryReadAddress } from '../../src/domain/checksum.ts'
import { ProbeError } from '../chain/probe.ts'
import { parseSite, SiteConfigError } from '../config/readSite.ts'
import { type Answers, composeSite, connectChain, findCollection } from './composeSite.ts'

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
  force: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/** Thrown when the answers can't be used; the message says why. */
class SetupError extends Error {}

const isInteractive = process.stdin.isTTY && process.stdout.isTTY

/** Asks for what no flag gave, until the answer passes its check. */
async function ask(
  flag: string | undefined,
  question: { readonly message: string; readonly flag: string; readonly initial?: string },
  check: (answer: string) => Promise<void>,
): Promise<string> {
  if (flag !== undefined || !isInteractive) {
    const answer = flag ?? question.initial
    if (answer === undefined) throw new SetupError(`${question.flag} is missing.\n\n${USAGE}`)
    await check(answer)
    return answer
  }
  for (;;) {
    const answer = await prompts.text({ message: question.message, initialValue: question.initial ?? '' })
    if (prompts.isCancel(answer)) throw new SetupError('Nothing was written.')
    const spinner = prompts.spinner()
    spinner.start('Checking')
    try {
      await check(answer.trim())
      spinner.stop('Checked')
      return answer.trim()
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

async function main(args: string[]): Promise<void> {
  const { values: flags } = parseArgs({ args, options: OPTIONS })
  if (flags.help === true) {
    console.log(USAGE)
    return
  }
  const file = flags.out ?? 'vitrine.config.json'
  await confirmReplacing(file, flags.force)
  const fromBlock = readBlock(flags['from-block'])
  const rpcUrl = await ask(flags.rpc, { message: 'RPC node of your chain', flag: '--rpc' }, async (url) => {
    await connectChain(url)
  })
  const chain = await connectChain(rpcUrl)
  const contracts = await ask(
    flags.collection?.join(','),
    { message: 'Your contracts, separated by commas', flag: '--collection' },
    async (text) => {
      if (splitList(text).length === 0) throw new SetupError('Enter at least one contract address.')
      for (const address of splitList(text)) await findCollection(chain, address, fromBlock ?? 0)
    },
  )
  const name = await ask(flags.name, { message: 'Name of your site', flag: '--name' }, (text) =>
    text === '' ? Promise.reject(new SetupError('The name must not be empty.')) : Promise.resolve(),
  )
  const percent = await ask(
    flags.fee,
    { message: 'Your fee in percent', flag: '--fee', initial: '0' },
    (text) => Promise.resolve(void toBasisPoints(text)),
  )
  const basisPoints = toBasisPoints(percent)
  const recipient =
    basisPoints === 0
      ? undefined
      : await ask(
          flags['fee-recipient'],
          { message: 'Account that receives the fee', flag: '--fee-recipient' },
          (text) =>
            tryReadAddress(text) !== undefined
              ? Promise.resolve()
              : Promise.reject(new SetupError(`${text} isn't an address, or its checksum is wrong.`)),
        )
  const answers: Answers = {
    rpcUrl,
    collections: splitList(contracts),
    name,
    graphqlUrl: flags.graphql ?? '/graphql',
    networkName: flags.network,
    fromBlock,
    wrappedToken: flags['wrapped-token'],
    fee: recipient === undefined ? undefined : { recipient, basisPoints },
  }
  const site = await composeSite(answers, (found) =>
    console.log(
      `${found.name ?? found.address}: ${found.standard}, ${fromBlock === undefined ? 'deployed in' : 'indexed from'} block ${found.startBlock}`,
    ),
  )
  const json = `${JSON.stringify(site, undefined, 2)}\n`
  parseSite(json, file)
  writeFileSync(file, json)
  console.log(`Wrote ${file} for ${site.brand.name} on ${site.network.name}.`)
  if (site.network.currencies.length === 0) {
    console.log('No token wraps the coin there, so the site takes no offers. Pass one with --wrapped-token.')
  }
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error
  if (!(
    error instanceof SetupError ||
    error instanceof ProbeError ||
    error instanceof SiteConfigError ||
    isUsage
  )) {
    throw error
  }
  console.error(isUsage ? `${error.message}\n\n${USAGE}` : error.message)
  process.exitCode = 1
}
