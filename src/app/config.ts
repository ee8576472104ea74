// Validates the deployment's configuration: when the site is built, or in the page if it was written there afterward.
import { type Address, parseAddress, ZERO_ADDRESS } from '../domain/address.ts'
import type { DemoWalletConfig, FeeConfig, NetworkConfig, VitrineConfig } from '../domain/config.ts'
import type { Currency } from '../domain/currency.ts'
import { InvalidConfigError, errorText } from '../domain/errors.ts'
import { resizesImages } from '../domain/media.ts'
import { configElement } from './servedConfig.ts'
import { configErrors } from '../messages/en/configErrors.ts'
import type { Message } from '../messages/message.ts'

/** Reads one value; `field` is its path, such as `network.currencies.0.address`. */
type Read<Value> = (value: unknown, field: string) => Value

function refuse(field: string, problem: (values: { field: string }) => Message): never {
  throw new InvalidConfigError(problem({ field }), { details: { field } })
}

const object: Read<Readonly<Record<string, unknown>>> = (value, field) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : refuse(field, configErrors.notObject)

/** Returns a function that reads an object's fields. */
function fields(value: unknown, field: string) {
  const entries = object(value, field)
  return <Value>(name: string, read: Read<Value>): Value => {
    const place = field === '' ? name : `${field}.${name}`
    return entries[name] === undefined ? refuse(place, configErrors.missing) : read(entries[name], place)
  }
}

const list =
  <Value>(read: Read<Value>): Read<readonly Value[]> =>
  (value, field) =>
    Array.isArray(value)
      ? value.map((entry, index) => read(entry, `${field}.${index}`))
      : refuse(field, configErrors.notList)

const nullable =
  <Value>(read: Read<Value>): Read<Value | null> =>
  (value, field) =>
    value === null ? null : read(value, field)

const text: Read<string> = (value, field) => {
  if (typeof value !== 'string') return refuse(field, configErrors.notText)
  return value.trim() === '' ? refuse(field, configErrors.empty) : value.trim()
}

const yesOrNo: Read<boolean> = (value, field) =>
  typeof value === 'boolean' ? value : refuse(field, configErrors.notBoolean)

const number: Read<number> = (value, field) =>
  typeof value === 'number' ? value : refuse(field, configErrors.notNumber)

const wholeNumber =
  (least: number, most: number): Read<number> =>
  (value, field) => {
    const whole = number(value, field)
    if (!Number.isSafeInteger(whole)) return refuse(field, configErrors.notWhole)
    if (whole < least) return refuse(field, (at) => configErrors.tooSmall({ ...at, least }))
    return whole > most ? refuse(field, (at) => configErrors.tooLarge({ ...at, most })) : whole
  }

const address: Read<Address> = (value, field) => {
  try {
    return parseAddress(text(value, field))
  } catch (error) {
    if (error instanceof InvalidConfigError) throw error
    return refuse(field, (at) => configErrors.notAddress({ ...at, reason: errorText(error) }))
  }
}

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}

const webAddress: Read<string> = (value, field) =>
  isWebAddress(text(value, field)) ? text(value, field) : refuse(field, configErrors.notUrl)

/** An endpoint: a path on the page's own origin, or an absolute address. */
const endpoint: Read<string> = (value, field) => {
  const url = text(value, field)
  const isOwnPath = url.startsWith('/') && !url.startsWith('//')
  if (isOwnPath || isWebAddress(url)) return url
  return refuse(field, configErrors.notEndpoint)
}

const MAX_DECIMALS = 36
/** 10% of the price: more than any marketplace charges, but low enough to catch typos. */
const MAX_FEE_BASIS_POINTS = 1_000

const currency: Read<Currency> = (value, field) => {
  const read = fields(value, field)
  const { name, wrapsNative } = object(value, field)
  return {
    address: read('address', address),
    symbol: read('symbol', text),
    decimals: read('decimals', wholeNumber(0, MAX_DECIMALS)),
    ...(name === undefined ? {} : { name: text(name, `${field}.name`) }),
    ...(wrapsNative === undefined ? {} : { wrapsNative: yesOrNo(wrapsNative, `${field}.wrapsNative`) }),
  }
}

const nativeCurrency: Read<Currency> = (value, field) => {
  const symbol = fields(value, field)('symbol', text)
  return currency({ name: symbol, ...object(value, field), address: ZERO_ADDRESS }, field)
}

const labeled: Read<{ readonly address: Address; readonly label: string }> = (value, field) => {
  const read = fields(value, field)
  return { address: read('address', address), label: read('label', text) }
}

const network: Read<NetworkConfig> = (value, field) => {
  const read = fields(value, field)
  const slug = read('slug', text)
  if (!/^[a-z0-9-]+$/.test(slug)) refuse(`${field}.slug`, configErrors.notSlug)
  const ipfsGateways = read('ipfsGateways', list(endpoint))
  if (ipfsGateways.every(resizesImages)) {
    refuse(`${field}.ipfsGateways`, configErrors.onlyResizers)
  }
  const blockTimeSeconds = read('blockTimeSeconds', number)
  if (!(blockTimeSeconds > 0)) refuse(`${field}.blockTimeSeconds`, configErrors.notPositive)
  return {
    chainId: read('chainId', wholeNumber(1, Number.MAX_SAFE_INTEGER)),
    slug,
    name: read('name', text),
    rpcUrl: read('rpcUrl', endpoint),
    rpcFallbackUrls: list(endpoint)(
      object(value, field)['rpcFallbackUrls'] ?? [],
      `${field}.rpcFallbackUrls`,
    ),
    graphqlUrl: read('graphqlUrl', endpoint),
    explorerUrl: read('explorerUrl', nullable(webAddress)),
    nativeCurrency: read('nativeCurrency', nativeCurrency),
    currencies: read('currencies', list(currency)),
    ipfsGateways,
    intermediaries: list(labeled)(object(value, field)['intermediaries'] ?? [], `${field}.intermediaries`),
    blockTimeSeconds,
  }
}

const fee: Read<FeeConfig> = (value, field) => {
  const read = fields(value, field)
  return {
    recipient: read('recipient', address),
    basisPoints: read('basisPoints', wholeNumber(0, MAX_FEE_BASIS_POINTS)),
  }
}

const demoWallet: Read<DemoWalletConfig> = (value, field) => ({
  accounts: fields(value, field)('accounts', list(labeled)),
})

/**
 * @param json the text of `vitrine.config.json`
 * @throws InvalidConfigError naming the field and what it must be
 */
export function parseConfig(json: string): VitrineConfig {
  let raw: unknown
  try {
    raw = JSON.parse(json)
  } catch (cause) {
    throw new InvalidConfigError(configErrors.notJson, { cause })
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    throw new InvalidConfigError(configErrors.notObjectAtAll)
  }
  const read = fields(raw, '')
  return {
    name: read('name', text),
    network: read('network', network),
    collections: read('collections', list(address)),
    fee: read('fee', nullable(fee)),
    demoWallet: 'demoWallet' in raw ? read('demoWallet', demoWallet) : undefined,
  }
}

/**
 * Reads the configuration from the page.
 * @throws InvalidConfigError
 */
export function readConfig(page: Document): VitrineConfig {
  const block = configElement(page)
  if (block === null) throw new InvalidConfigError(configErrors.none)
  return parseConfig(block.textContent)
}
