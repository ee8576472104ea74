// What reconciling takes from the index about its configuration: traded currencies, units of account, and conduits.
import { reference } from './comparison.ts'
import { ZERO_ADDRESS } from './events.ts'
import type { Hex } from './rpc.ts'
import type { Snapshot } from './snapshot.ts'

export interface Site {
  /** Traded ERC-20 tokens, in the order of the configuration. */
  readonly currencies: readonly Hex[]
  /** The one of them that wraps the native coin; null for none. */
  readonly wrappedNative: Hex | null
  /** Keys of the conduits that orders may use, besides none. */
  readonly conduitKeys: readonly Hex[]
}

/** The conduit that OpenSea's orders use. Source: https://github.com/ProjectOpenSea/seaport-js, OPENSEA_CONDUIT_KEY */
const CONDUIT_KEYS: readonly Hex[] = ['0x0000007b02230091a7ed01230072f7006a004d60a8d4e71d599b8104250f0000']
/** `Currency.rank` of a currency that the configuration does not list. */
const UNRANKED = 2_147_483_647

/** Returns currencies as the index was configured to rank them. */
export function readSite({ currencies }: Pick<Snapshot, 'currencies'>): Site {
  const ranked = [...currencies.values()].filter((row) => row['rank'] !== 0 && row['rank'] !== UNRANKED)
  const sorted = ranked.toSorted((one, other) => Number(one['rank']) - Number(other['rank']))
  const wrapped = sorted.find((row) => reference(row['unit']) === ZERO_ADDRESS)
  return {
    currencies: sorted.map(({ id }) => id),
    wrappedNative: wrapped?.id ?? null,
    conduitKeys: CONDUIT_KEYS,
  }
}

/** Returns the unit of account: the native coin and the token that wraps it are one, every other currency is its own. */
export function getUnit(currency: Hex, { wrappedNative }: Pick<Site, 'wrappedNative'>): Hex {
  return currency === wrappedNative ? ZERO_ADDRESS : currency
}

/** Returns the id of a collection's market in a currency's unit of account. */
export function marketId(collection: Hex, currency: Hex, site: Site): string {
  return `${collection}${getUnit(currency, site).slice(2)}`
}
