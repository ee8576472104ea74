// The shape of vitrine.config.json, the one file that operators edit: what each setting means and what it may be.
import * as v from 'valibot'
import type { Address } from '../../src/domain/address.ts'
import { tryReadAddress } from '../../src/domain/checksum.ts'
import { resizesImages } from '../../src/domain/media.ts'
import { isWebUrl } from '../http/webUrl.ts'
import { accentContrast, AA_CONTRAST, type Theme } from './contrast.ts'

/** Amounts with more decimals than this are more likely typing mistakes. */
const MAX_DECIMALS = 36
/** 10 % of the price: more than any marketplace charges, and low enough to catch typing mistakes. */
const MAX_FEE_BASIS_POINTS = 1_000
/** Keeps a name or a label on one line. */
const MAX_LABEL_LENGTH = 60

const object = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, 'must be an object')

const list = <Item extends v.GenericSchema>(item: Item) => v.array(item, 'must be a list')

/** Text of a form; one message, whether it is no text or has another form. */
const textLike = (pattern: RegExp, message: string) => v.pipe(v.string(message), v.regex(pattern, message))

/** Text that passes a check; one message, whether it is no text or fails. */
const createTextSchema = (isValid: (value: string) => boolean, message: string) =>
  v.pipe(v.string(message), v.check(isValid, message))

const text = v.pipe(v.string('must be text'), v.trim(), v.nonEmpty('must not be empty'))

const label = v.pipe(text, v.maxLength(MAX_LABEL_LENGTH, `must have ${MAX_LABEL_LENGTH} characters or fewer`))

const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.number('must be a number'),
    v.integer('must be a whole number'),
    v.minValue(least, `must be ${least} or more`),
    v.maxValue(most, `must be ${most} or less`),
  )

const blockNumber = wholeNumber(0, Number.MAX_SAFE_INTEGER)

const NOT_AN_ADDRESS = 'must be an address: 0x followed by 40 characters from 0–9 and a–f'

/** Lowercase after reading. Mixed case must have the right EIP-55 checksum, because a typing mistake can cost money. */
const address = v.pipe(
  textLike(/^0x[0-9a-fA-F]{40}$/, NOT_AN_ADDRESS),
  v.check(
    (value) => tryReadAddress(value) !== undefined,
    'must have the right checksum: compare its upper and lower case with the source',
  ),
  v.transform((value) => value.toLowerCase() as Address),
)

const webUrl = createTextSchema(isWebUrl, 'must be a URL that starts with https://')

const NOT_AN_ENDPOINT = 'must be a path that starts with / or a URL that starts with https://'

/** A path on the page's own origin, or a URL. */
const endpoint = v.pipe(
  v.string(NOT_AN_ENDPOINT),
  v.trim(),
  v.check((value) => /^\/(?![/\\])[\x21-\x7e]*$/.test(value) || isWebUrl(value), NOT_AN_ENDPOINT),
)

const NOT_A_HOST = 'must be a host as in https://meta.example, without a path'

const origin = v.pipe(
  v.string(NOT_A_HOST),
  v.trim(),
  v.check((value) => isWebUrl(value) && new URL(value).href === `${new URL(value).origin}/`, NOT_A_HOST),
  v.transform((value) => new URL(value).origin),
)

const link = createTextSchema(
  (value) => isWebUrl(value) || /^mailto:[^\s@]+@[^\s@]+$/.test(value),
  'must be a URL that starts with https://, or mailto:',
)

/** A file beside the configuration, copied into the site under a name made from its content. */
const file = (types: readonly string[]) => {
  const message = `must be a path, relative to this file, that ends in ${types.map((type) => `.${type}`).join(', ')}`
  return textLike(new RegExp(`^(?!/)(?!.*\\.\\.)[\\w./-]+\\.(${types.join('|')})$`, 'i'), message)
}
const picture = file(['svg', 'png', 'webp', 'avif'])

const describe = <Schema extends v.GenericSchema>(description: string, schema: Schema) =>
  v.pipe(schema, v.description(description))

const NATIVE = '0x0000000000000000000000000000000000000000' as Address

const nativeCurrency = v.pipe(
  object({
    symbol: describe('Its symbol, such as ETH.', label),
    decimals: describe('Its decimals: 18 on nearly every chain.', wholeNumber(0, MAX_DECIMALS)),
    name: v.optional(describe('Its name; the symbol if missing.', label)),
  }),
  v.transform((coin) => ({ ...coin, name: coin.name ?? coin.symbol, address: NATIVE })),
)

