// The result of a preparation: executable, changed since it was shown, or refused with the check that failed.
import type { Address } from '../domain/address.ts'
import type { Wei } from '../domain/wei.ts'
import { checksTexts } from '../messages/en/checks.ts'
import type { Message, Value } from '../messages/message.ts'

/** The reason for a refusal. The error catalog of the specification lists them. */
export type RefusalCode = keyof typeof checksTexts.refusals

/** The checks before any trading signature, in the order they run. */
export type CheckId =
  | 'contract'
  | 'order'
  | 'status'
  | 'time'
  | 'item'
  | 'terms'
  | 'price'
  | 'recipients'
  | 'maker'
  | 'funds'
  | 'simulation'

/** A check that held, with its detail. */
export interface PassedCheck {
  readonly check: CheckId
  readonly detail: Value
}

export interface Refusal {
  readonly status: 'refused'
  readonly check: CheckId
  readonly code: RefusalCode
  /** What the chain or the order said, as an optional detail. */
  readonly detail: Value
  readonly sentence: Value
  /** What the user can do about it; empty when nothing helps. */
  readonly remedy: Value
  readonly passed: readonly PassedCheck[]
}

/** The price of a purchase, or the quantity left to buy, differs from what the buyer was shown. */
export type PurchaseChange =
  | { readonly what: 'price'; readonly currency: Address; readonly from: Wei; readonly to: Wei }
  | { readonly what: 'quantity'; readonly from: bigint; readonly to: bigint }

/** The royalty on a listing's whole price differs from what the seller was shown. */
export interface RoyaltyChange {
  readonly what: 'royalty'
  readonly currency: Address
  readonly from: Wei
  readonly to: Wei
}

/** Fewer of the cart's listings can be bought now. */
export interface CartItemsChange {
  readonly what: 'items'
  readonly from: number
  readonly to: number
}

/** A difference from what the user was shown; the user has to confirm again. */
export type Change = PurchaseChange | RoyaltyChange | CartItemsChange

export interface Changed<What extends Change = Change> {
  readonly status: 'changed'
  readonly change: What
  readonly passed: readonly PassedCheck[]
}

export interface Executable<Plan> {
  readonly status: 'executable'
  readonly plan: Plan
  readonly passed: readonly PassedCheck[]
}

export type Verdict<Plan, What extends Change = Change> = Executable<Plan> | Changed<What> | Refusal

const REMEDIES: Partial<Record<RefusalCode, Message>> = checksTexts.remedies

/**
 * @param options.sentence replaces the code's own when the chain gave more detail, or when the order isn't a listing
 */
export function refuse(options: {
  readonly check: CheckId
  readonly code: RefusalCode
  readonly detail: Value
  readonly passed?: readonly PassedCheck[]
  readonly sentence?: Value | undefined
}): Refusal {
  const { check, code, detail, passed = [], sentence = checksTexts.refusals[code] } = options
  return { status: 'refused', check, code, detail, sentence, remedy: REMEDIES[code] ?? '', passed }
}

/** The refusal that several orders share when all are refused for the same reason; undefined otherwise. */
export function findCommonCause(refusals: readonly Refusal[]): Refusal | undefined {
  const [first] = refusals
  return refusals.every(({ code }) => code === first?.code) ? first : undefined
}
