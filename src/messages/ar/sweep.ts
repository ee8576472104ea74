// The sweep: buying the cheapest listings of a collection.
import type { Translation } from '../message.ts'
import type { sweep } from '../en/sweep.ts'

export const texts: Translation<typeof sweep> = {
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
}
