// The connected account in the header and the menu under it.
import type { Translation } from '../message.ts'
import type { accountMenu } from '../en/accountMenu.ts'

export const texts: Translation<typeof accountMenu> = {
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
}
