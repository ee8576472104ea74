// What keeps a history from being checked, or a proof bundle from being read.
import type { Translation } from '../message.ts'
import type { verificationErrors } from '../en/verificationErrors.ts'

export const texts: Translation<typeof verificationErrors> = {
  notJson: 'JSONファイルではありません。',
  notBundle: '証明バンドルではありません。',
  unknownVersion: 'このバージョンの証明バンドルには対応していません。',
  damaged: 'この証明バンドルは破損しています。',
  unreadable: 'RPCノードの応答を読み取れません。',
  otherBlocks: 'RPCノードが、要求していないブロックのイベントを返しました。',
  otherBlock: 'RPCノードが、要求したものと異なるブロックを返しました。',
  header: 'RPCノードから返されたブロックヘッダーを読み取れません。',
  budget: '照合に必要なリクエスト数が上限を超えます。',
  silent: 'RPCノードが応答しないか、リクエストの頻度を制限しています。',
  noNode: 'RPCノードが設定されていません。',
  otherChain: 'RPCノードが、この履歴とは別のチェーンに接続しています。',
  stopped: '照合が予期せず停止しました。しばらくしてからもう一度お試しください。',
  failed: '問題が発生しました。しばらくしてからもう一度お試しください。',
}
