// What a preparation comes to: executable, changed since it was shown, or refused with the check that failed.
import type { Address } from '../domain/address.ts'
import type { Wei } from '../domain/wei.ts'
import { REFUSALS, type RefusalCode } from './refusals.ts'

/** The checks before any trading signature, in the order they are made, with the words people read. */
export const CHECKS = {
  contract: 'The trading contract is the known one',
  order: 'The terms match the listing',
  status: 'The listing is open',
  time: 'It has started and not expired',
  item: 'It sells the item shown',
  terms: 'Anyone may fill it',
  price: 'It costs what is shown',
  recipients: 'The money goes where it should',
  maker: 'The seller holds the item and may sell it',
  funds: 'You can pay for it',
  simulation: 'A trial run succeeds',
} as const

export type CheckId = keyof typeof CHECKS

/** The same where they failed. */
export const FAILED_CHECKS: Readonly<Record<CheckId, string>> = {
  contract: 'The trading contract is not the known one',
  order: 'The terms do not match the listing',
  status: 'The listing is not open',
  time: 'It has not started, or has expired',
  item: 'It does not sell what is shown',
  terms: 'It cannot be filled by this account',
  price: 'It does not cost what is shown',
  recipients: 'The money does not go where it should',
  maker: 'The seller does not hold the item, or may not sell it',
  funds: 'You cannot pay for it',
  simulation: 'A trial run fails',
}

/** A check that held, with what was found. */
export interface PassedCheck {
  readonly check: CheckId
  readonly found: string
}

export interface Refusal {
  readonly status: 'refused'
  readonly check: CheckId
  readonly code: RefusalCode
  /** What the chain or the order said, for whoever wants to look closer. */
  readonly found: string
  readonly sentence: string
  readonly remedy: string
  readonly passed: readonly PassedCheck[]
}

/** The price of a purchase, or of what is left of it, is different from what the reader was shown. */
export type PurchaseChange =
  | { readonly what: 'price'; readonly currency: Address; readonly from: Wei; readonly to: Wei }
  | { readonly what: 'quantity'; readonly from: bigint; readonly to: bigint }

/** What the collection asks of a listing's whole price is different from what the seller was shown. */
export interface RoyaltyChange {
  readonly what: 'royalty'
  readonly currency: Address
  readonly from: Wei
  readonly to: Wei
}

/** Of the listings that were to be bought together, fewer can be bought now. */
export interface LegsChange {
  readonly what: 'legs'
  readonly from: number
  readonly to: number
}

/** Something the reader was shown is different now; they are asked again. */
export type Change = PurchaseChange | RoyaltyChange | LegsChange

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

/** A refusal in the catalogue's words. */
export function refuse(options: {
  readonly check: CheckId
  readonly code: RefusalCode
  readonly found: string
  readonly passed?: readonly PassedCheck[]
  /** Replaces the catalogue's sentence where the chain said more. */
  readonly sentence?: string
}): Refusal {
  const { check, code, found, passed = [], sentence = REFUSALS[code].sentence } = options
  return { status: 'refused', check, code, found, sentence, remedy: REFUSALS[code].remedy, passed }
}

/** The refusal that several orders share when they are all refused for one reason; undefined when they are not. */
export function commonCause(refusals: readonly Refusal[]): Refusal | undefined {
  const [first] = refusals
  return refusals.every(({ code }) => code === first?.code) ? first : undefined
}
