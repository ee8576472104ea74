// An account's portfolio. How units were acquired and what is wrong with a listing are named by their code.
import type { Translation } from '../message.ts'
import type { portfolio } from '../en/portfolio.ts'

export const texts: Translation<typeof portfolio> = {
  loading: 'جارٍ تحميل محفظة الأصول',
  progress:
    'جارٍ تحميل سجل الحساب: {count, plural, one {صف واحد} two {صفان} few {# صفوف} many {# صفًا} other {# صف}} حتى الآن',
  loadFailed: 'تعذّر تحميل محفظة الأصول',
  empty: 'لا شيء في محفظة الأصول هذه بعد',
  emptyHint: 'تلخّص هذه الصفحة ما يملكه الحساب وما اشتراه وما باعه في المجموعات الظاهرة على هذا الموقع.',
  currencyFigures: 'بعملة {currency}',
  valueAtFloor: 'القيمة بسعر الأرضية',
  valueAtFloorHint: 'كل وحدة بسعر أرخص إدراج لمجموعتها من حساب آخر',
  atTraitFloor: 'القيمة بسعر أرضية السمة',
  atTraitFloorHint:
    'كل وحدة بأعلى أسعار أرضية سماتها، أو بسعر أرضية المجموعة إن لم تكن أي منها مُدرجة. لا تُحسب إلا إدراجات الحسابات الأخرى.',
  heldCost: 'تكلفة العناصر المملوكة',
  heldCostHint: 'ما دُفع مقابل الوحدات التي ما زالت مملوكة، حيثما كان معروفًا',
  unrealized: 'غير محقق',
  unrealizedHint:
    'القيمة بسعر الأرضية ناقص التكلفة، {count, plural, one {لعنصر واحد تكلفته الكاملة معروفة وقابلة للمقارنة} two {لعنصرين تكلفتهما الكاملة معروفة وقابلة للمقارنة} few {لـ# عناصر تكلفتها الكاملة معروفة وقابلة للمقارنة} many {لـ# عنصرًا تكلفتها الكاملة معروفة وقابلة للمقارنة} other {لـ# عنصر تكلفتها الكاملة معروفة وقابلة للمقارنة}}',
  unrealizedScope:
    '{known, plural, =0 {لا عناصر معروفة التكلفة بعملة {currency}} other {لـ# من أصل {total} من العناصر. تكلفة البقية غير معروفة بعملة {currency}.}}',
  realized: 'محقق',
  realizedHint:
    'ما جلبته المبيعات بعد الرسوم والإتاوات ناقص تكلفة العناصر، حيثما كان كلاهما معروفًا وقابلًا للمقارنة',
  realizedScope:
    '{known, plural, =0 {لا وحدات مبيعة معروفة التكلفة بعملة {currency}} other {لـ# من أصل {total} من الوحدات المبيعة. تكلفة البقية غير معروفة بعملة {currency}.}}',
  proceeds: 'العائد',
  proceedsHint: 'ما جلبته كل المبيعات بعد الرسوم والإتاوات',
  gainOf: '<hidden>ربح </hidden>{amount}',
  lossOf: '<hidden>خسارة </hidden>{amount}',
  method: 'كيف تُحسب هذه الأرقام، حتى {time}',
  methodUnits: 'يحتفظ عنصر ERC-721 بتكلفته الخاصة. أما وحدات الإصدار فمتماثلة: ما اقتُني أولًا يُعدّ مبيعًا أولًا.',
  methodCost:
    'التكلفة هي ما دُفع، شاملةً الرسوم والإتاوات. والعائد هو ما استلمه البائع. ولا يشمل أي منهما رسوم الشبكة.',
  methodUnknown: 'لا يسجل الفهرس تكلفة السك، ولا سعر للهدية. لا تكلفة لهذه الوحدات، ولا يظهر لها ربح.',
  methodBundles:
    'يُقيَّم عنصر الحزمة بحصة متساوية من سعر الحزمة. تُحسب العملة الأصلية ورمزها المغلف واحدًا لواحد، ولا تُقارن العملات الأخرى أبدًا.',
  methodFloors:
    'سعر الأرضية هو أرخص إدراج مفتوح من حساب آخر. وبسعر أرضية السمة، يساوي العنصر أرخص إدراج يحمل أعلى سماته قيمة.',
  methodCut: 'لم تُفحص سوى أرخص {count} من الإدراجات بحثًا عن سمات {collections}.',
  methodSkipped: 'فُحصت السمات في {count} من المجموعات ذات أكبر عدد من العناصر المملوكة، لا في {collections}.',
  item: 'العنصر',
  quantity: 'الكمية',
  cost: 'التكلفة',
  held: 'المملوكة',
  heldTable: 'العناصر المملوكة، الأعلى قيمة أولًا في كل عملة',
  noneHeld: 'لا عناصر مملوكة.',
  exportedHeld: 'العناصر المملوكة',
  bought: 'غير معروفة',
  minted: 'مسكوكة',
  received: 'مستلَمة',
  before: 'مملوكة قبل بدء الفهرسة',
  missedUnits: 'غير معروفة: لم يرصد الفهرس خروج بعض الوحدات',
  sold: 'المبيعة',
  soldTable: 'العناصر المبيعة، الأحدث أولًا',
  noneSold: 'لا عمليات بيع بعد.',
  exportedClosed: 'العناصر المبيعة أو المهداة أو المحروقة',
  gain: 'الربح',
  listings: 'الإدراجات',
  allListings: 'كل الإدراجات',
  listingsTable: 'الإدراجات المفتوحة، ذات المشكلات أولًا',
  noListings: 'لا إدراجات مفتوحة.',
  exportedListings: 'الإدراجات',
  issueCount:
    '{count, plural, =0 {لا مشكلات في أي منها.} one {واحد من {total} يحتاج إلى انتباهك.} two {اثنان من {total} يحتاجان إلى انتباهك.} other {# من {total} تحتاج إلى انتباهك.}}',
  unitPrice: 'سعر الوحدة',
  status: 'الحالة',
  expires: 'الانتهاء',
  firstListings: 'أول {count}. يتضمن التصدير جميعها.',
  noIssues: 'لا مشكلات',
  reactivated: 'أُعيد تفعيله',
  'below-floor': 'أقل من سعر الأرضية',
  'will-fall-below-floor': 'سينخفض عن سعر الأرضية',
  'expires-soon':
    '{days, plural, one {ينتهي خلال يوم واحد} two {ينتهي خلال يومين} few {ينتهي خلال # أيام} many {ينتهي خلال # يومًا} other {ينتهي خلال # يوم}}',
  scheduled: 'مجدول',
  'not-held': 'العنصر غير مملوك',
  'approval-missing': 'الموافقة ناقصة',
  restricted: 'بيع خاص، أو يحتاج إلى موافقة منطقة',
}
