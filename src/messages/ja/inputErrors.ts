// What is wrong with an address, a hash, a token ID, or an amount.
import type { Translation } from '../message.ts'
import type { inputErrors } from '../en/inputErrors.ts'

export const texts: Translation<typeof inputErrors> = {
  address: 'アドレスは0xに続く40文字（0～9、a～f）です。',
  checksum: 'アドレスに入力ミスがあります。チェックサムが一致しません。',
  tokenId: 'トークンIDに使えるのは0～9の数字のみです。',
  largeTokenId: 'トークンIDの上限を超えています。',
  amount: 'データサービスから無効な金額が返されました。',
  unknown: '問題が発生しました。',
}
