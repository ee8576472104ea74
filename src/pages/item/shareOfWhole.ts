// A share of a whole, rounded exactly to a tenth of a percent.
import { itemPageTexts } from '../../messages/en/itemPage.ts'
import type { Value } from '../../messages/message.ts'
import { share } from '../../messages/values.ts'

/** @returns `12%`, `3.8%`, `<0.1%`; only the whole itself is `100%`, and only nothing is `0%` */
export function shareOfWhole(part: number | bigint, whole: number | bigint): Value {
  const [some, all] = [BigInt(part), BigInt(whole)]
  if (some === 0n || all === 0n) return share(0)
  const tenths = (some * 2000n + all) / (all * 2n)
  if (tenths === 0n) return itemPageTexts.shareBelow({ share: share(10) })
  if (tenths === 1000n && some < all) return itemPageTexts.shareAbove({ share: share(9_990) })
  return share(tenths * 10n)
}