/** The page's queries ask for 20 markets of a collection, those in the chain's coin among them. */
const MAX_CURRENCIES = 16

const currency = object({
  address: describe(
    'The token contract.',
    v.pipe(
      address,
      v.check(
        (value) => value !== NATIVE,
        'must be a token contract; prices in the chain’s coin need no setting',
      ),
    ),
  ),
  symbol: describe('Its symbol, such as WETH.', label),
  decimals: describe('Its decimals, as its contract says.', wholeNumber(0, MAX_DECIMALS)),
  name: v.optional(describe('Its name.', label)),
  wrapsNative: v.optional(
    describe(
      'True for the one token that wraps the native coin, one to one, as WETH does. Prices in the two are compared and added up as one.',
      v.boolean('must be true or false'),
    ),
  ),
})

const GATEWAYS = 'must name at least one gateway without {width}, for files that aren’t pictures'

const network = object({
  chainId: describe('The chain’s ID.', wholeNumber(1, Number.MAX_SAFE_INTEGER)),
  slug: describe(
    'A short name for files and storage keys, such as mainnet.',
    textLike(/^[a-z0-9-]+$/, 'must be lowercase letters, digits, and hyphens'),
  ),
  name: describe('The chain’s name for people.', label),
  rpcUrl: describe('A JSON-RPC node that browsers can reach, or a path on the site’s own origin.', endpoint),
  rpcFallbackUrls: v.optional(
    describe('Nodes to use while the first doesn’t respond or is busy.', list(endpoint)),
    [],
  ),
  walletRpcUrl: v.optional(
    describe(
      'A node for wallets that don’t have the chain yet; rpcUrl if missing. Wallets send no origin of your site, so its URL must have no key that is limited to one.',
      webUrl,
    ),
  ),
  graphqlUrl: describe(
    'The subgraph’s query endpoint, or a path on the site’s own origin. {schema} stands for the schema version that a build of the page reads, so that each build reads a subgraph of its own.',
    endpoint,
  ),
  explorerUrl: v.optional(describe('The block explorer to link to, or null.', v.nullable(webUrl)), null),
  nativeCurrency: describe('The chain’s coin.', nativeCurrency),
  currencies: describe(
    `ERC-20 tokens for listings and offers, in the order in which they are offered; ${MAX_CURRENCIES} at most.`,
    v.pipe(list(currency), v.maxLength(MAX_CURRENCIES, `must name ${MAX_CURRENCIES} tokens or fewer`)),
  ),
  ipfsGateways: describe(
    'IPFS gateways, tried in order. The content ID is appended, or replaces {path}; a gateway with {width} serves smaller pictures. The page’s policy blocks a gateway that redirects to a host of its own for each file, as dweb.link does.',
    v.pipe(
      list(endpoint),
      v.check((urls) => urls.some((url) => !resizesImages(url)), GATEWAYS),
    ),
  ),
  arweaveGateways: v.optional(
    describe(
      'Arweave gateways for media at ar:// addresses, tried in order. The transaction ID is appended, or replaces {path}. An empty list shows none.',
      list(endpoint),
    ),
    ['https://arweave.net/'],
  ),
  intermediaries: v.optional(
    describe(
      'Escrows and other contracts that items pass through without a change of owner.',
      list(object({ address, label })),
    ),
    [],
  ),
  blockTimeSeconds: describe(
    'The usual time between blocks, in seconds.',
    v.pipe(v.number('must be a number'), v.gtValue(0, 'must be above 0')),
  ),
})

const index = object({
  network: v.optional(
    describe('The chain’s name in graph-node’s configuration; network.slug if missing.', label),
  ),
  startBlock: v.optional(
    describe(
      'The first block to index orders from, such as the one in which Seaport 1.6 was deployed; the first collection’s startBlock if missing. Transfers, and sales on earlier Seaports, are indexed from the collections’ startBlock on whatever it is.',
      blockNumber,
    ),
  ),
})

const collection = object({
  address: describe('The contract.', address),
  standard: describe(
    'The token standard that the contract reports by ERC-165.',
    v.picklist(['ERC721', 'ERC1155'], 'must be "ERC721" or "ERC1155"'),
  ),
  startBlock: describe('The block in which the contract was deployed.', blockNumber),
})

const addresses = list(address)

const curation = object({
  discover: v.optional(
    describe(
      'True for an open market: contracts that orders name are indexed and listed too. False lists only `collections`; the page of any other says that the site doesn’t list it.',
      v.boolean('must be true or false'),
    ),
    false,
  ),
  featured: v.optional(
    describe(
      'Collections to show first on home and Explore, in this order. Home features items among their cheapest listings.',
      addresses,
    ),
    [],
  ),
  hidden: v.optional(
    describe('Contracts that home, Explore, activity, and search never show.', addresses),
    [],
  ),
})

