// What pages of an item or a collection say where there is no such collection.
import type { Translation } from '../message.ts'
import type { collectionNotFound } from '../en/collectionNotFound.ts'

export const texts: Translation<typeof collectionNotFound> = {
  page: '見つかりません',
  title: 'コレクションが見つかりません',
  titlePast: 'このブロック時点のコレクションは見つかりません',
  hint: 'データサービスに{address}のデータがありません。コントラクトではなくアカウントであるか、ここで取引されたことのないコレクションの可能性があります。',
  itemHint: 'データサービスに{address}のデータがないため、このアイテムの情報もありません。',
  pastHint:
    'ブロック{block}時点で、データサービスに{address}のデータはありませんでした。その後に登場した可能性があります。',
  all: 'すべてのコレクションを見る',
  badAddress: 'コレクションのアドレスではありません',
  badAddressHint: 'アドレスは0xに続く40文字（0～9、a～f）です。入力ミスがあるか、途中で切れています。',
}
