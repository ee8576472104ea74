// The top of every page about a collection. Token standards are named by their code.
import type { Translation } from '../message.ts'
import type { collectionHeader } from '../en/collectionHeader.ts'

export const texts: Translation<typeof collectionHeader> = {
  ERC721: 'ERC-721',
  ERC1155: 'إصدارات ERC-1155',
  contract: 'العقد',
  inconsistent: 'أحداث هذا العقد يناقض بعضها بعضًا',
  loading: 'جارٍ تحميل المجموعة',
  views: 'المجموعة',
  items: 'العناصر',
  offers: 'العروض',
  activity: 'النشاط',
  analytics: 'التحليلات',
  floorHint: 'السعر الحالي لأرخص إدراج مفتوح',
  bestOfferHint: 'أعلى عرض مفتوح على أي عنصر، من مشترٍ يستطيع دفعه',
  volumeHint:
    '{sales, plural, one {عملية بيع واحدة} two {عمليتا بيع} few {# عمليات بيع} many {# عملية بيع} other {# عملية بيع}} بعملة {currency}، دون عمليات البيع المعلَّمة. {span}',
  listedHint:
    '{listed} من {total, plural, one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}}',
}
