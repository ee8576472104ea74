// Market prices beside the price of a listing or an offer; a click fills one in.
import type { Translation } from '../message.ts'
import type { marketPrices } from '../en/marketPrices.ts'

export const texts: Translation<typeof marketPrices> = {
  title: 'أسعار السوق',
  failed: 'تعذّر تحميل أسعار السوق.',
  none: 'لا توجد أسعار سوق بعد',
  bestOffer: 'أفضل عرض {price}',
  lastSale: 'آخر عملية بيع {price}',
  traitFloor: 'سعر أرضية السمة <of>({trait})</of> {price}',
  editionFloor: 'سعر أرضية الإصدار {price}',
  floor: 'سعر الأرضية {price}',
}
