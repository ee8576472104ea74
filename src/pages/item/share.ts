// A share of a whole for people, in whole percents where there are any.

/** @returns `12 %`, `0.4 %`, `<0.1 %` */
export function shareInWords(part: number | bigint, whole: number | bigint): string {
  if (BigInt(whole) === 0n) return '0 %'
  const perMille = (BigInt(part) * 1000n) / BigInt(whole)
  if (perMille === 0n) return BigInt(part) === 0n ? '0 %' : '<0.1 %'
  if (perMille < 10n) return `0.${perMille} %`
  return `${perMille / 10n} %`
}
