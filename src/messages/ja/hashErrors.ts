// What is wrong with a hash.
import type { Translation } from '../message.ts'
import type { hashErrors } from '../en/hashErrors.ts'

export const texts: Translation<typeof hashErrors> = {
  orderHash: '注文ハッシュは0xに続く64文字（0～9、a～f）です。',
  transactionHash: 'トランザクションハッシュは0xに続く64文字（0～9、a～f）です。',
}
