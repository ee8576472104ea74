// What to change about an amount that a person typed. `amount` and the like are what they may write instead.
import type { Translation } from '../message.ts'
import type { amountErrors } from '../en/amountErrors.ts'

export const texts: Translation<typeof amountErrors> = {
  empty: '请输入金额。',
  negative: '金额必须大于零。',
  thousandsOrDecimals: '请输入不带逗号的{plain}，或用点作小数点输入{decimal}。',
  grouped: '请输入不带千位分隔符的{plain}。',
  exponent: '请输入完整数字，不要使用指数。',
  notNumber: '请输入数字，例如0.42',
  noDecimals: '{symbol}没有小数位，请输入整数。',
  tooManyDecimals: '{symbol}最多有{decimals}位小数。',
  tooLarge: '金额过大。',
  zeroPrice: '价格必须大于零。',
}
