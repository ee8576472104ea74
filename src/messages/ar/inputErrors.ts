// What is wrong with an address, a hash, a token ID, or an amount.
import type { Translation } from '../message.ts'
import type { inputErrors } from '../en/inputErrors.ts'

export const texts: Translation<typeof inputErrors> = {
  address: 'العنوان هو 0x تليه 40 خانة من 0 إلى 9 ومن a إلى f.',
  checksum: 'في هذا العنوان خطأ كتابي: المجموع الاختباري غير مطابق.',
  tokenId: 'لا يتضمن معرّف الرمز سوى الأرقام من 0 إلى 9.',
  largeTokenId: 'معرّف الرمز هذا أكبر من أي معرّف رمز ممكن.',
  amount: 'أعاد مزوّد البيانات مبلغًا غير صالح.',
  unknown: 'حدث خطأ ما.',
}
