// Lines above the page when the wallet, the indexer, or the network needs attention.
import type { Translation } from '../message.ts'
import type { statusLines } from '../en/statusLines.ts'

export const texts: Translation<typeof statusLines> = {
  switchFailed: '钱包无法切换网络。',
  switchTo: '切换到{network}',
  wrongNetwork: '你的钱包位于其他网络（链{chainId}）。请切换到{network}以购买或上架。',
  indexBehind: '数据服务落后于链{blocks}个区块。你看到的是区块{block}。',
  nodeBehind: '网络连接落后于数据服务{blocks}个区块，因此购买和挂单可能按区块{block}核对。',
  indexFailed: '数据服务因错误停在区块{block}，缺少之后的事件。',
  indexForked: '数据服务与网络处于不同的分叉，通常会在几个区块内恢复。',
  indexUnreachable: '无法连接数据服务，此页面暂不更新。正在重试…',
  offline: '你已离线，重新连接后此页面会更新。',
  chainUnreachable: '无法连接网络，因此目前无法购买或上架，但仍可浏览。正在重试…',
  wrongChain: '配置的网络连接连接的是链{chainId}，不是本站的链。你无法购买或上架。',
  reload: '重新加载',
  chainReset: '此页面打开后，本地链已重置。请刷新页面以查看新链。',
  clockBehind: '你的设备时钟比网络慢 {difference}。本页的时间以网络为准。',
  clockAhead: '你的设备时钟比网络快 {difference}。本页的时间以网络为准。',
  dismiss: '关闭',
}
