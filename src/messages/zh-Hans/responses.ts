// Answers from servers that are too large to read.
import type { Translation } from '../message.ts'
import type { responses } from '../en/responses.ts'

export const texts: Translation<typeof responses> = {
  tooLarge: '服务器发送的数据过多，请稍后重试。',
}
