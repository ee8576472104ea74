// Loads or creates Currency, with what an ERC-20 contract reports about itself.
import { Address, BigInt, Bytes, Value, dataSource, ethereum } from '@graphprotocol/graph-ts'
import { Contract } from '../../generated/Seaport/Contract'
import { Currency } from '../../generated/schema'
import { MAX_NAME_LENGTH } from '../constants'
import { cleanTextOrNull } from '../text'
import { isZero } from './account'
import { mayCall } from './budget'
import { reviewLater } from './dueLook'

const MAX_DECIMALS = 255
/** Calls that readNames makes. */
const CALLS = 3
/** Rank of currencies that the operator's configuration does not name. */
export const UNRANKED = i32.MAX_VALUE

/**
 * Creates the currency, unless it exists, and returns its unit of account. Must be called where the data source's
 * context lists the configured currencies.
 */
export function ensureCurrency(address: Bytes, block: ethereum.Block): Bytes {
  const existing = Currency.load(address)
  if (existing != null) return existing.unit
  const currency = new Currency(address)
  currency.unit = isWrappedNative(address) ? ensureCurrency(Address.zero(), block) : address
  if (isZero(address)) {
    // The chain decides the native coin's name. All supported chains use 18 decimals for it.
    currency.decimals = 18
    currency.rank = 0
  } else {
    currency.rank = configuredRank(address)
    if (mayCall(CALLS, block)) readNames(currency)
    else reviewLater(address, block)
  }
  currency.save()
  return currency.unit
}

/** Makes the calls that had no budget when the currency first appeared. Returns false when there is still no budget. */
export function readCurrency(address: Bytes, block: ethereum.Block): boolean {
  const currency = Currency.load(address)
  if (currency == null) return true
  if (!mayCall(CALLS, block)) return false
  readNames(currency)
  currency.save()
  return true
}

function readNames(currency: Currency): void {
  const contract = Contract.bind(Address.fromBytes(currency.id))
  const symbol = contract.try_symbol()
  if (!symbol.reverted) currency.symbol = cleanTextOrNull(symbol.value, MAX_NAME_LENGTH)
  const name = contract.try_name()
  if (!name.reverted) currency.name = cleanTextOrNull(name.value, MAX_NAME_LENGTH)
  const decimals = contract.try_decimals()
  if (!decimals.reverted && decimals.value <= BigInt.fromI32(MAX_DECIMALS)) {
    // The generated setter would store zero as null.
    currency.set('decimals', Value.fromI32(decimals.value.toI32()))
  }
}

/** The context lists the currencies as lower-case addresses joined by commas, the highest rank first. */
function configuredRank(address: Bytes): i32 {
  const context = dataSource.context()
  if (!context.isSet('currencies')) return UNRANKED
  const place = context.getString('currencies').split(',').indexOf(address.toHexString())
  return place < 0 ? UNRANKED : place + 1
}

function isWrappedNative(address: Bytes): boolean {
  const context = dataSource.context()
  return context.isSet('wrappedNative') && context.getString('wrappedNative') == address.toHexString()
}

/** Returns `Currency.rank`. */
export function readRank(address: Bytes): i32 {
  if (isZero(address)) return 0
  const currency = Currency.load(address)
  return currency == null ? UNRANKED : currency.rank
}
