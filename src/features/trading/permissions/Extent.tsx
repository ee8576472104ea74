// How much a permission opens: every item, one item, or an amount of money.
import { Price } from '../../../ui/Price.tsx'
import { extentOf, type GivenPermission } from './permission.ts'

export function Extent({ given }: { readonly given: GivenPermission }) {
  const { amount, currency } = given
  const extent = extentOf(given)
  if (extent === 'an amount' && amount !== null && currency !== undefined) {
    return (
      <>
        up to <Price amount={amount} currency={currency} exact />
      </>
    )
  }
  return extent
}
