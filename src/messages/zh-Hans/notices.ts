// Parts of the screen that appear when something is missing or requested.
import type { Translation } from '../message.ts'
import type { notices } from '../en/notices.ts'

export const texts: Translation<typeof notices> = {
  offline: '你已离线。',
  partFailed: '无法显示此页面的一部分。',
  close: '关闭',
  reload: '刷新页面',
  copy: '复制',
  copied: '已复制',
  copyFailed: '浏览器不允许复制',
  copyAddress: '复制地址',
  newTab: '（在新标签页中打开）',
  allColumns: '所有列',
  showAll: '显示全部{count}个',
}
