// Several calls in one transaction, by the contract Errands of local/contracts/test.
import type { Hex } from '../../local/seed/contracts.ts'
import type { Contract, Transaction } from './world.ts'

/** Has the contract make the calls; the account pays for them. */
export const runErrands = (
  { errands }: { readonly errands: Contract },
  from: Hex,
  calls: readonly Omit<Transaction, 'from'>[],
): Transaction => ({
  from,
  to: errands.address,
  data: errands.call(
    'run',
    calls.map(({ to, data, value = 0n }) => ({ target: to, value, data })),
  ),
  value: calls.reduce((sum, { value = 0n }) => sum + value, 0n),
})
