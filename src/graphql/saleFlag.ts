// Reads why the index flags a sale.
import { parseAddress } from '../domain/address.ts'
import type { SaleFlag } from '../domain/saleFlag.ts'
import { type FragmentRef, readFragment } from './fragments.ts'
import { SaleFlag_saleFragmentDoc } from './__generated__/SaleFlag.ts'

/**
 * Undefined if no rule flags the sale.
 *
 * @throws VitrineError for an invalid address in the reply
 */
export function getSaleFlag(reference: FragmentRef<typeof SaleFlag_saleFragmentDoc>): SaleFlag | undefined {
  const { flag, flagDays, flagAccounts, flagUnpaid } = readFragment(SaleFlag_saleFragmentDoc, reference)
  if (flag === null) return undefined
  return {
    rule: flag,
    days: flagDays ?? 0,
    accounts: (flagAccounts ?? []).map(parseAddress),
    unpaid: flagUnpaid ?? false,
  }
}
