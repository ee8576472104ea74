// What to change about an amount that a person typed. `amount` and the like are what they may write instead.
import type { Translation } from '../message.ts'
import type { amountErrors } from '../en/amountErrors.ts'

export const texts: Translation<typeof amountErrors> = {
  empty: 'أدخل مبلغًا.',
  negative: 'يجب أن يكون المبلغ أكبر من صفر.',
  thousandsOrDecimals: 'اكتب {plain} دون فاصلة، أو {decimal} بنقطة للكسور العشرية.',
  grouped: 'اكتب {plain} دون فاصل للآلاف.',
  exponent: 'اكتب العدد كاملًا دون أس.',
  notNumber: 'أدخل عددًا، مثل 0.42',
  noDecimals: 'لا كسور عشرية في {symbol}: أدخل عددًا صحيحًا.',
  tooManyDecimals: 'الحد الأقصى للمنازل العشرية في {symbol} هو {decimals}.',
  tooLarge: 'هذا المبلغ كبير جدًا.',
  zeroPrice: 'يجب أن يكون السعر أكبر من صفر.',
}
