// An account’s portfolio.
import type { Translation } from '../message.ts'
import type { portfolioTexts } from '../en/portfolio.ts'

export const texts: Translation<typeof portfolioTexts> = {
  loading: 'ポートフォリオを読み込み中',
  progress: 'アカウントの履歴を読み込み中：{count}行',
  loadFailed: 'ポートフォリオを読み込めませんでした',
  empty: 'ポートフォリオにはまだ何もありません',
  emptyHint:
    'このサイトに表示されるコレクションで、アカウントが保有、購入、販売したものをこのページにまとめます。',
  currencyFigures: '{currency}建て',
  valueAtFloor: 'フロア価格での評価額',
  valueAtFloorHint:
    '全数量を、ほかのアカウントによる最安の出品で評価（同じエディションの出品があればその価格、なければコレクションの最安値）',
  atTraitFloor: '特性フロア価格での評価額',
  atTraitFloorHint:
    '全数量を、同じエディションの出品があればその最安値で評価。なければ特性のフロア価格のうち最高のもので評価（特性の出品がない場合はコレクションのフロア価格）。ほかのアカウントの出品のみが対象です。',
  heldCost: '保有アイテムの取得原価',
  heldCostHint: '保有中の数量に支払った額（判明している場合）',
  unrealized: '評価損益',
  unrealizedHint:
    'フロア価格での評価額から取得原価を引いた額。取得原価の全額が判明し、比較できるアイテム{count}点が対象',
  unrealizedScope:
    '{known, plural, =0 {{currency}建ての取得原価が判明しているアイテムはありません} other {アイテム{total}点中#点が対象。残りは{currency}建ての取得原価が不明です。}}',
  realized: '実現損益',
  realizedHint:
    '手数料とロイヤリティを引いた販売の受取額から、アイテムの取得原価を引いた額（両方が判明し、比較できる場合）',
  realizedScope:
    '{known, plural, =0 {{currency}建ての取得原価が判明している販売済みのものはありません} other {販売済み{total}点中#点が対象。残りは{currency}建ての取得原価が不明です。}}',
  proceeds: '受取額',
  proceedsHint: 'すべての販売で、手数料とロイヤリティを引いて受け取った額',
  gainOf: '<hidden>利益 </hidden>{amount}',
  lossOf: '<hidden>損失 </hidden>{amount}',
  method: '数値の計算方法（{time}時点）',
  methodUnits:
    'ERC-721のアイテムの取得原価は個別に計算します。エディションは1点1点が区別されないため、先に取得したものから販売したものとみなします。',
  methodCost:
    '取得原価は、手数料とロイヤリティを含む支払額です（ほかの人がこのアカウントのために支払った場合も含みます）。受取額は、売り手が受け取った額です。どちらにもネットワーク手数料は含まれません。',
  methodUnknown:
    'データサービスにはミントの費用が記録されず、贈与には価格がありません。これらには取得原価がなく、損益も表示されません。',
  methodBundles:
    'バンドルのアイテムは、バンドルの価格を均等に分けた額で評価します。ネイティブコインとそのラップドトークンは1対1とみなし、それ以外の異なる通貨は比較しません。',
  methodFloors:
    'フロア価格は、ほかのアカウントによる受付中の最安の出品です。エディションは、同じ通貨による同じエディションの出品があればその最安値で評価します。特性フロア価格では、アイテムを、最も価値の高い特性を持つ最安の出品と同じ価値とみなします。',
  methodCut: '{collections}の特性とエディションは、最安の出品{count}件のみを調べました。',
  methodSkipped:
    '特性とエディションは、保有アイテムの多い{count}件のコレクションで調べ、{collections}では調べていません。',
  item: 'アイテム',
  quantity: '数量',
  cost: '取得原価',
  held: '保有中',
  heldTable: '保有アイテム（通貨ごとに評価額の高い順）',
  noneHeld: '保有アイテムはありません。',
  exportedHeld: '保有アイテム',
  bought: '不明',
  minted: 'ミント',
  received: '受け取り',
  before: '記録開始前から保有',
  missedUnits: '不明：一部の送付がデータサービスに記録されていません',
  sold: '販売済み',
  soldTable: '販売済みアイテム（新しい順）',
  noneSold: '販売はまだありません。',
  exportedClosed: '販売、贈与、バーンしたアイテム',
  gain: '損益',
  listings: '出品',
  allListings: 'すべての出品',
  listingsTable: '受付中の出品（問題のあるものから順）',
  noListings: '受付中の出品はありません。',
  exportedListings: '出品',
  issueCount: '{count, plural, =0 {問題のある出品はありません。} other {{total}件中#件に対応が必要です。}}',
  unitPrice: '単価',
  status: 'ステータス',
  expires: '期限',
  firstListings: '最初の{count}件です。エクスポートにはすべて含まれます。',
  noIssues: '問題なし',
  reactivated: '再有効化済み',
  'below-floor': 'フロア価格未満',
  'will-fall-below-floor': 'フロア価格を下回る予定',
  'expires-soon': '{days}日以内に期限切れ',
  scheduled: '開始前',
  'not-held': 'アイテムを保有していません',
  'approval-missing': '承認がありません',
  restricted: '限定販売、またはゾーンの許可が必要',
}
