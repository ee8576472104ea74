// Checks an RPC node: is it the right chain, does it do what page and index need, and may the page read it?
import {
  checkSeaport,
  openNode,
  readChainHead,
  readCollection,
  readCurrency,
  readLogs,
  remembersCode,
} from '../chain/probe.ts'
import { describeLateStart, findLateStart } from '../chain/lateStart.ts'
import type { Site } from '../config/schema.ts'
import { counted } from '../counted.ts'
import { SEAPORT } from '../../subgraph/manifest/network.ts'
import { quoteWords, type Reply, request, requestPatiently } from '../http/request.ts'
import { redactUrl, mayContainKey } from '../http/webUrl.ts'
import { type Check, failed, ok, once, warning } from './check.ts'
import { checkCrossOrigin } from './crossOrigin.ts'

const TIMEOUT_MS = 20_000

/** Sizes to try, the page's own first (MAX_BATCH_SIZE of src/node/retryPolicy.ts). */
const BATCH_SIZES = [100, 50, 20, 10, 5, 3, 2]
/** A page's busiest moments take some tens of requests; below this, they take several round trips. */
const COMFORTABLE_BATCH = 10

/** Blocks in a search for logs, as public nodes limit them. */
const SPANS = [10_000, 5_000, 2_000, 1_000, 500, 100, 10]
/** Below this, checking an item's history takes so many requests that visitors give up. */
const COMFORTABLE_SPAN = 2_000

const RATE_HEADERS = /^(x-)?rate-?limit|^retry-after$/

const encode = (method: string, params: readonly unknown[], id = 1) => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
})

