// Selecting several items or listings at once.
import type { Translation } from '../message.ts'
import type { selection } from '../en/selection.ts'

export const texts: Translation<typeof selection> = {
  items: '选择藏品',
  itemsForSale: '选择在售藏品',
  listings: '选择挂单',
  group: '选择',
  count: '已选{count}个',
  countFull: '已选{count}个，最多{most}个',
  selectAll: '选择所有显示的项目',
  clear: '清除选择',
  done: '完成',
  select: '选择“{name}”',
  notLoaded: '范围内有些藏品尚未加载，因此未被选中。请滚动经过它们，再重新选择该范围。',
}
