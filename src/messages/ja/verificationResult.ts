// What a check of an item's history found. Obstacles and what a second node said are named by their code.
import type { Translation } from '../message.ts'
import type { verificationResult } from '../en/verificationResult.ts'

export const texts: Translation<typeof verificationResult> = {
  reorganized:
    'チェーンのブロックが置き換えられ、インデクサーがまだ追随していません。しばらくしてからもう一度お試しください。',
  'node-behind':
    'RPCノードがインデクサーの最新ブロックに到達していないか、それを返しません。しばらくしてからもう一度お試しください。',
  budget: 'これ以上の照合には、公開ノードに一度に送るべき数を超えるリクエストが必要です。',
  'no-search': 'RPCノードが過去のイベントの検索を許可していないため、欠けている行を見つけられません。',
  'no-proof':
    'レシートは一致していますが、RPCノードの応答が不十分なため、ブロックに含まれることを証明できません。',
  'nodes-disagree': '2つのRPCノードが同じ高さで異なるブロックを返したため、現在はどちらも信頼できません。',
  'other-chain':
    'インデクサーとRPCノードが、共通のブロックを持たない別々のチェーンに接続しています。どちらかが間違っていますが、この照合では判別できません。別のノードをお試しください。',
  'no-holder': 'コントラクトがアイテムの保有者を返しません。',
  record: 'インデクサーの記録はこれ以前にさかのぼりません。',
  complete: '完全かつ検証済み',
  completeText:
    'すべての行が表示どおりチェーンにあり、ミント以降の転送と販売に欠落はなく、現在のアイテムの保有者につながっています。',
  upTo: 'ブロック{block}まで検証済み',
  upToText:
    'ミント以降のすべての行が表示どおりチェーンにあります。その後アイテムは{count}回移動しましたが、インデクサーにはまだ反映されていません。',
  since: 'ブロック{block}以降を検証済み',
  sinceTo: 'ブロック{from}～{to}を検証済み',
  sinceText: 'ブロック{block}以降はすべて表示どおりチェーンにあり、転送の欠落はありません。{reason}',
  mismatch: 'インデクサーとチェーンが一致しません',
  mismatchText: '照合で見つかった問題：{differences}。この履歴を信頼しないでください。',
  contradictedRows: 'チェーンと矛盾する行{count}件',
  missingEvents: 'インデクサーに欠けているチェーン上のイベント{count}件',
  otherHolder: 'チェーンと異なる保有者',
  incoherent: 'コントラクトに矛盾があります',
  incoherentText:
    'インデクサーはコントラクトのイベントどおりに表示していますが、それがコントラクトの示す保有者につながりません。',
  unchecked: '照合できませんでした',
  notAsShown: 'ページの表示が異なります',
  notAsShownText:
    '照合した内容が、このページの表示と一致しません。ページを再読み込みしてください。それでも解消しない場合は、インデクサーの応答が矛盾しています。',
  checked: '照合した内容',
  rows: '{count}行中{verified}行：コントラクト、イベント、当事者、数量、価格、時刻、ブロックがチェーン上のログと一致し、レシートがブロックに含まれることが証明されました。',
  notSearched: 'インデクサーに欠けている転送をチェーンで検索できませんでした。',
  searched:
    '{standard, select, ERC1155 {コレクション全体の転送の中から、} other {}}ブロック{from}～{to}のチェーン上のすべての転送と、それに伴う販売を検索しました。',
  ordersNotSearched:
    'インデクサーに欠けている可能性のある出品、オファー、キャンセルは検索していません。表示されているものは照合しました。',
  ordersFromRecord:
    'このアイテムの出品とオファー、およびそのキャンセルを、記録が始まるブロック{block}以降で検索しました。{missing, select, none {欠落はありません。} other {}}',
  ordersFromBlock:
    'このアイテムの出品とオファー、およびこれらと検証済みのもののキャンセルを、ブロック{block}以降で検索しました。{missing, select, none {欠落はありません。} other {}}それより前の表示分は照合しましたが、検索はしていません。',
  ownersMatch: '転送は所有者から次の所有者へとつながり、コントラクトの示す所有者に至ります。',
  balancesMatch: '転送の合計は、コントラクトの示す各保有者の保有数と一致します。',
  agrees: '2つ目のRPCノードのブロックも同じです。',
  'not-called':
    'ブロックは1つのRPCノードから取得しました。このサイトには、比較できる2つ目のノードがありません。',
  silent: '2つ目のRPCノードにブロックを要求しましたが、一部が返されませんでした。',
  disagrees: '2つ目のRPCノードのブロックは異なります。',
  newer: '{count}件の転送は、インデクサーの最新ブロックより新しいものです。まもなく表示されます。',
  requests: 'ネットワークへのリクエスト{count}件、ブロック{block}時点。',
  differences: 'インデクサーとチェーンの相違点',
  problem: '問題',
  missing: 'チェーンにあるが、インデクサーに欠けているもの',
  nobody: 'なし',
  otherOwner: 'インデクサーの示す所有者は{indexed}ですが、チェーンでは{found}です。',
  otherQuantity: 'インデクサーの示す{account}の数量は{indexed}ですが、チェーンでは{found}です。',
}
