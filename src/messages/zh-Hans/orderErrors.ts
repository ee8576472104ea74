// What keeps an order of the index from being traded at all.
import type { Translation } from '../message.ts'
import type { orderErrors } from '../en/orderErrors.ts'

export const texts: Translation<typeof orderErrors> = {
  malformed: '数据服务返回了无效的订单。',
  inexactFraction: '此数量无法整除该订单。',
}
