// The dialog of a trade that no connected wallet can sign.
import type { Translation } from '../message.ts'
import type { tradeDialog } from '../en/tradeDialog.ts'

export const texts: Translation<typeof tradeDialog> = {
  close: '关闭',
  connect: '连接钱包',
  notConnected: '你的钱包未连接到此网络，因此无法签名。',
}
