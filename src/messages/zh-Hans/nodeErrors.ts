// How the chain’s nodes fail, by code. The comments are the causes printed in docs/specification.md.
import type { Translation } from '../message.ts'
import type { nodeErrors } from '../en/nodeErrors.ts'

export const texts: Translation<typeof nodeErrors> = {
  'node-unavailable': '网络连接没有响应，请稍后重试。',
  'node-rate-limited': '网络连接限制了调用频率，请稍后重试。',
  'node-refused': '网络连接拒绝响应，请稍后重试。',
  'malformed-reply': '网络连接返回了无法读取的响应，请稍后重试。',
  'wrong-chain': '网络连接连接的是另一条链，因此目前无法交易或验证。',
}