/** Which theme an accent color is for decides the background that it must stand out from. */
const accent = (theme: Theme) =>
  v.pipe(
    textLike(/^#[0-9a-fA-F]{6}$/, 'must be a color such as #2f45c5'),
    v.check(
      (color) => accentContrast(color, theme) >= AA_CONTRAST,
      ({ input }) =>
        `must have a contrast of at least ${AA_CONTRAST}:1 in the ${theme} theme; this one has ${accentContrast(input, theme).toFixed(2)}:1`,
    ),
  )

const tokenId = textLike(/^(0|[1-9][0-9]{0,77})$/, 'must be a token ID in quotes, such as "42"')

const brand = object({
  name: describe('The site’s name, in titles and in the header.', label),
  description: v.optional(describe('One sentence for search engines and shared links.', text)),
  logo: v.optional(
    describe('The logo in place of the name, for each theme.', object({ light: picture, dark: picture })),
  ),
  accent: v.optional(
    describe(
      'The color of the main action, for each theme, with WCAG AA contrast.',
      object({ light: accent('light'), dark: accent('dark') }),
    ),
  ),
  font: v.optional(
    describe(
      'A variable font for text.',
      object({
        family: v.pipe(text, v.regex(/^[\w -]+$/, 'must be letters, digits, spaces, and hyphens')),
        file: file(['woff2']),
      }),
    ),
  ),
  home: v.optional(
    describe(
      'The home page’s own words and the items it shows first.',
      object({
        title: v.optional(describe('The heading.', text)),
        text: v.optional(describe('A paragraph below it.', text)),
        hero: v.optional(
          describe(
            'Items that home features, for sale or not, in this order; at most five are shown.',
            list(object({ collection: address, tokenId })),
          ),
          [],
        ),
      }),
    ),
  ),
  links: v.optional(
    describe(
      'Links in the footer.',
      object({
        terms: v.optional(link),
        imprint: v.optional(link),
        contact: v.optional(link),
        source: v.optional(link),
      }),
    ),
    {},
  ),
  favicon: v.optional(describe('The icon of the browser tab.', picture)),
  shareImage: v.optional(
    describe(
      'The picture of shared links, 1200 by 630 pixels; it needs `url`.',
      file(['png', 'jpg', 'webp']),
    ),
  ),
})

const fee = object({
  recipient: describe(
    'The account that receives the fee.',
    v.pipe(
      address,
      v.check((value) => value !== NATIVE, 'must be an account: nobody can spend what the zero address gets'),
    ),
  ),
  basisPoints: describe('The share of the price in 1/10,000.', wholeNumber(0, MAX_FEE_BASIS_POINTS)),
})

/** The file's settings. Reading lowercases addresses and fills in defaults. */
export const siteSchema = object({
  $schema: v.optional(describe('Where editors find this schema.', v.string('must be text'))),
  brand: describe('The site’s name and looks.', brand),
  network: describe('The one chain that the site serves.', network),
  index: v.optional(describe('How the subgraph indexes the chain.', index), {}),
  collections: describe(
    'The site’s own collections: indexed, shown, and marked as verified.',
    list(collection),
  ),
  curation: v.optional(describe('Which collections are shown.', curation), {}),
  fee: v.optional(describe('Your share of sales that are listed here, or null.', v.nullable(fee)), null),
  metadataHosts: v.optional(
    describe('Hosts that item metadata at https: addresses may be read from.', list(origin)),
    [],
  ),
  url: v.optional(describe('The site’s public address, for shared links.', webUrl)),
  basePath: v.optional(
    describe(
      'The path under which the site is served, such as /market/.',
      textLike(/^\/([\w.-]+\/)*$/, 'must be a path that starts and ends with /'),
    ),
    '/',
  ),
  sites: v.optional(
    describe(
      'Your sites on other chains, offered in the header.',
      list(object({ name: label, url: webUrl })),
    ),
    [],
  ),
  demoWallet: v.optional(
    describe(
      'Accounts of the wallet in the page. Only the local stack has one.',
      object({ accounts: list(object({ address, label })) }),
    ),
  ),
})

/** A configuration as it is written in the file. */
export type SiteFile = v.InferInput<typeof siteSchema>
/** A configuration that was read: addresses in lowercase, defaults filled in. */
export type Site = v.InferOutput<typeof siteSchema>
