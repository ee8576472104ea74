// The dialog that connects a wallet or switches its network.
import type { Translation } from '../message.ts'
import type { connectDialog } from '../en/connectDialog.ts'

export const texts: Translation<typeof connectDialog> = {
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
  wrongNetwork: '{wallet}はネットワーク{chainId}に接続しています。このサイトのネットワークは{network}です。',
  useAnother: '別のウォレットを使う',
  switchTo: '{network}に切り替える',
}
