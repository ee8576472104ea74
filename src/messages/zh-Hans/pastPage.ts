// The app as of a block, while the block is looked up.
import type { Translation } from '../message.ts'
import type { pastPage } from '../en/pastPage.ts'

export const texts: Translation<typeof pastPage> = {
  title: '区块{block}',
  loading: '正在查找区块{block}',
  failed: '无法显示区块{block}',
  notFound: '找不到此区块。',
  another: '选择其他时间',
  now: '返回现在',
}
