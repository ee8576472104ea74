// What the chain says after a transaction that was mined and didn’t do what it is for.
import type { Translation } from '../message.ts'
import type { stateDifferences } from '../en/stateDifferences.ts'

export const texts: Translation<typeof stateDifferences> = {
  stillApproved: '交易已确认，但合约仍表示{operator}可以转移你的藏品。内置于此合约的授权无法在此撤销。',
  itemStillApproved: '交易已确认，但合约仍表示{operator}可以转移此藏品。内置于此合约的授权无法在此撤销。',
  notApproved: '交易已确认，但合约仍表示{operator}不能转移你的藏品，因此无法在此出售。',
  allowanceLeft: '交易已确认，但合约仍允许{operator}从你的余额中支出此币种。',
  allowanceShort: '交易已确认，但合约允许{operator}支出的此币种少于所需数量。',
  notCanceled: '交易已确认，但Seaport并未显示其中全部都已取消，部分仍可能成交。',
  counterUnchanged: '交易已确认，但Seaport仍将你的挂单和出价视为有效。',
  notPublished: '交易已确认，但Seaport并未显示其中每个订单都有效，部分订单无法成交。',
  balanceOther: '交易已确认，但你的封装币余额并未按该数量变化。请先核对，再重试。',
  notYours: '交易已确认，但合约并未将你列为#{tokenId}的持有者。',
  notBuyers: '交易已确认，但合约并未将买家列为#{tokenId}的持有者。',
}
