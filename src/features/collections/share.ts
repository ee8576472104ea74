// A part of a whole, for people.

/** Per cent, with one digit below ten. */
export function share(part: number, whole: number): string {
  if (whole === 0) return '—'
  const percent = (part / whole) * 100
  return `${percent > 0 && percent < 9.95 ? percent.toFixed(1) : Math.round(percent)}\u00A0%`
}
