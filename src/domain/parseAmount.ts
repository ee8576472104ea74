// Parses amounts that people type, exactly. Separate from `wei.ts`, because the first page has no amount field.
import { controlsTexts } from '../messages/en/controls.ts'
import type { Message } from '../messages/message.ts'
import type { Currency } from './currency.ts'
import { InvalidAmountError } from './errors.ts'
import { toAsciiNumber } from './numberText.ts'
import { MAX_UINT256 } from './tokenId.ts'
import type { Wei } from './wei.ts'

function reject(message: Message, text: string): never {
  throw new InvalidAmountError(message, { details: { text } })
}

/**
 * Parses a typed amount exactly, with a point or a comma for decimals, in digits of any script: `0.42`, `0,42`, `.5`,
 * `١٢`.
 *
 * @returns the amount in the currency's smallest unit; zero is allowed
 * @throws InvalidAmountError whose message says what to change
 */
export function parseAmount(text: string, { decimals, symbol }: Pick<Currency, 'decimals' | 'symbol'>): Wei {
  const tooPrecise =
    decimals === 0
      ? controlsTexts.amounts.noDecimals({ symbol })
      : controlsTexts.amounts.tooManyDecimals({ symbol, decimals })
  return parseDecimal(text, decimals, tooPrecise) as Wei
}

const isNegative = (text: string) => toAsciiNumber(text).startsWith('-')

/**
 * Parses a typed number exactly, as {@link parseAmount} does.
 * @param tooPrecise the message for more decimals
 * @returns the number times 10 to the power of `decimals`, up to 256 bits
 * @throws InvalidAmountError whose message says what to change
 */
export function parseDecimal(text: string, decimals: number, tooPrecise: Message): bigint {
  if (isNegative(text)) reject(controlsTexts.amounts.negative, text)
  const { whole, fraction } = splitDecimal(text)
  if (fraction.length > decimals) reject(tooPrecise, text)
  if (whole.length > 80) reject(controlsTexts.amounts.tooLarge, text)
  const amount = BigInt(whole + fraction.padEnd(decimals, '0'))
  if (amount > MAX_UINT256) reject(controlsTexts.amounts.tooLarge, text)
  return amount
}

/**
 * The digits of a typed number without a sign, before and after its point or comma, of which one may be empty.
 * @throws InvalidAmountError whose message says what to change
 */
export function splitDecimal(text: string): { readonly whole: string; readonly fraction: string } {
  const input = toAsciiNumber(text)
  if (input === '') reject(controlsTexts.amounts.empty, text)
  // A comma with three digits after it is ambiguous: thousands to some people, decimals to others.
  if (/^[1-9]\d{0,2},\d{3}$/.test(input)) {
    const [plain, decimal] = [input.replace(',', ''), input.replace(',', '.')]
    reject(controlsTexts.amounts.thousandsOrDecimals({ plain, decimal }), text)
  }
  const plain = withoutGroups(input)
  if (plain !== undefined) reject(controlsTexts.amounts.grouped({ plain }), text)
  if (/^[\d.]+e[+-]?\d+$/i.test(input)) reject(controlsTexts.amounts.exponent, text)
  const match = /^(\d*)(?:[.,](\d*))?$/.exec(input)
  const [, whole = '', fraction = ''] = match ?? []
  if (match === null || whole + fraction === '') reject(controlsTexts.amounts.notNumber, text)
  return { whole, fraction }
}

/**
 * Parses a typed price: as {@link parseAmount}, and above zero.
 * @throws InvalidAmountError whose message says what to change
 */
export function parsePrice(text: string, currency: Pick<Currency, 'decimals' | 'symbol'>): Wei {
  // Negative ones are called a price too.
  const amount = isNegative(text) ? 0n : parseAmount(text, currency)
  if (amount === 0n) reject(controlsTexts.amounts.zeroPrice, text)
  return amount as Wei
}

/** Between thousands, and before decimals: in English, and in German or Spanish. */
const SEPARATORS = [
  [',', '.'],
  ['.', ','],
] as const

/**
 * A number with groups of thousands as the same number without: `1,234.5` and `1.234,5` are `1234.5`. Undefined for one
 * without groups, and for `1.234`, whose point stands for decimals.
 */
function withoutGroups(input: string): string | undefined {
  for (const [group, point] of SEPARATORS) {
    const [whole = '', fraction, ...rest] = input.split(point)
    const groups = whole.split(group)
    const isGrouped = /^\d{1,3}$/.test(groups[0] ?? '') && groups.slice(1).every((one) => /^\d{3}$/.test(one))
    const isClear = groups.length > 2 || (groups.length === 2 && fraction !== undefined)
    if (isGrouped && isClear && rest.length === 0 && /^\d*$/.test(fraction ?? ''))
      return groups.join('') + (fraction ? `.${fraction}` : '')
  }
  return undefined
}
