// Market prices beside the price of a listing or an offer; a click fills one in.
import type { Translation } from '../message.ts'
import type { marketPrices } from '../en/marketPrices.ts'

export const texts: Translation<typeof marketPrices> = {
  title: '相場',
  failed: '相場を読み込めませんでした。',
  none: '相場はまだありません',
  bestOffer: '最高オファー {price}',
  lastSale: '直近の販売 {price}',
  traitFloor: '特性フロア価格<of>（{trait}）</of>{price}',
  editionFloor: 'エディションのフロア価格 {price}',
  floor: 'フロア価格 {price}',
}
