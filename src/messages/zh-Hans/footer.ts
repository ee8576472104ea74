// The footer of every page.
import type { Translation } from '../message.ts'
import type { footer } from '../en/footer.ts'

export const texts: Translation<typeof footer> = {
  terms: '使用条款',
  imprint: '运营者信息',
  contact: '联系我们',
  source: '源代码',
  timeTravel: '时光回溯',
  licenses: '许可证',
  indexedTo: '已更新至区块{block}',
  indexedToHint: '数据服务已读取的最新区块',
}
