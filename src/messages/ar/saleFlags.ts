// Marks of sales that may not be real trades, and why each was flagged.
import type { Translation } from '../message.ts'
import type { saleFlags } from '../en/saleFlags.ts'

export const texts: Translation<typeof saleFlags> = {
  sale: 'عملية بيع معلَّمة',
  sales: 'عمليات بيع معلَّمة',
  sameAccount: 'باعها حساب لنفسه.',
  fundedBySeller: 'دفع البائع ثمن الشراء، أو أعطى المشتري مالًا في المعاملة نفسها.',
  soldBack:
    'بيع العنصر مجددًا إلى {seller}{others, plural, =0 {} one { عبر حساب آخر} two { عبر حسابين آخرين} few { عبر # حسابات أخرى} many { عبر # حسابًا آخر} other { عبر # حساب آخر}} خلال {days, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  givenBack:
    'أُعيد العنصر إلى {seller}{others, plural, =0 {} one { عبر حساب آخر} two { عبر حسابين آخرين} few { عبر # حسابات أخرى} many { عبر # حسابًا آخر} other { عبر # حساب آخر}} خلال {days, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  itsSeller: 'بائعه',
  mirrored:
    'تبادل البائع والمشتري أيضًا عنصرًا آخر في الاتجاه المعاكس، بالسعر نفسه تقريبًا ودون رسوم، خلال {days, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  note: '{rule}. {reason} العلامة ليست دليلًا.',
}
