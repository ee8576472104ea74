// What is wrong with an address, a hash, a token ID, or an amount.
import type { Translation } from '../message.ts'
import type { inputErrors } from '../en/inputErrors.ts'

export const texts: Translation<typeof inputErrors> = {
  address: '地址由0x加40个字符（0～9、a～f）组成。',
  checksum: '此地址有误：校验和不匹配。',
  tokenId: '代币ID只能包含数字0～9。',
  largeTokenId: '此代币ID超出了允许的最大值。',
  amount: '数据服务返回了无效的数量。',
  unknown: '出错了。',
}
