// What pages of an item or a collection say where there is no such collection.
import type { Translation } from '../message.ts'
import type { collectionNotFound } from '../en/collectionNotFound.ts'

export const texts: Translation<typeof collectionNotFound> = {
  page: 'غير موجودة',
  title: 'المجموعة غير موجودة',
  titlePast: 'المجموعة غير موجودة عند هذه الكتلة',
  hint: 'لا بيانات لدى مزوّد البيانات عن {address}. قد يكون حسابًا لا عقدًا، أو مجموعة لم تُتداول هنا قط.',
  itemHint: 'لا بيانات لدى مزوّد البيانات عن {address}، لذلك لا يعرف هذا العنصر أيضًا.',
  pastHint: 'عند الكتلة {block}، لم تكن لدى مزوّد البيانات بيانات عن {address}. ربما ظهرت المجموعة بعدها.',
  all: 'كل المجموعات',
  badAddress: 'هذا ليس عنوان مجموعة',
  badAddressHint: 'العنوان هو 0x تليه 40 خانة من 0 إلى 9 ومن a إلى f. في هذا العنوان خطأ كتابي أو أنه مبتور.',
}
