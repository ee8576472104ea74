// The sweep: buying the cheapest listings of a collection.
import type { Translation } from '../message.ts'
import type { sweep } from '../en/sweep.ts'

export const texts: Translation<typeof sweep> = {
  title: '扫货最低价挂单',
  addToCart: '加入购物车',
  buy: '购买',
  buyFor: '以{price}购买{count}件藏品',
  count: '藏品数量',
  slider: '藏品数量（滑块）',
  countRange: '请输入1到{most}之间的数字。',
  maximum: '单件最高价',
  anyPrice: '不限价格',
  currency: '币种',
  loading: '正在加载最低价挂单',
  failed: '无法加载最便宜的挂单',
  none: '没有以{currency}计价的挂单',
  noneHint: '请选择其他币种，或稍后再来。',
  matching: '有{count}件在售藏品符合筛选条件。',
  matchingAtLeast: '至少有{count}件在售藏品符合筛选条件。',
  noneMatching: '没有符合筛选条件的{currency}挂单',
  noneMatchingHint: '请移除一个筛选条件，或选择其他币种。',
  noneSoCheap: '没有这么便宜的挂单。',
  noneAvailable: '目前均无法购买。',
  fewer: '只有{count}件藏品符合条件。',
  cheapest: '以{currency}计价的最便宜的{count}件藏品，不含你自己的。',
  cheapestAvailable: '可购买的、以{currency}计价的最便宜的{count}件藏品，不含你自己的。',
  leftOut: '已排除：{reason}',
  include: '包含{item}',
  cheapestOthers: '以{currency}计价的最便宜的{count}件藏品，不含你自己的和你排除的。',
}
