// The dialog that lists several items, one by one or together.
import type { Translation } from '../message.ts'
import type { bulkListing } from '../en/bulkListing.ts'

export const texts: Translation<typeof bulkListing> = {
  title:
    'إدراج {count, plural, one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}} للبيع',
  titleTogether:
    'إدراج {count, plural, one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}} كحزمة واحدة',
  list: 'إدراج {count, plural, one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}}',
  unread: 'تعذّرت قراءة إتاوات المنشئ من السلسلة.',
  sale: 'طريقة البيع',
  apart: 'إدراجات منفصلة',
  together: 'حزمة واحدة',
  pricing: 'طريقة التسعير',
  samePrice: 'السعر نفسه',
  eachPrice: 'أسعار منفردة',
  traitFloor: 'سعر أرضية السمة',
  togetherRule:
    'إدراج واحد وسعر واحد ومشترٍ واحد: إما كل العناصر أو لا شيء. تُحسب إتاوة المنشئ لكل مجموعة من حصة متساوية من السعر.',
  traitRule:
    'يُسعَّر كل عنصر بسعر أرضية أعلى سماته قيمة، أي أعلى أسعار الأرضية لسماته. وسعر أرضية السمة هو أرخص إدراج بعملة {currency} من شخص آخر لعنصر يحمل السمة. ولا تُسعَّر وحدات الإصدار أبدًا بأقل من أرخص إدراج للإصدار نفسه.',
  priceTogether: 'السعر للجميع معًا',
  priceEach: 'سعر كل عنصر',
  items: 'العناصر المراد إدراجها',
  listedAlready: '{listed} من {held} لديك مُدرجة بالفعل',
  units: 'كمية {item}',
  unitsOf: 'من {held}',
  price: 'سعر {item}',
  noTraitListed: 'لا سمة من سماته مُدرجة',
  remove: 'إزالة {item}',
  loadingFloor: 'جارٍ التحميل',
  ownCheapest: 'أرخص إدراج له',
  youReceive: 'تستلم',
  tooMany: 'لديك {held}.',
  buyersPay: 'إجمالي ما يدفعه المشترون',
  royalties: 'إتاوات المنشئ',
  youReceiveInAll: 'إجمالي ما تستلمه',
}
