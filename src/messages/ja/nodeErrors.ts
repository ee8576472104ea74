// How the chain’s nodes fail, by code. The comments are the causes printed in docs/specification.md.
import type { Translation } from '../message.ts'
import type { nodeErrors } from '../en/nodeErrors.ts'

export const texts: Translation<typeof nodeErrors> = {
  'node-unavailable': 'RPCノードが応答しません。しばらくしてからもう一度お試しください。',
  'node-rate-limited': 'RPCノードが呼び出し回数を制限しています。しばらくしてからもう一度お試しください。',
  'node-refused': 'RPCノードが応答を拒否しました。しばらくしてからもう一度お試しください。',
  'malformed-reply': 'RPCノードの応答を読み取れません。しばらくしてからもう一度お試しください。',
  'wrong-chain': 'RPCノードが別のチェーンに接続しているため、現在は取引も検証もできません。',
}
