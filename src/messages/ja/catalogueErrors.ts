// Why the catalogue of a collection’s items can’t be used; the page then queries the indexer directly.
import type { Translation } from '../message.ts'
import type { catalogueErrors } from '../en/catalogueErrors.ts'

export const texts: Translation<typeof catalogueErrors> = {
  itemsUnread: 'コレクションのアイテムを読み取れませんでした。',
  switching:
    'データサービスがこのコレクションの複数のバージョンを切り替え続けているため、アイテムを読み取れません。しばらくしてからもう一度お試しください。',
  tooLarge:
    'このコレクションには{most}点を超えるアイテムがあり、ブラウザーで読み取るには多すぎます。代わりにデータサービスが応答するため、フィルターの横に件数は表示されません。',
  searchUnread: '検索データを読み込めませんでした。',
}
