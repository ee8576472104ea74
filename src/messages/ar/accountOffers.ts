// The offers that an account made, and those that it could accept.
import type { Translation } from '../message.ts'
import type { accountOffers } from '../en/accountOffers.ts'

export const texts: Translation<typeof accountOffers> = {
  paidIn: 'تُدفع العروض بعملة {wrapped} بعد تغليف {coin}، واحدًا مقابل واحد.',
  received: 'العروض الواردة',
  made: 'العروض المقدَّمة',
  exportedReceived: 'العروض الواردة',
  exportedMade: 'العروض المقدَّمة',
  loading: 'جارٍ تحميل العروض',
  loadFailed: 'تعذّر تحميل العروض',
  showMore: 'إظهار المزيد من العروض',
  noneMade: 'لا عروض مفتوحة. تظهر هنا العروض التي تقدّمها على العناصر والمجموعات والسمات.',
  noneMadeByAccount: 'ليس لدى هذا الحساب عروض مفتوحة.',
  noneReceived: 'لا عروض بعد على ما تملكه.',
  noneReceivedByAccount: 'لا عروض بعد على ما يملكه هذا الحساب.',
  receivedCut: 'لا تظهر سوى العروض على أول {count} من العناصر. للاطلاع على البقية، راجع صفحات العناصر.',
  cancelSelected:
    'إلغاء {count, plural, one {عرض واحد} two {عرضين} few {# عروض} many {# عرضًا} other {# عرض}}',
  cancelEverything: 'إلغاء كل شيء',
  select: 'تحديد العرض {offer}',
  compared:
    '{mark, select, listing {{side, select, below {أقل من أرخص إدراج له بنسبة {share}} above {أعلى من أرخص إدراج له بنسبة {share}} other {مساوٍ لأرخص إدراج له}}} other {{side, select, below {أقل من سعر الأرضية بنسبة {share}} above {أعلى من سعر الأرضية بنسبة {share}} other {مساوٍ لسعر الأرضية}}}}',
  qualify:
    '{count, plural, one {عنصر واحد من عناصرك مؤهَّل} two {عنصران من عناصرك مؤهَّلان} few {# عناصر من عناصرك مؤهَّلة} many {# عنصرًا من عناصرك مؤهَّلًا} other {# عنصر من عناصرك مؤهَّل}}',
  qualifyOfAccount:
    '{count, plural, one {عنصر واحد من عناصر هذا الحساب مؤهَّل} two {عنصران من عناصر هذا الحساب مؤهَّلان} few {# عناصر من عناصر هذا الحساب مؤهَّلة} many {# عنصرًا من عناصر هذا الحساب مؤهَّلًا} other {# عنصر من عناصر هذا الحساب مؤهَّل}}',
  outbid: 'هناك عرض أعلى بمقدار {difference}. أفضل عرض: {price}',
  higherFailed: 'تعذّر التحقق مما إذا كان آخرون يعرضون أكثر.',
  higherUnchecked: 'العروض أكثر من أن تُفحص كلها. قد يكون هناك عرض أعلى غير معروض هنا.',
}
