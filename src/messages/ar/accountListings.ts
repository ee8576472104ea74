// An account's listings.
import type { Translation } from '../message.ts'
import type { accountListings } from '../en/accountListings.ts'

export const texts: Translation<typeof accountListings> = {
  reactivated: 'إدراجات أُعيد تفعيلها',
  reactivatedHint:
    'أدرجتَ هذه العناصر قبل أن تغادر حسابك. والآن بعد عودتها، يمكن لأي شخص شراؤها بهذه الأسعار القديمة. ألغِ الإدراجات التي لم تعد تريدها.',
  cancelAll: 'إلغاء هذه جميعًا',
  cancelFirst: 'إلغاء أول {count}',
  live: 'للبيع',
  scheduled: 'مجدولة',
  private: 'بيع خاص',
  inactive: 'غير نشطة',
  inactiveHint: 'ما زالت هذه الإدراجات مفتوحة لكن لا يمكن الشراء منها الآن.',
  ownInactiveHint:
    'ما زالت هذه الإدراجات مفتوحة. يمكن لأي شخص الشراء بهذه الأسعار متى زال السبب المذكور بجانب كل منها. ألغِ الإدراجات التي لم تعد تريدها.',
  liveTable: 'الإدراجات المعروضة للبيع',
  scheduledTable: 'الإدراجات المجدولة',
  privateTable: 'الإدراجات الخاصة',
  inactiveTable: 'الإدراجات غير النشطة',
  loadFailed: 'تعذّر تحميل الإدراجات',
  loading: 'جارٍ تحميل الإدراجات',
  cancelEverything: 'إلغاء كل شيء',
  cancelSelected:
    'إلغاء {count, plural, one {إدراج واحد} two {إدراجين} few {# إدراجات} many {# إدراجًا} other {# إدراج}}',
  showMore: 'إظهار المزيد من الإدراجات',
  none: 'لا إدراجات مفتوحة',
  noneHint: 'تظهر إدراجاتك هنا مع أسعارها وتواريخ انتهائها.',
  selectItem: 'إدراج عنصر',
  noneOfAccount: 'لا إدراجات',
  noneOfAccountHint: 'ليس لدى هذا الحساب شيء للبيع.',
  selected: 'محدد',
  item: 'العنصر',
  price: 'السعر',
  expires: 'الانتهاء',
  action: 'الإجراء',
  select: 'تحديد إدراج {item}',
  soldTogether: 'تُباع معًا',
  declinesTo: 'يتناقص إلى {price}',
  risesTo: 'يتزايد إلى {price}',
  onlyFor: 'مخصص لـ{account} فقط.',
  starts: 'يبدأ {time}، {relative}.',
  notFillable: 'يعدّه المفهرس غير نشط.',
}
