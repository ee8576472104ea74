// Marks on names that could be mistaken for a listed collection.
import type { Translation } from '../message.ts'
import type { lookAlikes } from '../en/lookAlikes.ts'

export const texts: Translation<typeof lookAlikes> = {
  notListed: '不是名单中的“{name}”（{address}）',
  addresses: '这是{address}。“{name}”是{listed}。',
  verified: '已认证系列',
  verifiedHint: '在本站的系列名单中',
}
