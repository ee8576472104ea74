// How the chain’s nodes fail, by code. The comments are the causes printed in docs/specification.md.
import type { Translation } from '../message.ts'
import type { nodeErrors } from '../en/nodeErrors.ts'

export const texts: Translation<typeof nodeErrors> = {
  'node-unavailable': 'ネットワーク接続先が応答しません。しばらくしてからもう一度お試しください。',
  'node-rate-limited':
    'ネットワーク接続先が呼び出し回数を制限しています。しばらくしてからもう一度お試しください。',
  'node-refused': 'ネットワーク接続先が応答を拒否しました。しばらくしてからもう一度お試しください。',
  'malformed-reply': 'ネットワーク接続先の応答を読み取れません。しばらくしてからもう一度お試しください。',
  'wrong-chain': 'ネットワーク接続先が別のチェーンに接続しているため、現在は取引も検証もできません。',
}
