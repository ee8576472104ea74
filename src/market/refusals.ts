// The catalogue of refusals: every reason not to sign, in one plain sentence, with its cause and what to do.

export interface RefusalText {
  /** The sentence shown. */
  readonly sentence: string
  /** What was found on the chain or in the order. */
  readonly cause: string
  /** What the reader can do about it; empty when there is nothing. */
  readonly remedy: string
}

/** Every refusal of the market room, by code. The error catalogue of the specification prints this table. */
export const REFUSALS = {
  'order-malformed': {
    sentence: 'The index returned an order that does not make sense, so it was not used.',
    cause: 'A field of the order is missing or not of its type.',
    remedy: 'Reload the page; if it stays, tell the operator of this site.',
  },
  'hash-mismatch': {
    sentence: 'This listing is not what it claims to be: its terms do not match its identity.',
    cause: 'The order hash recomputed from the parameters differs from the id the index gave.',
    remedy: 'Reload the page; if it stays, tell the operator of this site.',
  },
  'not-published': {
    sentence: 'This listing was never published on the chain.',
    cause: 'getOrderStatus answers isValidated = false.',
    remedy: '',
  },
  cancelled: {
    sentence: 'The seller has cancelled this listing.',
    cause: 'getOrderStatus answers isCancelled = true.',
    remedy: 'Look for another listing of the item.',
  },
  'already-sold': {
    sentence: 'This item is already sold.',
    cause: 'The order is filled in whole.',
    remedy: 'Its page says who has it now. Where there are several, others may be for sale.',
  },
  'counter-raised': {
    sentence: 'The seller has cancelled all of their earlier listings, this one included.',
    cause: "The maker's counter differs from the one in the order.",
    remedy: 'Look for another listing of the item.',
  },
  'other-item': {
    sentence: 'This listing sells something else than the item shown.',
    cause: 'Token contract, token id, standard or number of items differ from the page.',
    remedy: 'Reload the page; if it stays, tell the operator of this site.',
  },
  'unsupported-order': {
    sentence: 'This kind of listing cannot be bought here.',
    cause: 'The order sells several things, or asks for something else than one currency.',
    remedy: '',
  },
  'reserved-order': {
    sentence: 'This listing is reserved for someone else.',
    cause: 'The consideration hands the item to a named account.',
    remedy: '',
  },
  'quantity-unavailable': {
    sentence: 'This quantity cannot be bought from this listing.',
    cause: 'Zero, more than what is left, or not a part the order divides into exactly.',
    remedy: 'Choose another quantity.',
  },
  'unknown-currency': {
    sentence: 'This listing asks for a token that this site does not know.',
    cause: "The payment token is not among the configuration's currencies.",
    remedy: '',
  },
  'price-differs': {
    sentence: 'The price shown is not what the listing asks.',
    cause: 'The consideration adds up to another amount, or is in another currency, than the page shows.',
    remedy: 'Reload the page; if it stays, tell the operator of this site.',
  },
  'seller-unpaid': {
    sentence: 'This listing would pay most of the price to someone other than the seller.',
    cause: 'Recipients other than the maker receive more than the cap.',
    remedy: '',
  },
  'not-started': {
    sentence: 'This listing has not started yet.',
    cause: "The block's time is before startTime.",
    remedy: 'Wait until it starts.',
  },
  expired: {
    sentence: 'This listing has expired.',
    cause: "The block's time is at or after endTime.",
    remedy: 'Look for another listing of the item.',
  },
  'restricted-order': {
    sentence: 'This listing needs the approval of another market, so it cannot be bought here.',
    cause: 'The order type is restricted to a zone, or is a contract order.',
    remedy: 'Buy it where it was listed.',
  },
  'unknown-conduit': {
    sentence: 'This listing moves the item in a way this site does not know.',
    cause: 'The conduit key is not on the allow-list.',
    remedy: '',
  },
  'own-order': {
    sentence: 'This is your own listing.',
    cause: 'The maker and the buyer are one account.',
    remedy: 'Cancel the listing instead.',
  },
  'seller-lost-item': {
    sentence: 'The seller no longer holds this item.',
    cause: 'ownerOf or balanceOf says that the maker has too little.',
    remedy: 'Look for another listing of the item.',
  },
  'approval-revoked': {
    sentence: 'The seller has withdrawn the permission to sell this item.',
    cause: "Neither isApprovedForAll nor getApproved names the order's conduit.",
    remedy: 'Look for another listing of the item.',
  },
  'insufficient-funds': {
    sentence: 'You do not have enough to pay for this.',
    cause: "The buyer's balance of the payment currency is below the price.",
    remedy: 'Add funds or choose another account.',
  },
  'insufficient-network-fee': {
    sentence: 'You can pay the price, but not the network fee on top of it.',
    cause: "The native balance is below value plus gas at the node's gas price.",
    remedy: 'Add a little of the native coin.',
  },
  'protocol-unknown': {
    sentence: 'The trading contract on this network is not the one expected.',
    cause: 'No code, another code hash, another version or domain separator at the address of Seaport 1.6.',
    remedy: 'Check the network of this deployment.',
  },
  'not-owner': {
    sentence: 'You do not hold this item.',
    cause: 'ownerOf or balanceOf says that the account has too little.',
    remedy: 'Choose the account that holds it.',
  },
  'not-maker': {
    sentence: 'Only the account that made a listing can cancel it.',
    cause: 'The account differs from the maker.',
    remedy: 'Choose the account that made it.',
  },
  'expiry-past': {
    sentence: 'The listing would end before it starts.',
    cause: "The expiry is at or before the latest block's time.",
    remedy: 'Choose a later expiry.',
  },
  'shares-exceed-price': {
    sentence: 'Royalty and fee would leave nothing of this price.',
    cause: 'The proceeds of one unit would be zero or less.',
    remedy: 'Ask for a higher price.',
  },
  'bidder-unfunded': {
    sentence: 'The bidder can no longer pay this offer.',
    cause: "The bidder's balance, or what they let Seaport take of it, is below the price.",
    remedy: 'Look for another offer.',
  },
  'price-rises': {
    sentence: 'A listing cannot end at a higher price than it starts with.',
    cause: 'The end price is above the start price.',
    remedy: 'Enter an end price at or below the start price.',
  },
  'nothing-to-cancel': {
    sentence: 'None of these can be cancelled now.',
    cause: 'Every order is already cancelled, filled or void, or was made by another account.',
    remedy: '',
  },
  'nothing-to-allow': {
    sentence: 'This permission is given already.',
    cause: 'isApprovedForAll answers true for every collection in question.',
    remedy: 'Reload the page to see what holds the listing up.',
  },
  'wrapping-short': {
    sentence: 'You do not have as much.',
    cause: 'The balance of what is given for the other is below the amount.',
    remedy: 'Enter a smaller amount.',
  },
  'wrapping-leaves-no-fee': {
    sentence: 'That leaves too little for the network fee.',
    cause: "The native balance is below the amount plus gas at the node's gas price.",
    remedy: 'Enter a smaller amount.',
  },
  'unwrapping-lacks-fee': {
    sentence: 'You do not have enough of the native coin for the network fee.',
    cause: "The native balance is below gas at the node's gas price.",
    remedy: 'Add a little of the native coin.',
  },
  'wrapping-inexact': {
    sentence: 'This token does not stand for the coin one to one, so nothing was asked of your wallet.',
    cause: "In a trial run, the account's balance of the token moved by another amount than was asked for.",
    remedy: 'Tell the operator of this site.',
  },
  'nothing-to-cover': {
    sentence: 'There is nothing to add: these offers can be paid.',
    cause: 'Balance and allowance of the currency are not below what they may take.',
    remedy: 'Reload the page to see them as they are.',
  },
  'permission-elsewhere': {
    sentence: 'This offer is paid through another contract than Seaport, which may not take its price.',
    cause: 'The allowance of the conduit that the order names is below what the order may still take.',
    remedy: 'Give the permission on the market where the offer was made, or cancel it.',
  },
  'nothing-to-revoke': {
    sentence: 'This permission is not in force any more.',
    cause: 'isApprovedForAll, getApproved or allowance says so.',
    remedy: '',
  },
  'nothing-left': {
    sentence: 'None of these listings can be bought now.',
    cause: 'Every leg of the basket failed a check of its own, or the trial run.',
    remedy: 'Look at the reason beside each, and choose others.',
  },
  'token-not-wanted': {
    sentence: 'This offer does not take the item shown.',
    cause: 'The token is of another collection or standard, another token, or outside the set of the offer.',
    remedy: 'Choose an item that the offer takes.',
  },
  'trait-mismatch': {
    sentence: 'This offer says it is for a trait, but does not accept the items that have it.',
    cause:
      'The Merkle root rebuilt from the ids with the trait, or the hash that names it, differs from the order.',
    remedy: 'Look for another offer.',
  },
  'trait-count-differs': {
    sentence: 'The index contradicts itself about how many items have this trait.',
    cause:
      'The number in the form, or the traits of an item, disagree with the ids that the order would cover.',
    remedy: 'Nothing was sent to your wallet. Close this and select the trait again.',
  },
  'currency-inexact': {
    sentence:
      'Payments in this currency do not arrive as they are sent, so the amounts shown would not be true.',
    cause:
      'In a trial run of all steps, those who pay and are paid had together more or less of it after than before.',
    remedy: '',
  },
  reverted: {
    sentence: 'The network would refuse this transaction.',
    cause: 'The simulated call reverted; the sentence shown tells the decoded reason.',
    remedy: '',
  },
} as const satisfies Record<string, RefusalText>

export type RefusalCode = keyof typeof REFUSALS