/** Waits where the node asks for it: a rate limit says nothing about what it could do. */
async function post(url: string, body: unknown, origin: string | undefined): Promise<Reply> {
  return requestPatiently(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    origin,
    timeoutMs: TIMEOUT_MS,
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const hasResult = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'result' in value &&
  value.result !== undefined &&
  value.result !== null

async function acceptsBatch(url: string, size: number, origin: string | undefined): Promise<boolean> {
  const batch = Array.from({ length: size }, (_, id) => encode('eth_chainId', [], id))
  const { status, body } = await post(url, batch, origin)
  const replies = parseJson(body)
  return status === 200 && Array.isArray(replies) && replies.length === size && replies.every(hasResult)
}

/** Checks the node that wallets get with the network: they send no origin, so it is sent none. */
export function walletRpcCheck(url: string, chainId: number): Check {
  return {
    name: 'RPC for wallets',
    fix: `Name another public node of the chain in network.walletRpcUrl, in place of ${redactUrl(url)}.`,
    run: async () => {
      const head = await readChainHead(openNode(url))
      if (head.chainId !== chainId) {
        return failed(`chain ${head.chainId}, but the configuration says ${chainId}`)
      }
      if (mayContainKey(url))
        return warning('the URL seems to hold a key, which every visitor can read and use')
      return ok(`${chainId}, at ${redactUrl(url)}`)
    },
  }
}

export interface RpcChecks {
  readonly checks: readonly Check[]
  /** That it responds and is on the right chain. */
  readonly chain: Check
  /** The chain's newest block; rejects as `readChainHead`. */
  readonly readHead: () => Promise<number>
}

/**
 * @param label what to call the node
 * @param origin the site's; undefined when it isn't known
 * @param isForwarded whether the site's web server forwards a path to the node
 */
export function rpcChecks(
  url: string,
  {
    label,
    site,
    origin,
    isForwarded,
  }: {
    readonly label: string
    readonly site: Site
    readonly origin: string | undefined
    readonly isForwarded: boolean
  },
): RpcChecks {
  const send = openNode(url, { origin })
  const { chainId, currencies } = site.network
  const readHead = once(() => readChainHead(send))

  const chain: Check = {
    name: `${label}: chain`,
    fix: isForwarded
      ? `The web server forwards this path: check the node that it names (VITRINE_RPC, or $vitrine_rpc in nginx.conf), and whether that node is up.`
      : `Check the URL of ${label} in network.rpcUrl or network.rpcFallbackUrls, and whether the node is up.`,
    run: async () => {
      const head = await readHead()
      if (head.chainId === chainId) return ok(`${chainId}, block ${head.head}, at ${redactUrl(url)}`)
      return failed(
        `chain ${head.chainId}, but the configuration says ${chainId}`,
        'Name a node of the configured chain, or correct network.chainId.',
      )
    },
  }

  const key: Check = {
    name: `${label}: key`,
    fix: 'At your provider, limit the key to your site’s origin. Or let your web server forward a path to the node, and name the path: deploy/ shows how.',
    run: () => Promise.resolve(warning('the URL seems to hold a key, which every visitor can read and use')),
  }

  const onChain = (name: string, fix: string, run: Check['run']): Check => ({
    name: `${label}: ${name}`,
    after: [chain],
    fix,
    run,
  })

  const batches = onChain('batches', 'Use a node that accepts JSON-RPC batches.', async () => {
    for (const size of BATCH_SIZES) {
      if (!(await acceptsBatch(url, size, origin))) continue
      if (size >= COMFORTABLE_BATCH) return ok(`${size} requests`)
      return warning(
        `at most ${size} requests`,
        'The page sends smaller batches then, which is slower. A node that accepts 10 or more is better.',
      )
    }
    return warning(
      'refused',
      'The page sends every request alone then, which is slower. A node that accepts batches is better.',
    )
  })

  const logs = onChain('log range', 'Use a node that serves eth_getLogs.', async () => {
    const { head } = await readHead()
    const [collection] = site.collections
    let words = ''
    for (const span of SPANS) {
      const from = Math.max(0, head - span + 1)
      const reply = await readLogs(send, { address: collection?.address ?? SEAPORT, from, to: head })
      if (reply.ok) {
        if (head < span) return ok(`${counted(head + 1, 'block')}, the whole chain`)
        if (span >= COMFORTABLE_SPAN) return ok(`${span} blocks`)
        return warning(
          `at most ${span} blocks`,
          `Checking an item's history takes many requests then. A node that serves ${COMFORTABLE_SPAN} blocks or more at once is better.`,
        )
      }
      words = quoteWords(reply.message)
    }
    return failed(`refused: ${words}`)
  })

  const archive = onChain('past states', 'Use a node that keeps past states (an archive node).', async () => {
    const [collection] = site.collections
    const block = Math.min(collection?.startBlock ?? 1, (await readHead()).head)
    const address = collection?.address ?? SEAPORT
    const past = await remembersCode(send, { address, block })
    if (past.kind === 'code' || (past.kind === 'none' && collection === undefined)) {
      return ok(`since block ${block}`)
    }
    const needed =
      'The page can do without. graph-node can’t: its own node must keep past states (an archive node).'
    return past.kind === 'none'
      ? warning(
          `no contract at ${address} in block ${block}`,
          `If its startBlock is before its deployment, nothing is wrong. Otherwise the node has dropped that state. ${needed}`,
        )
      : warning(`none at block ${block}: ${quoteWords(past.words)}`, needed)
  })

  const starts = onChain(
    'first blocks',
    'Correct startBlock in collections to the block of its deployment, and deploy the subgraph again.',
    async () => {
      const late = await findLateStart(send, site.collections)
      if (late === undefined) return ok('none is after its contract’s deployment, as far as the node knows')
      return failed(describeLateStart(late))
    },
  )

  const cors = onChain('CORS', 'Use a node that answers browsers.', () =>
    checkCrossOrigin(url, { origin, body: JSON.stringify(encode('eth_chainId', [])) }),
  )

  const rate = onChain('rate limit', 'Use a node with a higher limit.', async () => {
    const { status, headers } = await request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(encode('eth_blockNumber', [])),
      origin,
      timeoutMs: TIMEOUT_MS,
    })
    const rateHeaders = [...headers].filter(([name]) => RATE_HEADERS.test(name))
    const detail = rateHeaders.map(([name, value]) => `${name}: ${value}`).join(', ')
    if (status === 429) {
      return warning(
        `reached (status 429) ${detail}`,
        'Raise the limit, or name more nodes in network.rpcFallbackUrls.',
      )
    }
    return ok(detail === '' ? 'the node names none' : quoteWords(detail))
  })

  const seaport = onChain('Seaport', 'Vitrine needs Seaport 1.6 at its canonical address.', async () => {
    await checkSeaport(send, chainId)
    return ok('1.6, at its canonical address')
  })

  const contracts = onChain(
    'contracts',
    'Correct collections in the configuration, or write it again with "npm run setup".',
    async () => {
      for (const { address, standard } of site.collections) {
        const facts = await readCollection(send, address)
        if (facts.standard !== standard) {
          return failed(
            `${address} reports ${facts.standard}, but the configuration says ${standard}`,
            'Correct its standard in collections, and deploy the subgraph again.',
          )
        }
      }
      for (const { address, symbol, decimals } of currencies) {
        const token = await readCurrency(send, address)
        if (token?.decimals !== decimals) {
          return failed(
            `${symbol} (${address}) has ${token === undefined ? 'no' : token.decimals} decimals, but the configuration says ${decimals}`,
            'Correct network.currencies: wrong decimals show wrong prices.',
          )
        }
      }
      return ok(
        `${counted(site.collections.length, 'collection')}, ${counted(currencies.length, 'currency', 'currencies')}, as configured`,
      )
    },
  )

  return {
    checks: [
      chain,
      ...(mayContainKey(url) ? [key] : []),
      batches,
      logs,
      archive,
      starts,
      rate,
      cors,
      seaport,
      contracts,
    ],
    chain,
    readHead: async () => (await readHead()).head,
  }
}
