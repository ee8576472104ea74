// What offers are called in sentences, and what the checks before an acceptance are called.
import type { Currency } from '../../../domain/currency.ts'
import { type Trait, traitWords } from '../../../domain/traits.ts'
import { formatCount } from '../../../domain/wei.ts'
import { CHECKS, FAILED_CHECKS, type CheckId } from '../../../market/verdict.ts'

interface Named {
  readonly collection: { readonly name: string }
  readonly aim:
    | { readonly kind: 'token'; readonly item: { readonly name: string } }
    | { readonly kind: 'collection' }
    | { readonly kind: 'trait'; readonly trait: Trait }
  readonly quantity: bigint
}

/** `Noun 12`, `any item of Nouns`, `3 items of Nouns with Head: Crab`. */
export function offerSubjectWords({ aim, collection, quantity }: Named): string {
  const items = quantity === 1n ? 'any item' : `any ${formatCount(quantity)} items`
  switch (aim.kind) {
    case 'token':
      return quantity === 1n ? aim.item.name : `${formatCount(quantity)} of ${aim.item.name}`
    case 'collection':
      return `${items} of ${collection.name}`
    case 'trait':
      return `${items} of ${collection.name} with ${traitWords(aim.trait)}`
  }
}

/** What wrapping is, to somebody who never did it. */
export function wrapWords(wrapped: Pick<Currency, 'symbol'>, coin: Pick<Currency, 'symbol'>): string {
  return `${wrapped.symbol} is ${coin.symbol} in a form that offers can be made in, one for one. It stays in your account until somebody accepts.`
}

/** The checks in the words of whoever sells to an offer. */
export const CHECKS_OF_OFFERS: Readonly<Record<CheckId, string>> = {
  ...CHECKS,
  order: 'The terms match the offer',
  status: 'The offer is open',
  item: 'It takes the item shown',
  terms: 'Anyone may accept it',
  price: 'It pays what is shown',
  maker: 'You hold the item',
  funds: 'The bidder can pay for it',
}

/** The same where they failed. */
export const FAILED_CHECKS_OF_OFFERS: Readonly<Record<CheckId, string>> = {
  ...FAILED_CHECKS,
  order: 'The terms do not match the offer',
  status: 'The offer is not open',
  item: 'It does not take the item shown',
  terms: 'It cannot be accepted by this account',
  price: 'It does not pay what is shown',
  maker: 'You do not hold the item',
  funds: 'The bidder cannot pay for it',
}
