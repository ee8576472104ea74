// The wallet: connecting it, the account’s menu, and what a wallet couldn’t do.
import type { Translation } from '../message.ts'
import type { walletTexts } from '../en/wallet.ts'

export const texts: Translation<typeof walletTexts> = {
  connect: {
    title: 'ウォレットを接続',
    switchTitle: 'ネットワークを切り替える',
    lead: 'ウォレットはアイテムを保管し、取引に署名します。接続によってこのサイトに共有されるのは、アドレスのみです。',
    waiting: 'ウォレットの応答を待っています',
    declined: '{wallet}で拒否しました。もう一度試すには、ウォレットを選択してください。',
    switchDeclined: '{wallet}で拒否しました。',
    noAnswer: '{wallet}から予期しない応答がありました。もう一度お試しください。',
    none: 'このブラウザーにウォレットが見つかりません',
    noneHint:
      'MetaMask、Rabby、Coinbase WalletなどEIP-6963対応のウォレットをインストールして、このページに戻ってください。ウォレットがすぐに表示されます。スマートフォンでは、ウォレット内のブラウザーでこのページを開いてください。',
    phoneHint: 'このブラウザにはウォレットがありません。ウォレットのブラウザでこのページを開いてください。',
    openIn: '{wallet}で開く',
    openInHint:
      'リンクを開くと、ウォレットのアプリか、そのインストールページが開きます。ウォレットの提供元にはこのページのアドレスが伝わります。',
    scanCode:
      'スマートフォンにウォレットがありますか？このコードを読み取ってスマートフォンでこのページを開き、ウォレットのブラウザで接続してください。',
    codeLabel: 'このページのアドレスのQRコード',
    wrongNetwork:
      '{wallet}はネットワーク{chainId}に接続しています。このサイトのネットワークは{network}です。',
    useAnother: '別のウォレットを使う',
    switchTo: '{network}に切り替える',
  },
  menu: {
    wrongNetwork: 'ネットワークが違います',
    walletWrongNetwork: 'ウォレット：ネットワークが違います',
    wallet: 'ウォレット：{account}',
    walletReserved: 'ウォレット：{account}、あなた限定の出品{count}件',
    reserved: 'あなた限定：{count}件',
    onNetwork: '{wallet}（ネットワーク{chainId}）',
    switchTo: '{network}に切り替える',
    items: '自分のアイテム',
    portfolio: '自分のポートフォリオ',
    listings: '自分の出品',
    offers: '自分のオファー',
    copyAddress: 'アドレスをコピー',
    copyFailed: 'ブラウザーがアドレスのコピーをブロックしました。',
    switchAccount: 'アカウントを切り替える',
    disconnect: '接続を解除',
    balances: '残高',
    balancesUnread: '残高を読み取れませんでした',
    balanceUnknown: '{currency}：不明',
    failed: '問題が発生しました',
    close: '閉じる',
    noAnswer: 'ウォレットから予期しない応答がありました。もう一度お試しください。',
  },
  errors: {
    notFound: 'このウォレットはブラウザーに見つからなくなりました。',
    requestPending: 'ウォレットに未処理のリクエストがあります。先にそれに対応してください。',
    maybeSent: '送信中にウォレットでエラーが発生しました。もう一度試す前に、ウォレットを確認してください。',
    networkChanged: 'ウォレットのネットワークが切り替わったため、何も署名されていません。',
    accountChanged: 'ウォレットのアカウントが切り替わったため、何も署名されていません。',
    connectFailed: 'ウォレットを接続できませんでした。',
    sendFailed: 'ウォレットがこのトランザクションを送信できませんでした。',
    switchAccountFailed: 'ウォレットのアカウントを切り替えられませんでした。',
    switchAccountInWallet:
      'ここからウォレットのアカウントは切り替えられません。ウォレットで切り替えてください。',
    switchNetworkFailed: 'ウォレットを{network}に切り替えられませんでした。',
  },
}
