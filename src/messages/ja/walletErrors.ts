// What a wallet couldn’t do.
import type { Translation } from '../message.ts'
import type { walletErrors } from '../en/walletErrors.ts'

export const texts: Translation<typeof walletErrors> = {
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
}
