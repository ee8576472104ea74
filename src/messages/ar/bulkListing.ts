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
  setAll: 'ضبط كل الأسعار',
  floor: 'سعر الأرضية',
  traitFloor: 'سعر أرضية السمة',
  lastSale: 'آخر عملية بيع',
  lowerAll: 'خفض بنسبة {share}',
  raiseAll: 'رفع بنسبة {share}',
  pricesKept:
    '{count, plural, one {عنصر واحد ليس له هذا السعر، فيبقى سعره.} two {عنصران ليس لهما هذا السعر، فيبقى سعراهما.} few {# عناصر ليس لها هذا السعر، فتبقى أسعارها.} many {# عنصرًا ليس لها هذا السعر، فتبقى أسعارها.} other {# عنصر ليس لها هذا السعر، فتبقى أسعارها.}}',
  undo: 'تراجع',
  marketPrices: 'أسعار السوق لـ{item}',
  togetherRule:
    'إدراج واحد وسعر واحد ومشترٍ واحد: إما كل العناصر أو لا شيء. تُحسب إتاوة المنشئ لكل مجموعة من حصة متساوية من السعر.',
  traitRule:
    'سعر أرضية السمة هو أرخص إدراج بعملة {currency} من شخص آخر لعنصر يحمل السمة. وسعر أرضية السمة لعنصر هو أعلاها. وللإصدار يُحتسب أرخص إدراج له وحده.',
  priceTogether: 'السعر للجميع معًا',
  priceEach: 'سعر كل عنصر',
  items: 'العناصر المراد إدراجها',
  listedAlready: '{listed} من {held} لديك مُدرجة بالفعل',
  units: 'كمية {item}',
  unitsOf: 'من {held}',
  price: 'سعر {item}',
  removeBlocked:
    '{count, plural, one {إزالة العنصر الذي لا يمكن إدراجه} two {إزالة العنصرين اللذين لا يمكن إدراجهما} few {إزالة # عناصر لا يمكن إدراجها} many {إزالة # عنصرًا لا يمكن إدراجها} other {إزالة # عنصر لا يمكن إدراجها}}',
  remove: 'إزالة {item}',
  youReceive: 'تستلم',
  tooMany: 'لديك {held}.',
  buyersPay: 'إجمالي ما يدفعه المشترون',
  royalties: 'إتاوات المنشئ',
  youReceiveInAll: 'إجمالي ما تستلمه',
}
