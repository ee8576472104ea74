// What a wallet couldn’t do.
import type { Translation } from '../message.ts'
import type { walletErrors } from '../en/walletErrors.ts'

export const texts: Translation<typeof walletErrors> = {
  notFound: '浏览器中已找不到此钱包。',
  requestPending: '你的钱包有一个未处理的请求，请先处理。',
  maybeSent: '钱包在发送时出错。重试之前请检查钱包。',
  networkChanged: '你的钱包切换到了其他网络，因此未签署任何内容。',
  accountChanged: '你的钱包切换到了其他账户，因此未签署任何内容。',
  connectFailed: '钱包无法连接。',
  sendFailed: '钱包无法发送此交易。',
  switchAccountFailed: '钱包无法切换账户。',
  switchAccountInWallet: '无法从这里切换钱包的账户，请在钱包中切换。',
  switchNetworkFailed: '钱包无法切换到{network}。',
}
