// A market's floor, marked "or less" if not every declining price was compared.
import { LowestPrice } from '../../ui/LowestPrice.tsx'
import { Price, type PriceProps } from '../../ui/Price.tsx'
import type { Market } from './figures.ts'

export interface FloorPriceProps extends Pick<PriceProps, 'size'> {
  /** Undefined, or without a floor, if nothing is for sale. */
  readonly market: Market | undefined
  /** Shown without a floor. */
  readonly none?: string
}

export function FloorPrice({ market, size, none = '—' }: FloorPriceProps) {
  if (market?.floor === undefined) return <>{none}</>
  return (
    <LowestPrice exact={market.isFloorExact}>
      <Price amount={market.floor} currency={market.currency} {...(size && { size })} />
    </LowestPrice>
  )
}
