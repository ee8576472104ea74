// Buying: the dialogs of a purchase, the cart, and the sweep.
import type { Translation } from '../message.ts'
import type { buyTexts } from '../en/buy.ts'

export const texts: Translation<typeof buyTexts> = {
  title: 'شراء',
  doneTitle: 'تم الشراء',
  confirm: 'التأكيد والشراء',
  buyFor: 'شراء مقابل {price}',
  buyCountFor:
    'شراء {count, plural, one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}} مقابل {price}',
  listingFailed: 'تعذّر فحص الإدراج على السلسلة. أعد المحاولة بعد قليل.',
  listingsFailed: 'تعذّر فحص الإدراجات على السلسلة. أعد المحاولة بعد قليل.',
  checkingListing: 'جارٍ فحص الإدراج على السلسلة',
  checkingListings: 'جارٍ فحص الإدراجات على السلسلة',
  checkingItems:
    'جارٍ فحص {count, plural, one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}} على السلسلة',
  available: '{count} متاحة، مقابل {price} للوحدة',
  availableInSteps: '{count} متاحة، مقابل {price} للوحدة، بمضاعفات العدد {step}',
  lot: 'تُباع كلها ({count}) معًا، لا واحدة واحدة.',
  priceChanged: 'السعر الآن {to}، لا {from}.',
  quantityChanged:
    '{count, plural, one {بقيت وحدة واحدة فقط.} two {بقيت وحدتان فقط.} few {بقيت # وحدات فقط.} many {بقيت # وحدة فقط.} other {بقيت # وحدة فقط.}}',
  changesTooFast: 'يتغيّر هذا الإدراج بسرعة تمنع قراءته. أعد المحاولة بعد قليل.',
  lost: 'لم يعد هذا الإدراج لدى مزوّد البيانات.',
  leftOut: 'مستبعَد: {reason}',
  someLeftOut:
    '{count, plural, one {إدراج واحد من أصل {total} لا يمكن شراؤه وقد استُبعد. لا تدفع شيئًا مقابله.} two {إدراجان من أصل {total} لا يمكن شراؤهما وقد استُبعدا. لا تدفع شيئًا مقابلهما.} few {# إدراجات من أصل {total} لا يمكن شراؤها وقد استُبعدت. لا تدفع شيئًا مقابلها.} many {# إدراجًا من أصل {total} لا يمكن شراؤها وقد استُبعدت. لا تدفع شيئًا مقابلها.} other {# إدراج من أصل {total} لا يمكن شراؤها وقد استُبعدت. لا تدفع شيئًا مقابلها.}}',
  seller: 'البائع',
  royalty: 'الإتاوة',
  youPay: 'تدفع',
  youPaid: 'المبلغ المدفوع',
  paidIn: 'الدفع بـ{coin} و{token}',
  arrives: 'التسليم إلى',
  items: '{count, plural, one {عنصر واحد} two {عنصران} few {# عناصر} many {# عنصرًا} other {# عنصر}}',
  allItems: 'كل العناصر ({count})',
  checked:
    '{count, plural, one {اجتاز كل الفحوص على السلسلة} two {اجتاز كلاهما كل الفحوص على السلسلة} few {اجتازت كلها (#) كل الفحوص على السلسلة} many {اجتازت كلها (#) كل الفحوص على السلسلة} other {اجتازت كلها (#) كل الفحوص على السلسلة}}<at>الكتلة {block}</at>',
  payments:
    '{sellers, plural, one {الدفعات إلى بائع واحد} two {الدفعات إلى بائعَين} few {الدفعات إلى # بائعين} many {الدفعات إلى # بائعًا} other {الدفعات إلى # بائع}}',
  paymentsAndFees:
    '{sellers, plural, one {الدفعات إلى بائع واحد، و{others} للإتاوات والرسوم} two {الدفعات إلى بائعَين، و{others} للإتاوات والرسوم} few {الدفعات إلى # بائعين، و{others} للإتاوات والرسوم} many {الدفعات إلى # بائعًا، و{others} للإتاوات والرسوم} other {الدفعات إلى # بائع، و{others} للإتاوات والرسوم}}',
  readingReceipt: 'جارٍ قراءة الإيصال',
  receiptFailed: 'تعذّرت قراءة الإيصال.',
  stillInCart: 'الإدراجات التي فاتتك ما زالت في سلتك.',
  allBought: '{count, plural, two {تم شراء الاثنين.} other {تم شراء الكل (#).}}',
  someBought: 'تم شراء {bought} من {count}.',
  received:
    '{missing, plural, one {استلمتَ {received} من {quantity} من {item}. لم تدفع شيئًا مقابل الوحدة الأخرى.} two {استلمتَ {received} من {quantity} من {item}. لم تدفع شيئًا مقابل الوحدتين الأخريين.} other {استلمتَ {received} من {quantity} من {item}. لم تدفع شيئًا مقابل البقية.}}',
  missed:
    '{reason, select, bought {سبقك شخص آخر إلى شراء {item}. لم تدفع شيئًا مقابله.} canceled {ألغى بائع {item} الإدراج قبل ذلك. لم تدفع شيئًا مقابله.} expired {انتهت صلاحية إدراج {item} قبل ذلك. لم تدفع شيئًا مقابله.} other {تعذّر شراء {item}. لم تدفع شيئًا مقابله.}}',
  reactivates:
    '{count, plural, one {بعد الشراء قد يعود إدراج أقدم لك نشطًا:} two {بعد الشراء قد يعود إدراجان أقدم لك نشطين:} few {بعد الشراء قد تعود # إدراجات أقدم لك نشطة:} many {بعد الشراء قد يعود # إدراجًا أقدم لك نشطًا:} other {بعد الشراء قد يعود # إدراج أقدم لك نشطًا:}}',
  reactivatesMore: 'بعد الشراء قد يعود أكثر من {count} من إدراجاتك الأقدم نشطًا:',
  cancelFirst:
    '{count, plural, one {أولًا: إلغاء إدراجك الأقدم، في معاملة منفصلة} two {أولًا: إلغاء إدراجيك الأقدم، في معاملة منفصلة واحدة} few {أولًا: إلغاء # إدراجات أقدم لك، في معاملة منفصلة واحدة} many {أولًا: إلغاء # إدراجًا أقدم لك، في معاملة منفصلة واحدة} other {أولًا: إلغاء # إدراج أقدم لك، في معاملة منفصلة واحدة}}',
  cancelTheseFirst: 'أولًا: إلغاء {count} من إدراجاتك الأقدم، في معاملة منفصلة واحدة',
  cart: {
    title: 'السلة',
    empty: 'سلتك فارغة',
    emptyHint: 'أضف إدراجات من مجموعة أو من عنصر. يجري شراؤها معًا بأقل عدد ممكن من المعاملات.',
    clear: 'إفراغ السلة',
    cleared: 'أُفرغت السلة.',
    removed: 'أُزيل {item}.',
    undo: 'تراجع',
    remove: 'إزالة {item}',
    inCurrency: 'إدراجات بعملة {currency}',
    count: '{count, plural, one {إدراج واحد} two {إدراجان} few {# إدراجات} many {# إدراجًا} other {# إدراج}}',
    tooMany: 'تكفي المعاملة الواحدة لشراء {most} من الإدراجات كحد أقصى. اشترِ أول {most} الآن ثم البقية بعدها.',
    buyFor:
      'شراء {count, plural, one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}} مقابل {price}',
    noneAvailable: 'لا يمكن شراء أي من هذه الآن.',
    missed:
      '{reason, select, bought {سبقك شخص آخر إلى شرائه. لم تدفع شيئًا مقابله.} canceled {ألغاه البائع قبل ذلك. لم تدفع شيئًا مقابله.} expired {انتهت صلاحيته قبل ذلك. لم تدفع شيئًا مقابله.} other {تعذّر شراؤه. لم تدفع شيئًا مقابله.}}',
    declining: 'سعر متناقص: هذه تكلفته التقريبية الآن.',
    quantityOf: 'كمية {item}',
    quantity: 'الكمية',
  },
  sweep: {
    title: 'شراء أرخص الإدراجات',
    addToCart: 'إضافة إلى السلة',
    buy: 'شراء',
    buyFor:
      'شراء {count, plural, one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}} مقابل {price}',
    count: 'عدد العناصر',
    slider: 'عدد العناصر، بشريط تمرير',
    countRange: 'أدخل عددًا من 1 إلى {most}.',
    maximum: 'أقصى سعر للعنصر',
    anyPrice: 'أي سعر',
    currency: 'العملة',
    loading: 'جارٍ تحميل أرخص الإدراجات',
    failed: 'تعذّر تحميل أرخص الإدراجات',
    none: 'لا إدراجات بعملة {currency}',
    noneHint: 'اختر عملة أخرى، أو عُد لاحقًا.',
    matching:
      '{count, plural, one {عنصر واحد معروض للبيع يطابق عوامل التصفية.} two {عنصران معروضان للبيع يطابقان عوامل التصفية.} few {# عناصر معروضة للبيع تطابق عوامل التصفية.} many {# عنصرًا معروضًا للبيع يطابق عوامل التصفية.} other {# عنصر معروض للبيع يطابق عوامل التصفية.}}',
    matchingAtLeast: 'ما لا يقل عن {count} من العناصر المعروضة للبيع يطابق عوامل التصفية.',
    noneMatching: 'لا إدراجات بعملة {currency} تطابق عوامل التصفية',
    noneMatchingHint: 'أزل أحد عوامل التصفية أو اختر عملة أخرى.',
    noneSoCheap: 'لا إدراج بهذا الرخص.',
    noneAvailable: 'لا يمكن شراء أي من هذه الآن.',
    fewer:
      '{count, plural, one {عنصر واحد فقط يطابق.} two {عنصران فقط يطابقان.} few {# عناصر فقط تطابق.} many {# عنصرًا فقط يطابق.} other {# عنصر فقط يطابق.}}',
    cheapest:
      '{count, plural, one {أرخص عنصر بعملة {currency}، دون عناصرك.} two {أرخص عنصرين بعملة {currency}، دون عناصرك.} few {أرخص # عناصر بعملة {currency}، دون عناصرك.} many {أرخص # عنصرًا بعملة {currency}، دون عناصرك.} other {أرخص # عنصر بعملة {currency}، دون عناصرك.}}',
    cheapestAvailable:
      '{count, plural, one {أرخص عنصر بعملة {currency} يمكن شراؤه، دون عناصرك.} two {أرخص عنصرين بعملة {currency} يمكن شراؤهما، دون عناصرك.} few {أرخص # عناصر بعملة {currency} يمكن شراؤها، دون عناصرك.} many {أرخص # عنصرًا بعملة {currency} يمكن شراؤها، دون عناصرك.} other {أرخص # عنصر بعملة {currency} يمكن شراؤها، دون عناصرك.}}',
    leftOut: 'مستبعَد: {reason}',
    include: 'تضمين {item}',
    cheapestOthers:
      '{count, plural, one {أرخص عنصر بعملة {currency}، باستثناء عناصرك وما استبعدته.} two {أرخص عنصرين بعملة {currency}، باستثناء عناصرك وما استبعدته.} few {أرخص # عناصر بعملة {currency}، باستثناء عناصرك وما استبعدته.} many {أرخص # عنصرًا بعملة {currency}، باستثناء عناصرك وما استبعدته.} other {أرخص # عنصر بعملة {currency}، باستثناء عناصرك وما استبعدته.}}',
  },
}
