// The control that checks an item's history against the chain. Steps are named by their code.
import type { Translation } from '../message.ts'
import type { verification } from '../en/verification.ts'

export const texts: Translation<typeof verification> = {
  title: '検証',
  intro: 'この履歴はデータサービスから取得したものです。ブラウザーですべての行をチェーンと照合できます。',
  running: '履歴をチェーンと照合中',
  failed: '<strong>履歴を照合できませんでした。</strong>{reason}',
  cancel: 'キャンセル',
  verify: 'この履歴を検証',
  again: 'もう一度検証',
  save: '証明を保存',
  saveHint:
    'このプロジェクトの`npm run verify`で照合できるファイルです。どのマシンでも、どのノードでも、インデクサーなしで照合できます',
  progress: '照合の進行状況',
  search: 'インデクサーに欠けている可能性のある転送をチェーンで検索中',
  blocks: 'レシートを読み取り、ブロックに含まれることを証明中',
  orders: 'インデクサーに欠けている可能性のある出品、オファー、キャンセルをチェーンで検索中',
  'second-node': '2つ目のRPCノードとブロックを比較中',
  requests: 'リクエスト{count}件',
  blocksRead: 'ブロック{done}/{total}、リクエスト{count}件',
  offline:
    'オフラインです。検証にはインデクサーとチェーンへの接続が必要です。オンラインになってからもう一度お試しください。',
  unknownError: '問題が発生しました。しばらくしてからもう一度お試しください。',
  itemGone: 'インデクサーにこのアイテムがなくなりました。',
  tooLong: 'このアイテムの履歴は長すぎるため照合できません。',
}
