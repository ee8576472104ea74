// Reads the account from the id of a balance in the index, without a query.
import { type Address, parseAddress } from './address.ts'

/** 52 bytes of token, then 20 bytes of account. */
const ID = /^0x[0-9a-f]{104}([0-9a-f]{40})$/

/**
 * The account of a `Balance`: the last part of its id.
 *
 * @throws InvalidAddressError when the text is not such an id
 */
export function parseBalanceAccount(id: string): Address {
  return parseAddress(`0x${ID.exec(id)?.[1] ?? ''}`)
}
