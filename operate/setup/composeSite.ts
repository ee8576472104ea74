// Makes a site's configuration from what an operator knows: a node, contracts, a name. The chain says the rest.
import { checksumAddress, tryReadAddress } from '../../src/domain/checksum.ts'
import { type Address, parseAddress } from '../../src/domain/address.ts'
import type { SendBatch } from '../../src/domain/rpc.ts'
import { SEAPORT } from '../../subgraph/manifest/network.ts'
import { findChainFacts } from '../chain/facts.ts'
import { describeLateStart, findLateStart } from '../chain/lateStart.ts'
import {
  checkSeaport,
  findDeployment,
  openNode,
  ProbeError,
  readChainHead,
  readCollection,
  readCurrency,
} from '../chain/probe.ts'
import type { SiteFile } from '../config/schema.ts'
import { readOrigin } from '../http/webUrl.ts'

/** The usual time between blocks of a chain that isn't in the list, in seconds. */
const DEFAULT_BLOCK_SECONDS = 12

/**
 * A public gateway, for a site without one of its own. It serves files at their path; others, such as dweb.link, redirect
 * to a host for each file, which the page's policy can't name. Source: https://specs.ipfs.tech/http-gateways/subdomain-gateway/
 */
const PUBLIC_GATEWAYS = ['https://ipfs.io/ipfs/']

/** What to say about a site without currencies. */
export const NO_WRAPPED_TOKEN =
  "The chain's wrapped coin isn't known, so visitors can't make offers. Pass its address with --wrapped-token."

export interface Answers {
  readonly rpcUrl: string
  readonly collections: readonly FoundCollection[]
  readonly name: string
  readonly graphqlUrl: string
  /** The site's public address. */
  readonly siteUrl?: string | undefined
  /** In place of the chain's name in the list. */
  readonly networkName?: string | undefined
  readonly wrappedToken?: string | undefined
  /** Hosts that metadata may be read from. */
  readonly metadataHosts?: readonly string[]
  readonly fee?: { readonly recipient: string; readonly basisPoints: number } | undefined
}

export interface ConnectedChain {
  readonly send: SendBatch
  readonly chainId: number
  readonly head: number
}

/**
 * Connects to a node and checks that its chain can be traded on.
 * @param options.siteUrl the site's public address, if it is known
 * @throws ProbeError
 */
export async function connectChain(
  rpcUrl: string,
  { siteUrl }: { readonly siteUrl?: string | undefined } = {},
): Promise<ConnectedChain> {
  const send = openNode(rpcUrl, { origin: readOrigin(siteUrl) })
  const { chainId, head } = await readChainHead(send)
  await checkSeaport(send, chainId)
  return { send, chainId, head }
}

/** Thrown when the node can't say when a contract was deployed, so that somebody else must. */
export class UnknownStartError extends ProbeError {}

export interface FoundCollection {
  readonly address: string
  readonly name: string | undefined
  readonly standard: 'ERC721' | 'ERC1155'
  readonly startBlock: number
}

/**
 * Reads what contracts are and in which blocks they were deployed.
 * @param texts addresses, as typed
 * @param options.fromBlock used in place of looking for these blocks
 * @param options.onFound called with each collection as it's found
 * @throws ProbeError
 */
export async function findCollections(
  chain: ConnectedChain,
  texts: readonly string[],
  {
    fromBlock,
    onFound,
  }: {
    readonly fromBlock?: number | undefined
    readonly onFound?: (collection: FoundCollection) => void
  } = {},
): Promise<readonly FoundCollection[]> {
  const collections: FoundCollection[] = []
  for (const text of texts) {
    const collection = await findCollection(chain, text, fromBlock)
    onFound?.(collection)
    collections.push(collection)
  }
  return collections
}

/**
 * Reads what a contract is and in which block it was deployed.
 * @param fromBlock used in place of looking for that block
 * @throws ProbeError
 */
