// What stands in the place of a page that can’t be shown.
import type { Translation } from '../message.ts'
import type { appErrors } from '../en/appErrors.ts'

export const texts: Translation<typeof appErrors> = {
  offline: '你已离线',
  pageNotFetched: '无法加载此页面',
  pageFailed: '无法显示此页面',
  notStarted: '无法启动应用',
  notStartedHint: '在显示内容之前出错了。',
  reload: '重新加载',
}
