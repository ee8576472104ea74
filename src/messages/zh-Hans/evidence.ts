// The facts about an item that can’t be faked.
import type { Translation } from '../message.ts'
import type { evidence } from '../en/evidence.ts'

export const texts: Translation<typeof evidence> = {
  listed: '已认证系列',
  notListed: '未认证系列',
  tokenId: '代币ID <digits>{id}</digits>',
  notCompared: '名称尚未与本站名单比对',
}
