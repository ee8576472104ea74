// What trade dialogs share.
import type { Translation } from '../message.ts'
import type { tradeParts } from '../en/tradeParts.ts'

export const texts: Translation<typeof tradeParts> = {
  close: 'إغلاق',
  retry: 'إعادة المحاولة',
  inBackground: 'المتابعة في الخلفية',
  seeChanges: 'رؤية ما تغيّر',
  startAgain: 'البدء من جديد',
  checkAgain: 'الفحص مجددًا',
  backToForm: 'العودة إلى النموذج',
  changedPrice: 'تغيّر السعر منذ إظهاره.',
  changedQuantity: 'تغيّرت الكمية منذ إظهارها.',
  moreToWrap: 'سيلزم تغليف أكثر مما ظهر.',
  changedRoyalty: 'تغيّرت إتاوة المنشئ منذ إظهارها.',
  changedListings:
    '{gone, plural, one {إدراج واحد من أصل {count} لم يعد شراؤه ممكنًا.} two {إدراجان من أصل {count} لم يعد شراؤهما ممكنًا.} few {# إدراجات من أصل {count} لم يعد شراؤها ممكنًا.} many {# إدراجًا من أصل {count} لم يعد شراؤها ممكنًا.} other {# إدراج من أصل {count} لم يعد شراؤها ممكنًا.}} لم يُوقَّع شيء.',
  reviewAgain: 'راجعه مجددًا ثم قرّر.',
  checking: 'جارٍ الفحص على السلسلة',
  checksPassed:
    '{count, plural, one {نجح فحص واحد على السلسلة} two {نجح فحصان على السلسلة} few {نجحت # فحوص على السلسلة} many {نجح # فحصًا على السلسلة} other {نجح # فحص على السلسلة}}',
  checkFailed: 'فشل الفحص: {check}',
  block: 'الكتلة {block}',
  passed: 'نجح',
  doneBefore: '{done} لم يُرسل شيء آخر.',
  seller: 'البائع',
  royalty: 'إتاوة المنشئ',
  fee: 'رسوم السوق',
  otherRecipient: 'مستلم آخر',
  networkFee: 'رسوم الشبكة التقديرية',
  firstNetworkFee: 'رسوم المعاملة الأولى التقديرية',
  unknownFee: 'غير معروفة',
  wrapping: 'أولًا، تطلب منك محفظتك تغليف {amount} لأن رصيدك من {token} لا يكفي. كل 1 {coin} يصبح 1 {token}.',
  allowance: 'أولًا، تطلب منك محفظتك الموافقة لـSeaport على {price}.',
  allowanceWithOffers:
    'أولًا، تطلب منك محفظتك الموافقة لـSeaport على {total} إجمالًا: {price} لهذا الشراء، والباقي كي يظل قبول عروضك المفتوحة ممكنًا.',
  allowanceNext: 'ثم تطلب منك الموافقة لـSeaport على {price}.',
  allowanceNextWithOffers:
    'ثم تطلب منك الموافقة لـSeaport على {total} إجمالًا: {price} لهذا الشراء، والباقي كي يظل قبول عروضك المفتوحة ممكنًا.',
  soldTogether:
    '{count, plural, one {عنصر واحد} two {عنصران يُباعان معًا} few {# عناصر تُباع معًا} many {# عنصرًا تُباع معًا} other {# عنصر تُباع معًا}}',
  acceptInstead: 'القبول بدلًا من ذلك',
  acceptOfferInstead: 'القبول بدلًا من ذلك: {offer}',
  atFirst: 'في البداية: {warning}',
  inTheEnd: 'في النهاية: {warning}',
  farAbove:
    '{mark, select, listing {{times} ضعف أرخص إدراج لهذا العنصر ({price}). تحقق من المنازل العشرية.} offer {{times} ضعف أفضل عرض ({price}). تحقق من المنازل العشرية.} floor {{times} ضعف سعر أرضية المجموعة ({price}). تحقق من المنازل العشرية.} floors {{times} ضعف مجموع أسعار الأرضية ({price}). تحقق من المنازل العشرية.} other {{times} ضعف سعر آخر عملية بيع ({price}). تحقق من المنازل العشرية.}}',
  farAboveAtFirst:
    '{mark, select, listing {يبدأ عند {times} ضعف أرخص إدراج لهذا العنصر ({price}). تحقق من المنازل العشرية.} offer {يبدأ عند {times} ضعف أفضل عرض ({price}). تحقق من المنازل العشرية.} floor {يبدأ عند {times} ضعف سعر أرضية المجموعة ({price}). تحقق من المنازل العشرية.} floors {يبدأ عند {times} ضعف مجموع أسعار الأرضية ({price}). تحقق من المنازل العشرية.} other {يبدأ عند {times} ضعف سعر آخر عملية بيع ({price}). تحقق من المنازل العشرية.}}',
  ownOffers:
    '{count, plural, one {عرضك بمبلغ {price} لهذا العنصر لا يزال مفتوحًا، فيمكن لمن يشتريه منك أن يعيد بيعه لك بهذا السعر.} two {عرضاك لهذا العنصر لا يزالان مفتوحين، أحدهما بمبلغ {price}، فيمكن لمن يشتريه منك أن يعيد بيعه لك.} few {عروضك الـ# لهذا العنصر لا تزال مفتوحة، أحدها بمبلغ {price}، فيمكن لمن يشتريه منك أن يعيد بيعه لك.} many {عروضك الـ# لهذا العنصر لا تزال مفتوحة، أحدها بمبلغ {price}، فيمكن لمن يشتريه منك أن يعيد بيعه لك.} other {عروضك الـ# لهذا العنصر لا تزال مفتوحة، أحدها بمبلغ {price}، فيمكن لمن يشتريه منك أن يعيد بيعه لك.}}',
  details: '{count, plural, one {التفاصيل} other {التفاصيل (#)}}',
  lessDetails: 'إخفاء التفاصيل',
}
