// The menu of the operator’s other sites.
import type { Translation } from '../message.ts'
import type { siteSwitcher } from '../en/siteSwitcher.ts'

export const texts: Translation<typeof siteSwitcher> = {
  switch: '{site}：切换网站',
  others: '其他网站',
}
