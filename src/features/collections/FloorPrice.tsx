// A market's floor, marked "or less" where not every declining price could be compared.
import { LowestPrice } from '../../ui/LowestPrice.tsx'
import { Price, type PriceProps } from '../../ui/Price.tsx'
import type { Market } from './figures.ts'

export interface FloorPriceProps extends Pick<PriceProps, 'size'> {
  /** Undefined, or without a floor, where nothing is for sale. */
  readonly market: Market | undefined
  /** In the place of a floor where there is none. */
  readonly none?: string
}

export function FloorPrice({ market, size, none = '—' }: FloorPriceProps) {
  if (market?.floor === undefined) return none
  return (
    <LowestPrice exact={market.isFloorExact}>
      <Price amount={market.floor} currency={market.currency} {...(size && { size })} />
    </LowestPrice>
  )
}
