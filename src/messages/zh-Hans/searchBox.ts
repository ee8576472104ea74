// The search box of the header, which is on every page.
import type { Translation } from '../message.ts'
import type { searchBox } from '../en/searchBox.ts'

export const texts: Translation<typeof searchBox> = {
  placeholder: '搜索',
  label: '搜索系列、藏品和地址',
}
