// The wallet prompts, step by step, and the result once a step is confirmed.
import type { Translation } from '../message.ts'
import type { marketSteps } from '../en/marketSteps.ts'

export const texts: Translation<typeof marketSteps> = {
  buy: '{count, plural, one {شراء العنصر} two {شراء العنصرين} other {شراء العناصر}}',
  acceptOffer: 'قبول العرض',
  publishOffer: 'نشر العرض',
  publishListings:
    '{count, plural, one {نشر الإدراج} two {نشر إدراجين} few {نشر # إدراجات} many {نشر # إدراجًا} other {نشر # إدراج}}',
  cancelListings:
    '{count, plural, one {إلغاء الإدراج} two {إلغاء إدراجين} few {إلغاء # إدراجات} many {إلغاء # إدراجًا} other {إلغاء # إدراج}}',
  cancelOffers:
    '{count, plural, one {إلغاء العرض} two {إلغاء عرضين} few {إلغاء # عروض} many {إلغاء # عرضًا} other {إلغاء # عرض}}',
  cancelOrders: 'إلغاء {count, plural, one {أمر واحد} two {أمرين} few {# أوامر} many {# أمرًا} other {# أمر}}',
  cancelAll: 'إلغاء كل إدراجاتك وعروضك',
  wrap: 'تغليف {amount}',
  unwrap: 'فك تغليف {amount}',
  wrapMissing: 'تغليف المبلغ الناقص',
  wrapName: 'تغليف',
  wrapped: 'جرى تغليف المبلغ الناقص وهو باقٍ في حسابك.',
  approvePrice: 'الموافقة لـSeaport على السعر',
  approveOffer: 'الموافقة لـSeaport على السعر، ويُدفع عند قبول العرض',
  approveOffers: 'الموافقة لـSeaport على السعر، ويُدفع عند قبول أحد العروض',
  revokeEarlier: 'إبطال الموافقة السابقة الأصغر أولًا، كما تشترط هذه العملة',
  allowanceRevoked: 'أُبطلت الموافقة السابقة.',
  allowanceApproved: 'مُنح Seaport الموافقة على المال.',
  approveCollection: 'الموافقة على أن ينقل Seaport عناصرك من هذه المجموعة عند بيعها',
  collectionApproved: 'مُنح Seaport الموافقة على نقل عناصرك من المجموعة عند بيعها.',
  approveOperator: 'الموافقة على أن ينقل {operator} عناصرك من هذه المجموعة عند بيعها',
  operatorApproved: 'مُنحت الموافقة على إحدى المجموعات.',
  cancelOld: 'إلغاء الإدراج بسعره القديم',
  cancelOldName: 'إلغاء الإدراج',
  canceledOld: 'أُلغي الإدراج القديم، والعنصر ليس معروضًا للبيع الآن.',
  cancelOlder: 'إلغاء إدراجاتك الأقدم',
  cancelOlderName: 'إلغاء الإدراجات',
  canceledOlder: 'أُلغيت إدراجاتك الأقدم.',
  revoke: 'إبطال الموافقة',
  cancelOldOffer: 'إلغاء العرض السابق',
  cancelOldOfferName: 'إلغاء العرض',
  canceledOldOffer: 'أُلغي العرض السابق، ولا عرض لديك الآن.',
}
