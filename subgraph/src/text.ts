// Makes text from contracts and documents fit to be stored: without NUL and lone surrogates, and within a maximum
// length.

function isHighSurrogate(unit: i32): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}

function isLowSurrogate(unit: i32): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff
}

/** Returns whether a UTF-16 unit occurs in the text from `start` on. */
export function hasUnit(text: string, unit: i32, start: i32): boolean {
  for (let i = start; i < text.length; i++) if (text.charCodeAt(i) == unit) return true
  return false
}

/** Returns whether the text has control characters other than tabs and line breaks: JSON writes those as six bytes. */
export function hasControls(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit < 0x20 && unit != 0x09 && unit != 0x0a && unit != 0x0d) return true
  }
  return false
}

/** Returns whether the text has neither NUL nor surrogates, paired or not. */
function isClean(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit == 0 || isHighSurrogate(unit) || isLowSurrogate(unit)) return false
  }
  return true
}

/** Text is read up to this many times the kept length. */
const MAX_LEFT_OUT = 4

/** Returns the text without what PostgreSQL or UTF-8 rejects, cut to `maxLength` UTF-16 units. */
export function cleanText(raw: string, maxLength: i32): string {
  // A contract may return megabytes that would be left out, so only as much is read as can matter.
  const text = raw.length > maxLength * MAX_LEFT_OUT ? raw.slice(0, maxLength * MAX_LEFT_OUT) : raw
  if (text.length <= maxLength && isClean(text)) return text

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

/** Returns `cleanText`, or null when nothing is left. */
export function cleanTextOrNull(text: string, maxLength: i32): string | null {
  const clean = cleanText(text, maxLength)
  return clean.length == 0 ? null : clean
}
