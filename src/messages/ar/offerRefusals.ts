// Refusals of offers, by the refusal’s code, where the sentence about listings doesn’t fit.
import type { Translation } from '../message.ts'
import type { offerRefusals } from '../en/offerRefusals.ts'

export const texts: Translation<typeof offerRefusals> = {
  'hash-mismatch': 'هذا العرض ليس ما يدّعيه: شروطه لا تطابق هاش الأمر.',
  'not-published': 'لم يُنشر هذا العرض على السلسلة قط.',
  cancelled: 'ألغى المشتري هذا العرض.',
  'already-sold': 'هذا العرض منفَّذ بالفعل.',
  'counter-raised': 'ألغى المشتري كل عروضه السابقة، بما فيها هذا العرض.',
  'unsupported-order': 'لا يمكن قبول هذا النوع من العروض هنا.',
  'quantity-unavailable': 'لا يمكنك بيع هذه الكمية لهذا العرض.',
  'unknown-currency': 'يدفع هذا العرض بعملة لا يعرفها هذا الموقع.',
  'price-differs': 'لا يدفع هذا العرض المبلغ الظاهر.',
  'seller-unpaid': 'كان هذا العرض سيدفع جزءًا كبيرًا جدًا من السعر إلى حسابات غير حسابك.',
  'not-started': 'لم يبدأ هذا العرض بعد.',
  expired: 'انتهت صلاحية هذا العرض.',
  'restricted-order': 'يحتاج هذا العرض إلى موافقة سوق أخرى، لذلك لا يمكن قبوله هنا.',
  'unknown-conduit': 'ينقل هذا العرض أمواله عبر عقد لا يعرفه هذا الموقع.',
  'own-order': 'هذا عرضك أنت.',
  'expiry-past': 'كان العرض سينتهي قبل أن يبدأ.',
  moneyMissing: 'ينقصك {missing}.',
  coinMissing: 'ينقصك {missing}، بالإضافة إلى رسوم الشبكة.',
  unwrapFirst:
    'ليس لديك ما يكفي من {coin} لهذا، لكن لديك ما يكفي من {token}. فُك تغليف {amount} على الأقل أولًا، مع القليل لرسوم الشبكة.',
}
