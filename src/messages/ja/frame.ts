// The frame around every page: header, footer, status lines, and what stands in the place of a page.
import type { Translation } from '../message.ts'
import type { frameTexts } from '../en/frame.ts'

export const texts: Translation<typeof frameTexts> = {
  browserWallet: 'ブラウザーのウォレット',
  connectWallet: 'ウォレットを接続',
  connect: '接続',
  skip: 'コンテンツへスキップ',
  home: '{site}、ホーム',
  mainNavigation: 'メイン',
  explore: '探す',
  activity: 'アクティビティ',
  cart: 'カート',
  menu: 'メニュー',
  theme: 'テーマ',
  useDarkTheme: 'ダークテーマを使う',
  useLightTheme: 'ライトテーマを使う',
  footer: {
    terms: '利用規約',
    imprint: '運営者情報',
    contact: 'お問い合わせ',
    source: 'ソースコード',
    timeTravel: 'タイムトラベル',
    licenses: 'ライセンス',
    indexedTo: 'ブロック{block}まで反映済み',
    indexedToHint: 'データサービスが読み取った最新のブロック',
  },
  searchBox: {
    placeholder: '検索',
    label: 'コレクション、アイテム、アドレスを検索',
  },
  siteSwitcher: {
    switch: '{site}：サイトを切り替える',
    others: 'ほかのサイト',
  },
  languagePicker: {
    label: '言語',
    failed: 'この言語を読み込めませんでした。接続を確認して、もう一度お試しください。',
  },
  status: {
    switchFailed: 'ウォレットでネットワークを切り替えられませんでした。',
    switchTo: '{network}に切り替える',
    wrongNetwork:
      'ウォレットが別のネットワーク（チェーン{chainId}）に接続しています。購入や出品をするには、{network}に切り替えてください。',
    indexBehind: 'データサービスがチェーンより{blocks}ブロック遅れています。表示はブロック{block}時点です。',
    nodeBehind:
      'ネットワーク接続先がデータサービスより{blocks}ブロック遅れているため、購入と出品はブロック{block}時点で照合される場合があります。',
    indexFailed:
      'データサービスがエラーによりブロック{block}で停止しました。以降のイベントは表示されません。',
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
  },
  errors: {
    offline: 'オフラインです',
    pageNotFetched: 'このページを読み込めませんでした',
    pageFailed: 'このページを表示できませんでした',
    notStarted: 'アプリを起動できませんでした',
    notStartedHint: '画面を表示する前に問題が発生しました。',
    reload: '再読み込み',
  },
  versions: {
    indexOlder:
      'データサービスがこのページより古いため、応答できません。サイトの運営者が最新のサブグラフをデプロイする必要があります。',
    pageOlder:
      'このページはデータサービスより古いため、データを読み取れません。ページを再読み込みしてください。解決しない場合は、サイトの運営者がページを更新する必要があります。',
  },
  unusable: {
    unconfigured: 'このサイトはまだ設定されていません',
    configure:
      '<code>npm run setup</code> で <code>vitrine.config.json</code> を作成し、ビルド済みのページに <code>npm run configure</code> を実行してから、もう一度公開してください。',
    oldBrowser: 'このブラウザは古すぎます',
    update:
      'このサイトには Chrome または Edge 120、Firefox 125、Safari 17.4 以降が必要です。ブラウザを更新するか、別のブラウザでこのページを開いてください。',
  },
}
