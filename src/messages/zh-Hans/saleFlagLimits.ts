// What each rule that flags sales can’t see, by the index’s code, and what none of them can.
import type { Translation } from '../message.ts'
import type { saleFlagLimits } from '../en/saleFlagLimits.ts'

export const texts: Translation<typeof saleFlagLimits> = {
  SAME_ACCOUNT: '一个人使用两个账户，看起来就像两个人。',
  FUNDED_BY_SELLER: '在更早的交易中转出的资金，以及转移时不留日志的原生币，均无法识别。',
  CAME_BACK:
    '反悔并买回藏品的卖家也会被标记。多份藏品的各件相同，因此只要途中每位持有者都转出一件，就视为已返回。',
  MIRRORED: '两位收藏者通过成交互换藏品，看起来也一样。',
  all: '标记成交疑似对敲交易，即一个人与自己交易。有标记不是证据，没有标记也不是。规则无法识别一个人在成交之外为多个账户提供资金的情况。',
}