async function findCollection(
  { send, head }: ConnectedChain,
  text: string,
  fromBlock?: number,
): Promise<FoundCollection> {
  const address: Address | undefined = tryReadAddress(text)
  if (address === undefined) {
    throw new ProbeError(
      `${text} isn't an address, or its checksum is wrong: compare its upper and lower case.`,
    )
  }
  const { standard, name } = await readCollection(send, address)
  if (fromBlock !== undefined && fromBlock > head) {
    throw new ProbeError(`The first block to index is ${fromBlock}, but the newest block is ${head}.`)
  }
  if (fromBlock !== undefined) {
    const late = await findLateStart(send, [{ address, startBlock: fromBlock }])
    if (late !== undefined)
      throw new ProbeError(`${describeLateStart(late)}. Enter the block of its deployment.`)
  }
  const startBlock = fromBlock ?? (await findDeployment(send, address, head))
  if (startBlock === undefined) {
    throw new UnknownStartError(
      `The node doesn't have the chain's past state, so it can't say when ${text} was deployed. ` +
        'Pass the block with --from-block; a block explorer shows it.',
    )
  }
  return { address: checksumAddress(address), name, standard, startBlock }
}

/**
 * The token that wraps the coin, as its contract describes it; none when no contract is known.
 * @param wrappedToken in place of the one that is known of the chain
 * @throws ProbeError when it isn't an ERC-20 token
 */
export async function findWrappedToken(
  { send, chainId }: ConnectedChain,
  wrappedToken: string | undefined,
): Promise<SiteFile['network']['currencies']> {
  const address = wrappedToken ?? findChainFacts(chainId)?.wrappedToken
  if (address === undefined) return []
  if (tryReadAddress(address) === undefined) throw new ProbeError(`${address} isn't an address.`)
  const token = await readCurrency(send, address)
  if (token !== undefined) return [{ address, ...token, wrapsNative: true }]
  if (wrappedToken === undefined) return []
  throw new ProbeError(`${wrappedToken} isn't an ERC-20 token on this chain.`)
}

/**
 * Returns the block of Seaport's deployment where that is after the first collection's: graph-node fetches blocks of the
 * past for orders, and none is older. Undefined otherwise, or when the node doesn't have the chain's past state.
 * @throws ProbeError when the node doesn't respond
 */
export async function findFirstOrderBlock(
  { send, head }: ConnectedChain,
  collections: readonly { readonly startBlock: number }[],
): Promise<number | undefined> {
  const deployment = await findDeployment(send, parseAddress(SEAPORT), head)
  const first = Math.min(...collections.map(({ startBlock }) => startBlock))
  return deployment !== undefined && deployment > first ? deployment : undefined
}

/** Where a site is served: its address, and the path when it isn't the host's root. */
function placeSite(url: string): Pick<SiteFile, 'url' | 'basePath'> {
  const { pathname } = new URL(url)
  return { url, ...(pathname !== '/' && { basePath: pathname.replace(/\/*$/, '/') }) }
}

/**
 * Returns the configuration of a site, complete and checked against the chain.
 * @throws ProbeError for a wrapped token that isn't one, and when the node doesn't respond
 */
export async function composeSite(chain: ConnectedChain, answers: Answers): Promise<SiteFile> {
  const facts = findChainFacts(chain.chainId)
  const startBlock = await findFirstOrderBlock(chain, answers.collections)
  const { metadataHosts = [] } = answers
  const name = answers.networkName ?? facts?.name ?? `Chain ${chain.chainId}`
  return {
    $schema: './vitrine.schema.json',
    brand: { name: answers.name },
    network: {
      chainId: chain.chainId,
      slug: facts?.slug ?? `chain-${chain.chainId}`,
      name,
      rpcUrl: answers.rpcUrl,
      // A key of the site's node may be limited to the site's origin, which wallets don't send.
      ...(facts?.publicRpcUrl !== undefined && { walletRpcUrl: facts.publicRpcUrl }),
      graphqlUrl: answers.graphqlUrl,
      explorerUrl: facts?.explorerUrl ?? null,
      nativeCurrency: facts?.nativeCurrency ?? { symbol: 'ETH', decimals: 18 },
      currencies: await findWrappedToken(chain, answers.wrappedToken),
      ipfsGateways: PUBLIC_GATEWAYS,
      blockTimeSeconds: facts?.blockTimeSeconds ?? DEFAULT_BLOCK_SECONDS,
    },
    index: {
      network: facts?.graphNetwork ?? `chain-${chain.chainId}`,
      ...(startBlock !== undefined && { startBlock }),
    },
    collections: answers.collections.map(({ address, standard, startBlock }) => ({
      address,
      standard,
      startBlock,
    })),
    curation: { discover: false },
    ...(metadataHosts.length > 0 && { metadataHosts: [...metadataHosts] }),
    ...(answers.siteUrl !== undefined && placeSite(answers.siteUrl)),
    fee: answers.fee ?? null,
  }
}
