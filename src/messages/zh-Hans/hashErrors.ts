// What is wrong with a hash.
import type { Translation } from '../message.ts'
import type { hashErrors } from '../en/hashErrors.ts'

export const texts: Translation<typeof hashErrors> = {
  orderHash: '订单哈希由0x加64个字符（0～9、a～f）组成。',
  transactionHash: '交易哈希由0x加64个字符（0～9、a～f）组成。',
}
