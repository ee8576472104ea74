// Why the catalogue of a collection’s items can’t be used; the page then queries the indexer directly.
import type { Translation } from '../message.ts'
import type { catalogueErrors } from '../en/catalogueErrors.ts'

export const texts: Translation<typeof catalogueErrors> = {
  itemsUnread: 'تعذّرت قراءة عناصر المجموعة.',
  switching:
    'يتنقل المفهرس باستمرار بين نسخ من هذه المجموعة، لذلك تتعذّر قراءة عناصرها. أعد المحاولة بعد قليل.',
  searchUnread: 'تعذّر تحميل فهرس البحث.',
}
