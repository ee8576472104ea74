// What each rule that flags sales looks at, by the index’s code.
import type { Translation } from '../message.ts'
import type { saleFlagFacts } from '../en/saleFlagFacts.ts'

export const texts: Translation<typeof saleFlagFacts> = {
  SAME_ACCOUNT: '卖家与买家是同一账户。',
  FUNDED_BY_SELLER:
    '卖家发送了为另一账户购买该藏品的交易；或在该交易中，卖家的资金在买家付款前直接或经由一个账户到达买家。',
  CAME_BACK:
    '藏品在{days}天内通过出售或赠与返回卖家，途经至多{accounts}个其他账户。途中的每笔成交都会被标记。',
  MIRRORED:
    '同样的两个账户在{days}天内互相出售不同的藏品，价格相差不超过十分之一，且未向任何人支付手续费或版税。',
}
