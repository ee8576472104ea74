// An amount of money, or a dash where it isn't known.
import type { Wei } from '../../domain/wei.ts'
import { Price } from '../../ui/Price.tsx'
import type { Money } from './ledger.ts'

export function Amount({ money }: { readonly money: Money | undefined }) {
  return money === undefined ? '—' : <Price amount={money.amount as Wei} currency={money.currency} />
}
