// Why the catalogue of a collection’s items can’t be used; the page then queries the indexer directly.
import type { Translation } from '../message.ts'
import type { catalogueErrors } from '../en/catalogueErrors.ts'

export const texts: Translation<typeof catalogueErrors> = {
  itemsUnread: '无法读取该系列的藏品。',
  switching: '数据服务在此系列的不同版本之间不断切换，因此无法读取其藏品。请稍后重试。',
  tooLarge:
    '该系列的藏品超过 {most} 件，数量过多，无法在浏览器中读取。将改由数据服务应答，筛选条件旁不显示数量。',
  searchUnread: '无法加载搜索数据。',
}
