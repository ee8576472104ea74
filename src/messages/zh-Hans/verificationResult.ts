// What a check of an item's history found. Obstacles and what a second node said are named by their code.
import type { Translation } from '../message.ts'
import type { verificationResult } from '../en/verificationResult.ts'

export const texts: Translation<typeof verificationResult> = {
  reorganized: '链替换了部分区块，索引器尚未跟上，请稍后重试。',
  'node-behind': 'RPC节点尚未到达索引器的最新区块，或未返回该区块，请稍后重试。',
  budget: '继续核对所需的请求数，超过了应一次性发送给公共节点的数量。',
  'no-search': 'RPC节点不允许搜索过去的事件，因此无法发现遗漏的行。',
  'no-proof': '回执一致，但RPC节点返回的数据不足以证明其属于各自的区块。',
  'nodes-disagree': '两个RPC节点在同一高度返回了不同的区块，因此目前两者均不可信。',
  'other-chain':
    '索引器与RPC节点连接的是没有共同区块的不同的链。其中之一有误，而此次核对无法判断是哪一个。请尝试其他节点。',
  'no-holder': '合约未说明藏品由谁持有。',
  record: '索引器的记录没有更早的内容。',
  complete: '完整且已验证',
  completeText: '每一行均与链上一致，自铸造以来没有遗漏任何转移或成交，并且最终指向藏品的当前持有者。',
  upTo: '已验证至区块{block}',
  upToText: '自铸造起，每一行均与链上一致。此后该藏品又转移了{count}次，索引器尚未显示。',
  since: '已验证自区块{block}起的记录',
  sinceTo: '已验证区块{from}至{to}的记录',
  sinceText: '自区块{block}起，所有内容均与链上一致，且没有遗漏任何转移。{reason}',
  mismatch: '索引器与链不一致',
  mismatchText: '核对发现：{differences}。请勿依赖此历史记录。',
  contradictedRows: '{count}行与链上矛盾',
  missingEvents: '索引器遗漏了{count}个链上事件',
  otherHolder: '持有者与链上不同',
  incoherent: '合约自相矛盾',
  incoherentText: '索引器显示的内容与合约事件一致，但这些事件并未指向合约所示的持有者。',
  unchecked: '无法核对',
  notAsShown: '页面显示的内容不同',
  notAsShownText:
    '刚刚核对的内容与此页面上下显示的不同。请刷新页面。如果问题仍然存在，则说明索引器给出的结果自相矛盾。',
  checked: '核对内容',
  rows: '{count}行中的{verified}行：合约、事件、双方、数量、价格、时间和区块均与链上日志一致，且已证明其回执属于其区块。',
  notSearched: '无法在链上搜索索引器遗漏的转移。',
  searched:
    '已搜索区块{from}至{to}的所有链上转移{standard, select, ERC1155 {（从整个系列的转移中筛选）} other {}}及相应的成交。',
  ordersNotSearched: '未搜索索引器可能遗漏的挂单、出价和取消。已显示的均已核对。',
  ordersFromRecord:
    '已自记录起始的区块{block}起，搜索对此藏品的挂单和出价及其取消。{missing, select, none {没有遗漏。} other {}}',
  ordersFromBlock:
    '已自区块{block}起，搜索对此藏品的挂单和出价，以及这些订单和已验证订单的取消。{missing, select, none {没有遗漏。} other {}}此前显示的内容已核对，但未进行搜索。',
  ownersMatch: '转移从一位所有者连到下一位，直至合约所示的所有者。',
  balancesMatch: '转移的累计结果与合约所示的各持有者持有量一致。',
  agrees: '第二个RPC节点的区块相同。',
  'not-called': '区块来自一个RPC节点。本站没有可供比较的第二个节点。',
  silent: '已向第二个RPC节点请求区块，但它未全部返回。',
  disagrees: '第二个RPC节点的区块不同。',
  newer: '{count}次转移晚于索引器的最新区块，很快就会显示。',
  requests: '向网络发送了{count}个请求，截至区块{block}。',
  differences: '索引器与链的差异',
  problem: '问题',
  missing: '链上存在，但索引器遗漏',
  nobody: '无',
  otherOwner: '索引器显示的所有者是{indexed}，而链上是{found}。',
  otherQuantity: '索引器显示{account}的数量为{indexed}，而链上为{found}。',
}
