// What is wrong with a hash.
import type { Translation } from '../message.ts'
import type { hashErrors } from '../en/hashErrors.ts'

export const texts: Translation<typeof hashErrors> = {
  orderHash: 'هاش الأمر هو 0x تليه 64 خانة من 0 إلى 9 ومن a إلى f.',
  transactionHash: 'هاش المعاملة هو 0x تليه 64 خانة من 0 إلى 9 ومن a إلى f.',
}
