// A permission in force, with the words for what it is about.
import type { Currency } from '../../../domain/currency.ts'
import type { Permission, Standing } from '../../../market/approvals.ts'

export interface GivenPermission extends Standing {
  /** The collection, the item or the currency that it opens. */
  readonly subject: string
  /** For a currency: what the amount is counted in. */
  readonly currency: Currency | undefined
}

/** A name of its own for each permission of an account. */
export function permissionName(permission: Permission): string {
  const { kind, contract, operator } = permission
  return [kind, contract, operator, permission.kind === 'token' ? permission.identifier : ''].join(' ')
}

/** More than any balance will ever be: what wallets call unlimited. */
const BOUNDLESS = 2n ** 128n

/** What the operator may do, as a sentence without its subject. */
export function extentOf({
  permission,
  amount,
}: GivenPermission): 'every item' | 'this item' | 'any amount' | 'an amount' {
  switch (permission.kind) {
    case 'collection':
      return 'every item'
    case 'token':
      return 'this item'
    case 'currency':
      return amount !== null && amount >= BOUNDLESS ? 'any amount' : 'an amount'
  }
}
