// The cart.
import type { Translation } from '../message.ts'
import type { cart } from '../en/cart.ts'

export const texts: Translation<typeof cart> = {
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
}
