// Makes text from contracts and documents fit to be stored: no NUL, no lone surrogates, no more than its share.

function isHighSurrogate(unit: i32): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}

function isLowSurrogate(unit: i32): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff
}

/** The text without what PostgreSQL or UTF-8 refuses, cut to `maxLength` UTF-16 units. */
export function cleanText(text: string, maxLength: i32): string {
  let clean = text.length <= maxLength
  for (let i = 0; clean && i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit == 0 || (unit >= 0xd800 && unit <= 0xdfff)) clean = false
  }
  if (clean) return text

  const units = new Array<i32>()
  for (let i = 0; i < text.length && units.length < maxLength; i++) {
    const unit = text.charCodeAt(i)
    if (unit == 0 || isLowSurrogate(unit)) continue
    if (!isHighSurrogate(unit)) {
      units.push(unit)
    } else if (
      i + 1 < text.length &&
      isLowSurrogate(text.charCodeAt(i + 1)) &&
      units.length + 1 < maxLength
    ) {
      units.push(unit)
      units.push(text.charCodeAt(i + 1))
      i++
    }
  }
  return String.fromCharCodes(units)
}

/** `cleanText`, or null when nothing is left. */
export function cleanTextOrNull(text: string, maxLength: i32): string | null {
  const clean = cleanText(text, maxLength)
  return clean.length == 0 ? null : clean
}
