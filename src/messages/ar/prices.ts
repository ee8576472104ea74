// What stands beside a price, market prices, and warnings about a price.
import type { Translation } from '../message.ts'
import type { pricesTexts } from '../en/prices.ts'

export const texts: Translation<typeof pricesTexts> = {
  orLess: '{price} أو أقل',
  mayBeLower: 'لم تُقارن كل الأسعار المتناقصة، لذلك قد يكون أدنى سعر أقل من الظاهر.',
  priceFalls: 'سعر متناقص',
  priceRises: 'سعر متزايد',
  fallingTo: '، يتناقص إلى {price}',
  risingTo: '، يتزايد إلى {price}',
  listing: {
    forAll: '{price} <units>للكل ({count})</units>',
    each: '{price} <units>للوحدة</units>',
    available: '{quantity} متاحة',
  },
  market: {
    title: 'أسعار السوق',
    failed: 'تعذّر تحميل أسعار السوق.',
    none: 'لا توجد أسعار سوق بعد',
    bestOffer: 'أفضل عرض {price}',
    lastSale: 'آخر عملية بيع {price}',
    traitFloor: 'سعر أرضية السمة <of>({trait})</of> {price}',
    editionFloor: 'سعر أرضية الإصدار {price}',
    floor: 'سعر الأرضية {price}',
  },
  warnings: {
    title: 'قبل أن توقّع',
    offer: 'يوجد بالفعل عرض بمبلغ {price}.',
    floor: 'أقل من سعر أرضية المجموعة: {price}.',
    floors: 'أقل من مجموع أسعار الأرضية: {price}.',
    listing: 'أقل من أرخص إدراج لهذا العنصر: {price}.',
    lastSale: 'أقل من سعر آخر عملية بيع: {price}.',
    listUnderHalf:
      'إدراج بسعر {price}، أي أقل من نصف {mark, select, listing {أرخص إدراج له} offer {أفضل عرض له} floors {مجموع أسعار الأرضية} other {سعر آخر عملية بيع له}} ({worth})',
    listFarBelow:
      'إدراج {count, plural, one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}} بأقل بكثير من أسعار السوق رغم ذلك',
  },
}
