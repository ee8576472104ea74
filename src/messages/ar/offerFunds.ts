// The dialogs that cover, cancel, and pay for one’s own offers.
import type { Translation } from '../message.ts'
import type { offerFunds } from '../en/offerFunds.ts'

export const texts: Translation<typeof offerFunds> = {
  cover: 'تغطية العرض',
  covered: 'عرضك مغطّى',
  keep: 'ليس الآن',
  doCover: 'تغطية',
  wrap: 'تغليف',
  unwrap: 'فك التغليف',
  allow: 'موافقة',
  coverUnread: 'تعذّرت قراءة ما ينقص هذا العرض من السلسلة.',
  uncovered:
    'لا يمكن لأحد قبول عرضك {offer} ما دام رصيدك من {currency} أو الموافقة الممنوحة لـSeaport أقل من اللازم.',
  extent: 'العروض المراد تغطيتها',
  thisOffer: 'هذا العرض',
  allOffers: 'كل العروض المفتوحة ({count})',
  readingMissing: 'جارٍ قراءة ما ينقص',
  youHave: 'لديك',
  youHad: 'كان لديك',
  thisMayTake: 'قد يأخذ هذا العرض',
  othersMayTake: 'قد تأخذ كل عروضك المفتوحة',
  allMayTake: 'قد تأخذ كل العروض المفتوحة ({count})',
  wrappedNow: 'يُغلَّف الآن',
  allows: 'سيُمنح Seaport الموافقة على {amount} إجمالًا، ولعروضك المفتوحة فقط.',
  wrapOrUnwrap: 'تغليف {coin} أو فك تغليفه',
  done: 'تم',
  wrapped: 'تم التغليف',
  unwrapped: 'تم فك التغليف',
  balanceUnread: 'تعذّرت قراءة رصيدك من السلسلة.',
  wrapping: '{wrapped} هو {coin} بصيغة يمكن تقديم العروض ودفعها بها، واحدًا مقابل واحد.',
  direction: 'الاتجاه',
  fromTo: '{from} إلى {to}',
  amountIn: 'المبلغ بعملة {currency}',
  all: 'الكل',
  allOfYour: 'كل ما لديك من {currency}',
  readingBalance: 'جارٍ قراءة رصيدك',
  afterIt: 'بعد ذلك، قبل رسوم الشبكة',
  offersUnread: 'تعذّرت قراءة ما إذا كانت عروضك المفتوحة تحتاج إلى {currency}.',
  offersShort:
    '{count, plural, one {قد يأخذ عرضك المفتوح {sum}. إذا بقي أقل من ذلك فلن يمكن قبوله كاملًا.} two {قد يأخذ عرضاك المفتوحان {sum}. إذا بقي أقل من ذلك فلن يمكن قبولهما معًا.} few {قد تأخذ عروضك المفتوحة، وعددها #، {sum}. إذا بقي أقل من ذلك فلن يمكن قبولها جميعًا.} many {قد تأخذ عروضك المفتوحة، وعددها #، {sum}. إذا بقي أقل من ذلك فلن يمكن قبولها جميعًا.} other {قد تأخذ عروضك المفتوحة، وعددها #، {sum}. إذا بقي أقل من ذلك فلن يمكن قبولها جميعًا.}}',
  cancelAll: 'إلغاء كل شيء',
  cancelOffers:
    '{count, plural, one {إلغاء العرض} two {إلغاء عرضين} few {إلغاء # عروض} many {إلغاء # عرضًا} other {إلغاء # عرض}}',
  canceled: 'أُلغي',
  keepIt: '{count, plural, one {الاحتفاظ به} two {الاحتفاظ بهما} other {الاحتفاظ بها}}',
  cancelFailed: 'تعذّر إلغاء العروض الآن.',
  cancelAllLead:
    'يُبطل هذا كل إدراج وكل عرض أنشأه هذا الحساب عبر Seaport: كل ما يظهر هنا وأي شيء أُنشئ على مواقع أخرى. ولا يمكن استعادتها. تبقى العناصر والأموال في حسابك. يكلّف ذلك رسوم الشبكة مرة واحدة.',
  cancelLead:
    '{count, plural, one {بعد الإلغاء، لن يمكن قبول هذا العرض.} two {بعد الإلغاء، لن يمكن قبول هذين العرضين.} other {بعد الإلغاء، لن يمكن قبول هذه العروض.}} تبقى أموالك في حسابك. يكلّف الإلغاء رسوم الشبكة مرة واحدة.',
  wouldExpire: 'كان سينتهي',
  yourAccount: 'حسابك',
  forItems:
    '{count, plural, one {على عنصر من {collection}} two {على عنصرين من {collection}} few {على # عناصر من {collection}} many {على # عنصرًا من {collection}} other {على # عنصر من {collection}}}',
  forTraitItems:
    '{count, plural, one {على عنصر من {collection} بسمة {trait}} two {على عنصرين من {collection} بسمة {trait}} few {على # عناصر من {collection} بسمة {trait}} many {على # عنصرًا من {collection} بسمة {trait}} other {على # عنصر من {collection} بسمة {trait}}}',
  forSomeTraitItems:
    '{count, plural, one {على عنصر من {collection} بسمة محددة} two {على عنصرين من {collection} بسمة محددة} few {على # عناصر من {collection} بسمة محددة} many {على # عنصرًا من {collection} بسمة محددة} other {على # عنصر من {collection} بسمة محددة}}',
}
