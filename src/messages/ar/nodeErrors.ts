// How the chain’s nodes fail, by code. The comments are the causes printed in docs/specification.md.
import type { Translation } from '../message.ts'
import type { nodeErrors } from '../en/nodeErrors.ts'

export const texts: Translation<typeof nodeErrors> = {
  'node-unavailable': 'عقدة RPC لا تجيب. أعد المحاولة بعد قليل.',
  'node-rate-limited': 'تحدّ عقدة RPC من عدد مرات استدعائها. أعد المحاولة بعد قليل.',
  'node-refused': 'رفضت عقدة RPC الإجابة. أعد المحاولة بعد قليل.',
  'malformed-reply': 'قدّمت عقدة RPC إجابة تتعذّر قراءتها. أعد المحاولة بعد قليل.',
  'wrong-chain': 'تخدم عقدة RPC سلسلة أخرى، لذلك لا يمكن تداول أي شيء أو التحقق منه الآن.',
}
