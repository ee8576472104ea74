// What couldn’t be read, and what is wrong with an address, a hash, or an amount.
import type { Translation } from '../message.ts'
import type { errorsTexts } from '../en/errors.ts'

export const texts: Translation<typeof errorsTexts> = {
  indexer: {
    unreachable: '无法连接数据服务，请稍后重试。',
    unexpected: '数据服务返回了意外的响应，请稍后重试。',
    stopped: '数据服务因错误停止，无法响应。',
    behind: '数据服务没有请求的区块。',
    refused: '数据服务无法响应此查询。',
    noHead: '数据服务未说明已到达哪个区块。',
    listUnread: '数据服务返回了无法读取的列表，请稍后重试。',
  },
  node: {
    'node-unavailable': '网络连接没有响应，请稍后重试。',
    'node-rate-limited': '网络连接限制了调用频率，请稍后重试。',
    'node-refused': '网络连接拒绝响应，请稍后重试。',
    'malformed-reply': '网络连接返回了无法读取的响应，请稍后重试。',
    'wrong-chain': '网络连接连接的是另一条链，因此目前无法交易或验证。',
  },
  responses: {
    tooLarge: '服务器发送的数据过多，请稍后重试。',
  },
  itemSearch: {
    itemsUnread: '无法读取该系列的藏品。',
    switching: '数据服务在此系列的不同版本之间不断切换，因此无法读取其藏品。请稍后重试。',
    tooLarge:
      '该系列的藏品超过 {most} 件，数量过多，无法在浏览器中读取。将改由数据服务应答，筛选条件旁不显示数量。',
    searchUnread: '无法加载搜索数据。',
  },
  input: {
    address: '地址由0x加40个字符（0～9、a～f）组成。',
    checksum: '此地址有误：校验和不匹配。',
    tokenId: '代币ID只能包含数字0～9。',
    largeTokenId: '此代币ID超出了允许的最大值。',
    amount: '数据服务返回了无效的数量。',
    unknown: '出错了。',
  },
  hashes: {
    orderHash: '订单哈希由0x加64个字符（0～9、a～f）组成。',
    transactionHash: '交易哈希由0x加64个字符（0～9、a～f）组成。',
  },
}
