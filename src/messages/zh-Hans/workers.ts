// Background work that the browser ended.
import type { Translation } from '../message.ts'
import type { workers } from '../en/workers.ts'

export const texts: Translation<typeof workers> = {
  pictureUnread: '无法检查图片。',
}
