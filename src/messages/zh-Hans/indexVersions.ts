// The indexer and the page have different versions of the schema.
import type { Translation } from '../message.ts'
import type { indexVersions } from '../en/indexVersions.ts'

export const texts: Translation<typeof indexVersions> = {
  indexOlder: '数据服务的版本比此页面旧，因此无法响应。网站运营者需要部署最新的子图。',
  pageOlder:
    '此页面的版本比数据服务旧，无法读取其数据。请重新加载页面。如果仍然不行，网站运营者需要更新页面。',
}
