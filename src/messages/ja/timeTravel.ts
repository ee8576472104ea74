// Time travel: the page that selects a block, the banner, and why a block can’t be shown.
import type { Translation } from '../message.ts'
import type { timeTravelTexts } from '../en/timeTravel.ts'

export const texts: Translation<typeof timeTravelTexts> = {
  title: 'タイムトラベル',
  intro:
    '所有者、出品、フロア価格を、チェーンの任意のブロック時点で確認できます。データは同じデータサービスから取得します。過去のブロック時点では取引できません。',
  byDate: '日時で指定',
  dateAndTime: '日時',
  dateHint: 'お使いのタイムゾーンです。その時点の最新ブロックを表示します。',
  goToDate: 'この日時へ移動',
  dayAgo: '1日前',
  weekAgo: '1週間前',
  monthAgo: '1か月前',
  byBlock: 'ブロックで指定',
  blockNumber: 'ブロック番号',
  goToBlock: 'このブロックへ移動',
  noDate: '日時を選択してください。',
  future: '未来の日時です。より前の日時を選択してください。',
  badBlock: 'ブロック番号を数字で入力してください（例：1234）。',
  noSuchBlock: 'チェーンにブロック{block}はまだありません。より前のブロックを選択してください。',
  noBlocks: 'チェーンにまだブロックがありません。しばらくしてからもう一度お試しください。',
  beforeChain: 'その時点では、チェーンはまだ存在していません。より後の日時を選択してください。',
  notIndexed:
    'チェーンにブロック{block}はありますが、データサービスはブロック{indexed}までしか到達していません。より前のブロックを選択するか、しばらくしてからもう一度お試しください。',
  notIndexedSince:
    'チェーンにブロック{block}はありますが、データサービスはブロック{indexed}（{time}）までしか到達していません。より前のブロックを選択するか、しばらくしてからもう一度お試しください。',
  notFound: 'ブロックが見つかりませんでした。しばらくしてからもう一度お試しください。',
  banner: {
    title: 'タイムトラベル',
    text: '<strong>{time}時点</strong>、ブロック{block}。過去のブロック時点では取引できません。',
    another: '別の日時を選択',
    now: '現在に戻る',
  },
  pastPage: {
    title: 'ブロック{block}',
    loading: 'ブロック{block}を検索中',
    failed: 'ブロック{block}を表示できません',
    notFound: 'このブロックが見つかりませんでした。',
    another: '別の日時を選択',
    now: '現在に戻る',
  },
}
