// What to change about an amount that a person typed. `amount` and the like are what they may write instead.
import type { Translation } from '../message.ts'
import type { amountErrors } from '../en/amountErrors.ts'

export const texts: Translation<typeof amountErrors> = {
  empty: '金額を入力してください。',
  negative: '金額は0より大きくしてください。',
  thousandsOrDecimals:
    'カンマなしで{plain}と入力するか、小数の場合はピリオドを使って{decimal}と入力してください。',
  grouped: '桁区切りなしで{plain}と入力してください。',
  exponent: '指数を使わず、すべての桁を入力してください。',
  notNumber: '数値を入力してください（例：0.42）',
  noDecimals: '{symbol}では小数を使えません。整数を入力してください。',
  tooManyDecimals: '{symbol}の小数は{decimals}桁までです。',
  tooLarge: '金額が大きすぎます。',
  zeroPrice: '価格は0より大きくしてください。',
}
