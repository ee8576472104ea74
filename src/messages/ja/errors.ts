// What couldn’t be read, and what is wrong with an address, a hash, or an amount.
import type { Translation } from '../message.ts'
import type { errorsTexts } from '../en/errors.ts'

export const texts: Translation<typeof errorsTexts> = {
  indexer: {
    unreachable: 'データサービスに接続できませんでした。しばらくしてからもう一度お試しください。',
    unexpected: 'データサービスから予期しない応答がありました。しばらくしてからもう一度お試しください。',
    stopped: 'データサービスがエラーで停止しているため、応答できません。',
    behind: '要求されたブロックはデータサービスにありません。',
    refused: 'データサービスがこのクエリに応答できませんでした。',
    noHead: 'データサービスが到達したブロックを返しません。',
    listUnread:
      'データサービスから読み取れないリストが返されました。しばらくしてからもう一度お試しください。',
  },
  node: {
    'node-unavailable': 'ネットワーク接続先が応答しません。しばらくしてからもう一度お試しください。',
    'node-rate-limited':
      'ネットワーク接続先が呼び出し回数を制限しています。しばらくしてからもう一度お試しください。',
    'node-refused': 'ネットワーク接続先が応答を拒否しました。しばらくしてからもう一度お試しください。',
    'malformed-reply': 'ネットワーク接続先の応答を読み取れません。しばらくしてからもう一度お試しください。',
    'wrong-chain': 'ネットワーク接続先が別のチェーンに接続しているため、現在は取引も検証もできません。',
  },
  responses: {
    tooLarge: 'サーバーから送られたデータが大きすぎます。しばらくしてからもう一度お試しください。',
  },
  itemSearch: {
    itemsUnread: 'コレクションのアイテムを読み取れませんでした。',
    switching:
      'データサービスがこのコレクションの複数のバージョンを切り替え続けているため、アイテムを読み取れません。しばらくしてからもう一度お試しください。',
    tooLarge:
      'このコレクションには{most}点を超えるアイテムがあり、ブラウザーで読み取るには多すぎます。代わりにデータサービスが応答するため、フィルターの横に件数は表示されません。',
    searchUnread: '検索データを読み込めませんでした。',
  },
  input: {
    address: 'アドレスは0xに続く40文字（0～9、a～f）です。',
    checksum: 'アドレスに入力ミスがあります。チェックサムが一致しません。',
    tokenId: 'トークンIDに使えるのは0～9の数字のみです。',
    largeTokenId: 'トークンIDの上限を超えています。',
    amount: 'データサービスから無効な金額が返されました。',
    unknown: '問題が発生しました。',
  },
  hashes: {
    orderHash: '注文ハッシュは0xに続く64文字（0～9、a～f）です。',
    transactionHash: 'トランザクションハッシュは0xに続く64文字（0～9、a～f）です。',
  },
}
