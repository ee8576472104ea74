// A share of a whole for people, rounded exactly to a tenth of a percent.

/** @returns `12 %`, `3.8 %`, `<0.1 %`; a part that is not all is never told as all */
export function shareInWords(part: number | bigint, whole: number | bigint): string {
  const [some, all] = [BigInt(part), BigInt(whole)]
  if (some === 0n || all === 0n) return '0 %'
  const nearest = (some * 2000n + all) / (all * 2n)
  if (nearest === 0n) return '<0.1 %'
  if (nearest === 1000n && some < all) return '>99.9 %'
  const tenths = nearest % 10n
  return `${nearest / 10n}${tenths === 0n ? '' : `.${tenths}`} %`
}
