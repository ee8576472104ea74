// The offers that an account made, and those that it could accept.
import type { Translation } from '../message.ts'
import type { accountOffers } from '../en/accountOffers.ts'

export const texts: Translation<typeof accountOffers> = {
  paidIn: '{wrapped}建てのオファーは、ラップした{coin}（1対1）で支払われます。',
  received: '受け取ったオファー',
  made: '出したオファー',
  exportedReceived: '受け取ったオファー',
  exportedMade: '出したオファー',
  loading: 'オファーを読み込み中',
  loadFailed: 'オファーを読み込めませんでした',
  showMore: 'オファーをさらに表示',
  noneMade:
    '受付中のオファーはありません。アイテム、コレクション、特性に出したオファーがここに表示されます。',
  noneMadeByAccount: 'このアカウントに受付中のオファーはありません。',
  noneReceived: '保有アイテムへのオファーはまだありません。',
  noneReceivedByAccount: 'このアカウントの保有アイテムへのオファーはまだありません。',
  receivedCut:
    '最初の{count}点のアイテムへのオファーのみ表示しています。ほかのアイテムは各アイテムのページをご覧ください。',
  cancelSelected: '{count}件のオファーをキャンセル',
  cancelEverything: 'すべてキャンセル',
  select: 'オファーを選択：{offer}',
  compared:
    '{mark, select, listing {{side, select, below {最安の出品より{share}安い} above {最安の出品より{share}高い} other {最安の出品と同額}}} other {{side, select, below {フロア価格より{share}安い} above {フロア価格より{share}高い} other {フロア価格と同額}}}}',
  qualify: 'あなたのアイテム{count}点が対象',
  qualifyOfAccount: 'このアカウントのアイテム{count}点が対象',
  outbid: '{difference}上回られています。最高オファー：{price}',
  higherFailed: 'これより高いオファーがあるか確認できませんでした。',
  higherUnchecked:
    'オファーが多すぎるため、すべては確認できません。これより高いオファーが表示されていない可能性があります。',
}
