// Reads the deployment's configuration once, from the data block of the page, and refuses what is malformed.
import * as v from 'valibot'
import { type Address, parseAddress, ZERO_ADDRESS } from '../domain/address.ts'
import type { VitrineConfig } from '../domain/config.ts'
import type { Currency } from '../domain/currency.ts'
import { InvalidConfigError } from '../domain/errors.ts'

/** The element of index.html that holds the configuration. */
export const CONFIG_ELEMENT_ID = 'vitrine-config'

const addressField = v.pipe(
  v.string('must be an address'),
  v.rawTransform(({ dataset, addIssue, NEVER }): Address => {
    try {
      return parseAddress(dataset.value)
    } catch (error) {
      addIssue({ message: error instanceof Error ? error.message : 'must be an address' })
      return NEVER
    }
  }),
)

const text = v.pipe(v.string('must be text'), v.trim(), v.minLength(1, 'must not be empty'))

const decimals = v.pipe(
  v.number('must be a number'),
  v.integer('must be a whole number'),
  v.minValue(0, 'must be 0 or more'),
  v.maxValue(36, 'must be 36 or less'),
)

/** An endpoint: a path on the page's own origin, or an absolute http or https address. */
const endpoint = v.pipe(
  v.string('must be an address such as /rpc or https://example.org/rpc'),
  v.check(isEndpoint, 'must be a path that starts with / or an address that starts with https://'),
)

function isEndpoint(value: string): boolean {
  if (value.startsWith('/')) return !value.startsWith('//')
  return isWebAddress(value)
}

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}

const network = v.object(
  {
    chainId: v.pipe(
      v.number('must be a number'),
      v.safeInteger('must be a whole number'),
      v.minValue(1, 'must be 1 or more'),
    ),
    slug: v.pipe(text, v.regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens')),
    name: text,
    rpcUrl: endpoint,
    graphqlUrl: endpoint,
    explorerUrl: v.nullable(
      v.pipe(text, v.check(isWebAddress, 'must be an address that starts with https://')),
    ),
    nativeCurrency: v.object({ symbol: text, decimals }, 'must be an object'),
    currencies: v.array(
      v.object(
        { address: addressField, symbol: text, decimals, name: v.optional(text) },
        'must be an object',
      ),
      'must be a list',
    ),
    ipfsGateways: v.pipe(
      v.array(endpoint, 'must be a list'),
      v.minLength(1, 'must name at least one gateway'),
    ),
    blockTimeSeconds: v.pipe(v.number('must be a number'), v.gtValue(0, 'must be above 0')),
  },
  'must be an object',
)

const schema = v.object(
  {
    name: text,
    network,
    collections: v.array(addressField, 'must be a list of addresses'),
    fee: v.nullable(
      v.object(
        {
          recipient: addressField,
          basisPoints: v.pipe(
            v.number('must be a number'),
            v.integer('must be a whole number'),
            v.minValue(0, 'must be 0 or more'),
            v.maxValue(1_000, 'must be 1000 (10 %) or less'),
          ),
        },
        'must be an object or null',
      ),
    ),
    demoWallet: v.optional(
      v.object(
        {
          accounts: v.array(
            v.object({ address: addressField, label: text }, 'must be an object'),
            'must be a list',
          ),
        },
        'must be an object',
      ),
    ),
  },
  'must be an object',
)

/**
 * @param json the text of `vitrine.config.json`
 * @throws InvalidConfigError naming the field and what it must be
 */
export function parseConfig(json: string): VitrineConfig {
  let raw: unknown
  try {
    raw = JSON.parse(json)
  } catch (cause) {
    throw new InvalidConfigError('The configuration is not valid JSON.', { cause })
  }
  const result = v.safeParse(schema, raw)
  if (!result.success) {
    const issue = result.issues[0]
    const field = v.getDotPath(issue) ?? 'the whole file'
    const missing = issue.input === undefined && issue.kind === 'schema'
    throw new InvalidConfigError(
      `In the configuration, ${field} ${missing ? 'is missing' : issue.message}.`,
      {
        details: { field },
      },
    )
  }
  const { demoWallet, ...config } = result.output
  const { nativeCurrency } = config.network
  const native: Currency = { ...nativeCurrency, address: ZERO_ADDRESS, name: nativeCurrency.symbol }
  return { ...config, network: { ...config.network, nativeCurrency: native }, demoWallet }
}

/**
 * Reads the configuration from the page that was served.
 * @throws InvalidConfigError
 */
export function readConfig(page: Document): VitrineConfig {
  const block = page.getElementById(CONFIG_ELEMENT_ID)
  if (block === null) throw new InvalidConfigError('The page carries no configuration.')
  return parseConfig(block.textContent)
}
