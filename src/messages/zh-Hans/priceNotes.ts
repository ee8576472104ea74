// What stands beside a price: that it moves, or may not be the lowest.
import type { Translation } from '../message.ts'
import type { priceNotes } from '../en/priceNotes.ts'

export const texts: Translation<typeof priceNotes> = {
  orLess: '{price}或更低',
  mayBeLower: '未比较全部递减价格，因此最低价可能低于显示的价格。',
  priceFalls: '递减价格',
  priceRises: '递增价格',
  fallingTo: '，将降至{price}',
  risingTo: '，将升至{price}',
}
