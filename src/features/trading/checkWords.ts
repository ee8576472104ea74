// What the checks are called before writes that buy nothing: the market's own names speak to who buys from a listing.
import { CHECKS, FAILED_CHECKS, type CheckId } from '../../market/verdict.ts'

type CheckNames = Readonly<Record<CheckId, string>>

const HELD: CheckNames = { ...CHECKS, funds: 'You can pay the network fee' }
const FAILED: CheckNames = { ...FAILED_CHECKS, funds: 'You cannot pay the network fee' }

/** The checks before a listing is published. */
export const CHECKS_OF_DRAFTS: CheckNames = { ...HELD, maker: 'You hold what is listed' }

/** The same where they failed. */
export const FAILED_CHECKS_OF_DRAFTS: CheckNames = {
  ...FAILED,
  time: 'It cannot be for sale at these times',
  item: 'These items cannot be listed so',
  terms: 'It cannot be listed for this account',
  price: 'It cannot be listed at this price',
  maker: 'You do not hold what is listed',
}

/** The checks before an offer is made. */
export const CHECKS_OF_BIDS: CheckNames = { ...CHECKS, funds: 'You can pay what you offer' }

/** The same where they failed. */
export const FAILED_CHECKS_OF_BIDS: CheckNames = {
  ...FAILED_CHECKS,
  time: 'It cannot be open at these times',
  item: 'It cannot be made for these items',
  price: 'It cannot be made at this price',
  funds: 'You cannot pay what you offer, or the network fee',
}

/** The checks before an offer is covered that failed; none is shown that held. */
export const FAILED_CHECKS_OF_COVERS: CheckNames = {
  ...FAILED_CHECKS_OF_BIDS,
  status: 'Nothing is missing any more',
  terms: 'It is not Seaport that takes the money',
  funds: 'You do not have what is missing, or the network fee',
}

/** The checks before an amount is wrapped or unwrapped that failed; none is shown that held. */
export const FAILED_CHECKS_OF_WRAPPING: CheckNames = {
  ...FAILED,
  recipients: 'It does not move the amount that was entered',
  funds: 'You do not have as much, or the network fee',
}

/** The checks before one's own listings and offers are cancelled. */
export const CHECKS_OF_CANCELLATIONS: CheckNames = {
  ...HELD,
  order: 'What the index tells of it is sound',
  status: 'It is open',
  item: 'It is about what is shown',
  price: 'It is at the price shown',
  maker: 'It is your own',
}

/** The same where they failed. */
export const FAILED_CHECKS_OF_CANCELLATIONS: CheckNames = {
  ...FAILED,
  order: 'What the index tells of it is not sound',
  status: 'It is not open',
  item: 'It is about something else than shown',
  price: 'It is at another price than shown',
  maker: 'It is not your own',
}

/** The checks before a permission is given or taken back that failed; none is shown that held. */
export const FAILED_CHECKS_OF_PERMISSIONS: CheckNames = {
  ...FAILED,
  status: 'The permission is not what it was when it was shown',
}
