// Lines above the page when the wallet, the indexer, or the network needs attention.
import type { Translation } from '../message.ts'
import type { statusLines } from '../en/statusLines.ts'

export const texts: Translation<typeof statusLines> = {
  switchFailed: 'ウォレットでネットワークを切り替えられませんでした。',
  switchTo: '{network}に切り替える',
  wrongNetwork:
    'ウォレットが別のネットワーク（チェーン{chainId}）に接続しています。購入や出品をするには、{network}に切り替えてください。',
  indexBehind: 'データサービスがチェーンより{blocks}ブロック遅れています。表示はブロック{block}時点です。',
  nodeBehind:
    'ネットワーク接続先がデータサービスより{blocks}ブロック遅れているため、購入と出品はブロック{block}時点で照合される場合があります。',
  indexFailed: 'データサービスがエラーによりブロック{block}で停止しました。以降のイベントは表示されません。',
  indexForked: 'データサービスがネットワークとは別のフォークにあります。通常は数ブロック以内に復旧します。',
  indexUnreachable: 'データサービスに接続できないため、このページは更新されません。再試行中…',
  offline: 'オフラインです。再接続するとこのページが更新されます。',
  chainUnreachable:
    'ネットワークに接続できないため、現在は購入も出品もできません。閲覧は引き続き可能です。再試行中…',
  wrongChain:
    '設定されたネットワーク接続先は、このサイトとは異なるチェーン{chainId}に接続しています。購入も出品もできません。',
  reload: '再読み込み',
  chainReset:
    'このページを開いた後に、ローカルチェーンがリセットされました。新しいチェーンを表示するには、ページを再読み込みしてください。',
  clockBehind:
    'お使いのデバイスの時計はネットワークより{difference}遅れています。このページの時刻はネットワークに従います。',
  clockAhead:
    'お使いのデバイスの時計はネットワークより{difference}進んでいます。このページの時刻はネットワークに従います。',
  dismiss: '閉じる',
}
