// What transactions do: titles, steps, differences to what was shown, and what comes after them.
import type { Translation } from '../message.ts'
import type { writesTexts } from '../en/writes.ts'

export const texts: Translation<typeof writesTexts> = {
  buyItem: 'شراء {item}',
  buyItems: 'شراء {count, plural, one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}}',
  yours:
    '{count, plural, one {أصبح {item} لك.} two {أصبحت وحدتان من {item} لك.} few {أصبحت # وحدات من {item} لك.} many {أصبحت # وحدة من {item} لك.} other {أصبحت # وحدة من {item} لك.}}',
  bundleYours: 'أصبحت {items} لك.',
  itemsBought: 'نجح شراؤك لـ{count} من العناصر.',
  cancelAll: 'إلغاء كل الإدراجات والعروض',
  canceledAll: 'أُلغيت كل إدراجاتك وعروضك.',
  cancelListing: 'إلغاء إدراج {item}',
  canceledListing: 'أُلغي إدراج {item}.',
  cancelListings:
    'إلغاء {count, plural, one {إدراج واحد} two {إدراجين} few {# إدراجات} many {# إدراجًا} other {# إدراج}}',
  canceledListings: '{count, plural, one {أُلغي إدراجك.} two {أُلغي إدراجاك.} other {أُلغيت إدراجاتك.}}',
  cancelOffers:
    '{count, plural, one {إلغاء عرضك} two {إلغاء عرضين} few {إلغاء # عروض} many {إلغاء # عرضًا} other {إلغاء # عرض}}',
  canceledOffers: '{count, plural, one {أُلغي عرضك.} two {أُلغي عرضاك.} other {أُلغيت عروضك.}}',
  makeOffer:
    '{aim, select, token {{quantity, plural, one {عرض على {item}} two {عرض على وحدتين من {item}} few {عرض على # وحدات من {item}} many {عرض على # وحدة من {item}} other {عرض على # وحدة من {item}}}} collection {{quantity, plural, one {عرض على أي عنصر من {collection}} two {عرض على أي عنصرين من {collection}} few {عرض على أي # عناصر من {collection}} many {عرض على أي # عنصرًا من {collection}} other {عرض على أي # عنصر من {collection}}}} other {{quantity, plural, one {عرض على أي عنصر من {collection} بسمة {trait}} two {عرض على أي عنصرين من {collection} بسمة {trait}} few {عرض على أي # عناصر من {collection} بسمة {trait}} many {عرض على أي # عنصرًا من {collection} بسمة {trait}} other {عرض على أي # عنصر من {collection} بسمة {trait}}}}}',
  madeOffer:
    '{aim, select, token {{quantity, plural, one {عرضك على {item} مفتوح.} two {عرضك على وحدتين من {item} مفتوح.} few {عرضك على # وحدات من {item} مفتوح.} many {عرضك على # وحدة من {item} مفتوح.} other {عرضك على # وحدة من {item} مفتوح.}}} collection {{quantity, plural, one {عرضك على أي عنصر من {collection} مفتوح.} two {عرضك على أي عنصرين من {collection} مفتوح.} few {عرضك على أي # عناصر من {collection} مفتوح.} many {عرضك على أي # عنصرًا من {collection} مفتوح.} other {عرضك على أي # عنصر من {collection} مفتوح.}}} other {{quantity, plural, one {عرضك على أي عنصر من {collection} بسمة {trait} مفتوح.} two {عرضك على أي عنصرين من {collection} بسمة {trait} مفتوح.} few {عرضك على أي # عناصر من {collection} بسمة {trait} مفتوح.} many {عرضك على أي # عنصرًا من {collection} بسمة {trait} مفتوح.} other {عرضك على أي # عنصر من {collection} بسمة {trait} مفتوح.}}}}',
  acceptOffer: 'قبول العرض على {item}',
  acceptedOffer: 'بيع {item}.',
  coverOffers: 'تغطية عروضك بعملة {currency}',
  coveredOffers: 'عروضك مغطّاة ويمكن قبولها مجددًا.',
  revoke: 'إبطال الموافقة على {subject}',
  revoked: 'أُبطلت الموافقة على {subject}.',
  approve: 'الموافقة على بيع {item}',
  approved: 'مُنحت الموافقة. الإدراجات التي كانت تنقصها معروضة للبيع مجددًا.',
  listItem: 'إدراج {item}',
  listed: 'أُدرج {item} للبيع.',
  listedFrom: 'يُعرض {item} للبيع {time}.',
  listedFor: '{item} معروض للبيع لـ{buyer} فقط.',
  listedForFrom: 'يُعرض {item} للبيع لـ{buyer} فقط، {time}.',
  listItems:
    'إدراج {count, plural, one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}}',
  listedItems:
    '{count, plural, one {أُدرج عنصر واحد للبيع.} two {أُدرج عنصران للبيع.} few {أُدرجت # عناصر للبيع.} many {أُدرج # عنصرًا للبيع.} other {أُدرج # عنصر للبيع.}}',
  listTogether:
    'إدراج {count, plural, one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}} كحزمة واحدة',
  listedTogether:
    '{count, plural, one {أُدرج عنصر واحد كحزمة واحدة.} two {أُدرج عنصران كحزمة واحدة.} few {أُدرجت # عناصر كحزمة واحدة.} many {أُدرج # عنصرًا كحزمة واحدة.} other {أُدرج # عنصر كحزمة واحدة.}}',
  changePrice: 'تغيير سعر {item}',
  changedPrice: 'أُدرج {item} بسعره الجديد.',
  wrap: 'تغليف {amount}',
  unwrap: 'فك تغليف {amount}',
  wrapped: 'أصبح {amount} الآن {currency}.',
  changeOffer: 'تغيير عرضك',
  steps: {
    buy: '{count, plural, one {شراء العنصر} two {شراء العنصرين} other {شراء العناصر}}',
    acceptOffer: 'قبول العرض',
    publishOffer: 'نشر العرض',
    publishListings:
      '{count, plural, one {نشر الإدراج} two {نشر إدراجين} few {نشر # إدراجات} many {نشر # إدراجًا} other {نشر # إدراج}}',
    cancelListings:
      '{count, plural, one {إلغاء الإدراج} two {إلغاء إدراجين} few {إلغاء # إدراجات} many {إلغاء # إدراجًا} other {إلغاء # إدراج}}',
    cancelOffers:
      '{count, plural, one {إلغاء العرض} two {إلغاء عرضين} few {إلغاء # عروض} many {إلغاء # عرضًا} other {إلغاء # عرض}}',
    cancelOrders:
      'إلغاء {count, plural, one {أمر واحد} two {أمرين} few {# أوامر} many {# أمرًا} other {# أمر}}',
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
  },
  differences: {
    stillApproved:
      'تأكدت المعاملة، لكن العقد ما زال يقول إن {operator} يستطيع نقل عناصرك. الموافقات المدمجة في هذا العقد لا يمكن إبطالها هنا.',
    itemStillApproved:
      'تأكدت المعاملة، لكن العقد ما زال يقول إن {operator} يستطيع نقل هذا العنصر. الموافقات المدمجة في هذا العقد لا يمكن إبطالها هنا.',
    notApproved: 'تأكدت المعاملة، لكن العقد ما زال يقول إن {operator} لا يستطيع نقل عناصرك. لا يمكن بيعها هنا.',
    allowanceLeft: 'تأكدت المعاملة، لكن العقد ما زال يسمح لـ{operator} بإنفاق هذه العملة من رصيدك.',
    allowanceShort: 'تأكدت المعاملة، لكن العقد يسمح لـ{operator} بإنفاق أقل من المطلوب من هذه العملة.',
    notCanceled: 'تأكدت المعاملة، لكن Seaport لا يذكر أن كل ما فيها أُلغي. قد يُنفَّذ بعضه بعد.',
    counterUnchanged: 'تأكدت المعاملة، لكن Seaport ما زال يعد إدراجاتك وعروضك سارية.',
    notPublished: 'تأكدت المعاملة، لكن Seaport لا يذكر أن كل أمر فيها صالح. بعضها لا يمكن تنفيذه.',
    balanceOther:
      'تأكدت المعاملة، لكن رصيدك من العملة المغلفة لم يتغير بهذا المقدار. تحقق منه قبل المحاولة مجددًا.',
    notYours: 'تأكدت المعاملة، لكن العقد لا يذكرك مالكًا للعنصر #{tokenId}.',
    notBuyers: 'تأكدت المعاملة، لكن العقد لا يذكر المشتري مالكًا للعنصر #{tokenId}.',
  },
  next: {
    viewItem: 'عرض العنصر',
    viewItems: 'الانتقال إلى عناصرك',
    viewListings: 'الانتقال إلى إدراجاتك',
    viewOffers: 'الانتقال إلى عروضك',
    viewPortfolio: 'الانتقال إلى محفظة الأصول',
    share: 'مشاركة {item}',
    shared: 'نُسخ الرابط',
    shareFailed: 'تعذّر نسخ الرابط',
  },
}
