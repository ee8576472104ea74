// Warnings about a low price before a listing is signed, by what the price is below.
import type { Translation } from '../message.ts'
import type { priceWarnings } from '../en/priceWarnings.ts'

export const texts: Translation<typeof priceWarnings> = {
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
}
