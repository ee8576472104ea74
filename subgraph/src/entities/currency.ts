// Currency: load or create, with what an ERC-20 contract says of itself.
import { Address, BigInt, Bytes } from '@graphprotocol/graph-ts'
import { Contract } from '../../generated/Seaport/Contract'
import { Currency } from '../../generated/schema'
import { MAX_NAME_LENGTH } from '../constants'
import { cleanTextOrNull } from '../text'
import { isZeroAddress } from './account'

const MAX_DECIMALS = 255

export function ensureCurrency(address: Bytes): void {
  if (Currency.load(address) != null) return
  const currency = new Currency(address)
  if (isZeroAddress(address)) {
    // The native coin's name is the chain's business; all of the supported chains count it in 18 decimals.
    currency.decimals = 18
  } else {
    const contract = Contract.bind(Address.fromBytes(address))
    const symbol = contract.try_symbol()
    if (!symbol.reverted) currency.symbol = cleanTextOrNull(symbol.value, MAX_NAME_LENGTH)
    const name = contract.try_name()
    if (!name.reverted) currency.name = cleanTextOrNull(name.value, MAX_NAME_LENGTH)
    const decimals = contract.try_decimals()
    if (!decimals.reverted && decimals.value <= BigInt.fromI32(MAX_DECIMALS)) {
      currency.decimals = decimals.value.toI32()
    }
  }
  currency.save()
}
