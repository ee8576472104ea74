// The cart.
import type { Translation } from '../message.ts'
import type { cart } from '../en/cart.ts'

export const texts: Translation<typeof cart> = {
  title: '购物车',
  empty: '购物车为空',
  emptyHint: '从系列或藏品页面添加挂单。这些挂单将以尽可能少的交易一起购买。',
  clear: '清空购物车',
  cleared: '购物车已清空。',
  removed: '已移除“{item}”。',
  undo: '撤回',
  remove: '移除“{item}”',
  inCurrency: '以{currency}计价的挂单',
  count: '{count}个挂单',
  tooMany: '一笔交易最多可购买{most}个挂单。请先购买前{most}个，之后再购买其余的。',
  buyFor: '以{price}购买{count}件藏品',
  noneAvailable: '目前均无法购买。',
  missed:
    '{reason, select, bought {已被他人抢先购买。你未为此付款。} canceled {卖家已先行取消。你未为此付款。} expired {购买前已过期。你未为此付款。} other {无法购买。你未为此付款。}}',
  declining: '递减价格：这是当前的大致价格。',
  quantityOf: '“{item}”的数量',
  quantity: '数量',
}
