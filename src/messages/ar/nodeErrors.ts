// How the chain’s nodes fail, by code. The comments are the causes printed in docs/specification.md.
import type { Translation } from '../message.ts'
import type { nodeErrors } from '../en/nodeErrors.ts'

export const texts: Translation<typeof nodeErrors> = {
  'node-unavailable': 'وصلة الشبكة لا تجيب. أعد المحاولة بعد قليل.',
  'node-rate-limited': 'تحدّ وصلة الشبكة من عدد مرات استدعائها. أعد المحاولة بعد قليل.',
  'node-refused': 'رفضت وصلة الشبكة الإجابة. أعد المحاولة بعد قليل.',
  'malformed-reply': 'قدّمت وصلة الشبكة إجابة تتعذّر قراءتها. أعد المحاولة بعد قليل.',
  'wrong-chain': 'تخدم وصلة الشبكة سلسلة أخرى، لذلك لا يمكن تداول أي شيء أو التحقق منه الآن.',
}
