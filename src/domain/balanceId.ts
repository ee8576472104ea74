// What the id of a balance in the index says by itself: the account, without asking for it.
import { type Address, parseAddress } from './address.ts'

/** 52 bytes of token, then 20 bytes of account. */
const ID = /^0x[0-9a-f]{104}([0-9a-f]{40})$/

/**
 * The account of a `Balance`, which its id ends in.
 *
 * @throws InvalidAddressError when it is no such id
 */
export function parseBalanceAccount(id: string): Address {
  return parseAddress(`0x${ID.exec(id)?.[1] ?? ''}`)
}
