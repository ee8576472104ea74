// The page of all collections. Rankings are named by their code.
import type { Translation } from '../message.ts'
import type { collectionsPage } from '../en/collectionsPage.ts'

export const texts: Translation<typeof collectionsPage> = {
  title: 'コレクション',
  sortBy: '並べ替え',
  volume: '取引高順',
  floor: 'フロア価格順',
  change: 'フロア価格の変動順',
  sales: '販売数順',
  listed: '販売中の割合順',
  owners: '所有者数順',
  items: 'アイテム数順',
  period: '期間',
  unknownRanking: 'コレクションを「{text}」で並べ替えることはできません。',
  unknownPeriod: '「{text}」という期間はありません。',
  shown:
    '{period, select, 24h {24時間} 7d {7日間} 30d {30日間} other {全期間}}の{ranking, select, volume {取引高} floor {フロア価格} change {フロア価格の変動} sales {販売数} listed {販売中の割合} owners {所有者数} other {アイテム数}}順。',
  loading: 'コレクションを読み込み中',
  loadFailed: 'コレクションを読み込めませんでした',
  figuresFailed: 'この期間の数値を読み込めませんでした',
  empty: 'コレクションはまだありません',
  emptyHint: 'いずれかのアイテムが記録されたコレクションがここに表示されます。',
  emptyPast: 'このブロック時点のコレクションはありません',
  emptyPastHint: '最初のコレクションはこのブロックより後に記録されました。',
  note: '{span}。{time}時点。ネイティブコインとそのラップドトークンは1対1とみなし、それ以外の異なる通貨の金額は合算しません。フロア価格は、コレクションの取引に使われている通貨のうち、このサイトで最初に挙げられた通貨で表示し、取引高は通貨ごとに示し、販売数は全通貨を数えます。取引高と販売数にフラグ付きの販売は含まれません。CSVには通貨ごとの取引高と販売数、およびフラグ付きの販売の数値も含まれます。',
  exported: 'ランキング',
}
