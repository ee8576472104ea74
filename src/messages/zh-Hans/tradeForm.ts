// Fields of trade dialogs, and what to change in them.
import type { Translation } from '../message.ts'
import type { tradeForm } from '../en/tradeForm.ts'

export const texts: Translation<typeof tradeForm> = {
  quantity: '数量',
  currency: '币种',
  expiry: '有效期',
  until: '截止时间',
  days: '{count}天',
  untilDate: '指定日期',
  enterQuantity: '请输入数量。',
  enterWhole: '请输入整数。',
  enterOne: '请至少输入1。',
  tooMany: '请输入不大于{most}的数量。',
  notMultiple: '请输入{step}的倍数。',
  multiples: '数量须为{step}的倍数',
  rawUnits: '{units} 个合约单位（按藏品元数据，小数点后 {decimals} 位）',
  rawQuantity: '精确数量',
  tooManyDecimals: '最多输入 {decimals} 位小数。',
  indivisible: '{decimals, plural, =0 {按此价格，请输入整数。} other {按此价格，最多输入 # 位小数。}}',
  notPositive: '金额必须大于零。',
  chooseMoment: '请选择日期和时间。',
  momentPassed: '此时间已过，请选择更晚的时间。',
  momentTooFar: '请选择一年以内的日期。',
  momentTooSoon: '请至少预留十分钟。',
}
