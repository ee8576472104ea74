// What of a row the chain contradicts, by code.
import type { Translation } from '../message.ts'
import type { contradictions } from '../en/contradictions.ts'

export const texts: Translation<typeof contradictions> = {
  block: '其区块不在链上',
  transaction: '其区块中没有这笔交易',
  log: '该交易中没有此藏品的这一事件',
  emitter: '该事件由其他合约发出',
  type: '事件类型不同',
  from: '来源账户不同',
  to: '目标账户不同',
  quantity: '数量不同',
  price: '价格不同',
  'unit price': '单价不同',
  currency: '币种不同',
  order: '属于其他订单，或不属于任何订单',
  'items sold together': '捆绑出售的藏品数量不同',
  time: '发生时间不同',
  place: '位置有误，或重复显示',
}
