// Fields of trade dialogs, and what to change in them.
import type { Translation } from '../message.ts'
import type { tradeForm } from '../en/tradeForm.ts'

export const texts: Translation<typeof tradeForm> = {
  quantity: '数量',
  currency: '通貨',
  expiry: '有効期間',
  until: '期限',
  days: '{count}日',
  untilDate: '日時を指定',
  enterQuantity: '数量を入力してください。',
  enterWhole: '整数を入力してください。',
  enterOne: '1以上を入力してください。',
  tooMany: '{most}以下を入力してください。',
  notMultiple: '{step}の倍数を入力してください。',
  multiples: '{step}の倍数単位',
  rawUnits: 'コントラクトの単位で {units}（アイテムのメタデータによると小数点以下 {decimals} 桁）',
  rawQuantity: '正確な数量',
  tooManyDecimals: '小数点以下は {decimals} 桁までで入力してください。',
  indivisible:
    '{decimals, plural, =0 {この価格では整数を入力してください。} other {この価格では小数点以下 # 桁までで入力してください。}}',
  notPositive: '金額は0より大きくしてください。',
  chooseMoment: '日時を選択してください。',
  momentPassed: 'この日時は過ぎています。より後の日時を選択してください。',
  momentTooFar: '1年以内の日時を選択してください。',
  momentTooSoon: '10分以上先の日時を選択してください。',
}
