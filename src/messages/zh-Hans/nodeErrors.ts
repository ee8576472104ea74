// How the chain’s nodes fail, by code. The comments are the causes printed in docs/specification.md.
import type { Translation } from '../message.ts'
import type { nodeErrors } from '../en/nodeErrors.ts'

export const texts: Translation<typeof nodeErrors> = {
  'node-unavailable': 'RPC节点没有响应，请稍后重试。',
  'node-rate-limited': 'RPC节点限制了调用频率，请稍后重试。',
  'node-refused': 'RPC节点拒绝响应，请稍后重试。',
  'malformed-reply': 'RPC节点返回了无法读取的响应，请稍后重试。',
  'wrong-chain': 'RPC节点连接的是另一条链，因此目前无法交易或验证。',
}
