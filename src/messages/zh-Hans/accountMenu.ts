// The connected account in the header and the menu under it.
import type { Translation } from '../message.ts'
import type { accountMenu } from '../en/accountMenu.ts'

export const texts: Translation<typeof accountMenu> = {
  wrongNetwork: '网络不匹配',
  walletWrongNetwork: '钱包：网络不匹配',
  wallet: '钱包：{account}',
  walletReserved: '钱包：{account}，为你保留的挂单：{count}',
  reserved: '为你保留：{count}',
  onNetwork: '{wallet}（网络{chainId}）',
  switchTo: '切换到{network}',
  items: '我的藏品',
  portfolio: '我的投资组合',
  listings: '我的挂单',
  offers: '我的出价',
  copyAddress: '复制地址',
  copyFailed: '浏览器阻止了复制地址。',
  switchAccount: '切换账户',
  disconnect: '断开连接',
  balances: '余额',
  balancesUnread: '无法读取余额',
  balanceUnknown: '{currency}：未知',
  failed: '出错了',
  close: '关闭',
  noAnswer: '钱包返回了意外的响应，请重试。',
}
