// Shares in 1/10,000, as royalties and fees are set, told as a percentage.

/** 250 as `2.5 %`, exact. */
export function formatBasisPoints(basisPoints: bigint | number): string {
  const digits = basisPoints.toString().padStart(3, '0')
  const fraction = digits.slice(-2).replace(/0+$/, '')
  return `${digits.slice(0, -2)}${fraction === '' ? '' : `.${fraction}`} %`
}
