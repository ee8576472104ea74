// The dialogs that cancel one’s own listings, and that give an approval back.
import type { Translation } from '../message.ts'
import type { manageListings } from '../en/manageListings.ts'

export const texts: Translation<typeof manageListings> = {
  cancel: 'إلغاء الإدراج',
  canceled: 'أُلغي',
  keep: '{count, plural, one {الاحتفاظ به} two {الاحتفاظ بهما} other {الاحتفاظ بها}}',
  cancelFailed:
    '{count, plural, one {تعذّر إلغاء الإدراج الآن.} two {تعذّر إلغاء الإدراجين الآن.} other {تعذّر إلغاء الإدراجات الآن.}}',
  cancelLead: 'لن يتمكن أحد من شرائه بهذا السعر. يبقى العنصر في حسابك. يكلّف الإلغاء رسوم الشبكة.',
  cancelBundleLead: 'لن يتمكن أحد من شرائها معًا بهذا السعر. تبقى العناصر في حسابك. يكلّف الإلغاء رسوم الشبكة.',
  cancelMany:
    'إلغاء {count, plural, one {إدراج واحد} two {إدراجين} few {# إدراجات} many {# إدراجًا} other {# إدراج}}',
  cancelManyLead:
    'لن يتمكن أحد من شراء هذه العناصر بهذه الأسعار. تبقى في حسابك. هذه معاملة واحدة وتكلّف رسوم الشبكة مرة واحدة.',
  price: 'السعر',
  unitPrice: 'سعر الوحدة',
  lotPrice: 'سعر الكل ({count})',
  wouldExpire: 'كان سينتهي',
  yourAccount: 'حسابك',
  approveTitle: 'الموافقة مجددًا',
  approved: 'مُنحت الموافقة',
  approve: 'موافقة',
  notNow: 'ليس الآن',
  approveFailed: 'تعذّر منح الموافقة الآن.',
  approveLead:
    '{count, plural, one {سيتمكن {operator}، وهو عقد يُجري التداول هنا، من نقل كل عناصرك من هذه المجموعة، لتنفيذ أحد أوامرك فقط.} two {سيتمكن {operator}، وهو عقد يُجري التداول هنا، من نقل كل عناصرك من هاتين المجموعتين، لتنفيذ أحد أوامرك فقط.} other {سيتمكن {operator}، وهو عقد يُجري التداول هنا، من نقل كل عناصرك من هذه المجموعات، لتنفيذ أحد أوامرك فقط.}}',
  loadingListings: 'جارٍ تحميل إدراجاتك',
  listingsUnread: 'تعذّر تحميل الإدراجات التي يعيد ذلك تفعيلها. تحقق من إدراجاتك قبل المتابعة.',
  reactivatesNone: 'لا يعيد تفعيل أي من إدراجاتك.',
  reactivates:
    '{count, plural, one {يعيد تفعيل هذا الإدراج:} two {يعيد تفعيل هذين الإدراجين:} other {يعيد تفعيل هذه الإدراجات:}}',
}
