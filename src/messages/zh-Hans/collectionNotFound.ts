// What pages of an item or a collection say where there is no such collection.
import type { Translation } from '../message.ts'
import type { collectionNotFound } from '../en/collectionNotFound.ts'

export const texts: Translation<typeof collectionNotFound> = {
  page: '未找到',
  title: '未找到系列',
  titlePast: '截至此区块未找到系列',
  hint: '数据服务没有{address}的数据。它可能是账户而非合约，或者是从未在此交易过的系列。',
  itemHint: '数据服务没有{address}的数据，因此也没有此藏品的信息。',
  pastHint: '截至区块{block}，数据服务没有{address}的数据。它可能是之后才出现的。',
  all: '查看所有系列',
  badAddress: '这不是系列地址',
  badAddressHint: '地址由0x加40个字符（0～9、a～f）组成。此地址有误或不完整。',
}
