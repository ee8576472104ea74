// Small parts that every page shares.
import type { Translation } from '../message.ts'
import type { controls } from '../en/controls.ts'

export const texts: Translation<typeof controls> = {
  never: '永不过期',
  loadingPage: '正在加载页面',
  retry: '重试',
  itemsFailed: '无法加载藏品',
  loadFailedHint: '数据服务返回了意外的响应，请稍后重试。',
  offlineHint: '你已离线，因此无法加载。请重新连接后重试。',
  willReturn: '恢复在线后将加载此部分。',
  connectionLost: '你已离线，或网站刚刚更新。',
  notStarted: '无法加载页面的这一部分，因此未执行任何操作。请检查网络连接。',
  partBroken: '此部分出错了，网站的其余部分仍可使用。',
  notFound: '未找到页面',
  notFoundHint: '链接可能有误，或页面从未存在。',
  goHome: '前往首页',
  amountOf: '{amount}<of> / {total}</of>',
}
