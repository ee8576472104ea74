// The dialog that connects a wallet or switches its network.
import type { Translation } from '../message.ts'
import type { connectDialog } from '../en/connectDialog.ts'

export const texts: Translation<typeof connectDialog> = {
  title: '连接钱包',
  switchTitle: '切换网络',
  lead: '你的钱包保管藏品并为交易签名。连接后，本站只会获得你的地址。',
  waiting: '正在等待钱包',
  declined: '你已在{wallet}中拒绝。请选择钱包重试。',
  switchDeclined: '你已在{wallet}中拒绝。',
  noAnswer: '{wallet}返回了意外的响应，请重试。',
  none: '此浏览器中未找到钱包',
  noneHint:
    '请安装支持EIP-6963的钱包，例如MetaMask、Rabby或Coinbase Wallet，然后返回此页面，钱包会立即出现。在手机上，请用钱包内置的浏览器打开此页面。',
  phoneHint: '此浏览器中没有钱包。请在钱包自带的浏览器中打开此页面：',
  openIn: '在 {wallet} 中打开',
  openInHint: '链接会打开钱包应用，或可以安装它的页面。钱包的开发商会看到此页面的地址。',
  scanCode: '钱包在手机上？扫描此二维码，在手机上打开此页面，然后在钱包的浏览器中连接。',
  codeLabel: '包含此页面地址的二维码',
  wrongNetwork: '{wallet}当前位于网络{chainId}，本站使用的网络是{network}。',
  useAnother: '使用其他钱包',
  switchTo: '切换到{network}',
}
