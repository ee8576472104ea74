// What keeps a history from being checked, or a proof bundle from being read.
import type { Translation } from '../message.ts'
import type { verificationErrors } from '../en/verificationErrors.ts'

export const texts: Translation<typeof verificationErrors> = {
  notJson: '这不是JSON文件。',
  notBundle: '这不是证明包。',
  unknownVersion: '不支持此版本的证明包。',
  damaged: '此证明包已损坏。',
  unreadable: 'RPC节点返回了无法读取的响应。',
  otherBlocks: 'RPC节点返回了未请求的区块的事件。',
  otherBlock: 'RPC节点返回的区块与请求的不同。',
  header: 'RPC节点返回了无法读取的区块头。',
  budget: '核对所需的请求数会超出上限。',
  silent: 'RPC节点没有响应，或限制了请求频率。',
  noNode: '未配置RPC节点。',
  otherChain: 'RPC节点连接的链与此历史记录的链不同。',
  stopped: '核对意外停止，请稍后重试。',
  failed: '出错了，请稍后重试。',
}
