// An account's approvals in force, and revoking one.
import type { Translation } from '../message.ts'
import type { approvals } from '../en/approvals.ts'

export const texts: Translation<typeof approvals> = {
  loadFailed: 'تعذّرت قراءة الموافقات',
  loading: 'جارٍ قراءة الموافقات من السلسلة',
  none: 'لا موافقات سارية',
  noneHint:
    'لا يمكن لأحد نقل عناصر هذا الحساب أو أمواله. تظهر هنا الموافقات التي تمنحها عند الإدراج أو تقديم عرض، ويمكن إبطالها.',
  noneHintOfAccount: 'لا يمكن لأحد نقل عناصر هذا الحساب أو أمواله لأغراض التداول.',
  intro:
    'قُرئت من السلسلة للتو، لمجموعات هذا الموقع وعملاته. Seaport هو العقد الذي يُجري التداول هنا، ولا ينقل عنصرًا إلا لتنفيذ أحد أوامرك.',
  cut: 'موافقات هذا الحساب أكثر من أن يمكن التحقق منها كلها. قد لا تظهر هنا موافقات المجموعات التي لا تخص هذا الموقع.',
  exported: 'الموافقات',
  title: 'الموافقات السارية',
  for: 'على',
  operator: 'المشغّل',
  action: 'الإجراء',
  tradesHere: 'يتداول هنا',
  foreign: 'لا يستخدمه هذا الموقع',
  revoke: 'إبطال',
  revokeFor: 'إبطال الموافقة على {subject}',
  openSeaConduit: 'قناة OpenSea',
  everyItem: 'كل العناصر',
  thisItem: 'هذا العنصر',
  anyAmount: 'أي مبلغ',
  upTo: 'حتى {amount}',
  revokeTitle: 'إبطال الموافقة',
  revoked: 'أُبطلت الموافقة',
  keep: 'الاحتفاظ بها',
  failed: 'تعذّر إبطال الموافقة الآن.',
  stopsForeign: 'لن يتمكن هذا العقد من نقل أي شيء منها. لا شيء يغادر حسابك.',
  stopsOffers: 'لا يمكن قبول عروضك المفتوحة بهذه العملة حتى تمنح الموافقة مجددًا. لا شيء يغادر حسابك.',
  stopsListings: 'لا يمكن الشراء من إدراجاتك لهذه العناصر حتى تمنح الموافقة مجددًا. لا شيء يغادر حسابك.',
  tokenId: 'معرّف الرمز',
  canTake: 'يمكنه أخذ',
  contract: 'العقد',
}
