// Which collections the site lists.
import type { Translation } from '../message.ts'
import type { curation } from '../en/curation.ts'

export const texts: Translation<typeof curation> = {
  featured: '精选',
  unlisted: '{site}未收录此系列',
  unlistedHint:
    '本站运营者没有选择此系列，只能通过地址打开。任何人都可以创建系列，其名称和图片可能模仿其他系列。交易前，请将合约地址与可信来源的地址进行核对。',
}
