// What was found on the chain or in the order behind each refusal: for operators, in the specification alone.
import type { RefusalCode } from '../../src/market/verdict.ts'

export const REFUSAL_CAUSES: Readonly<Record<RefusalCode, string>> = {
  'order-malformed': 'A field of the order is missing or not of its type.',
  'hash-mismatch': 'The order hash recomputed from the parameters differs from the id the index gave.',
  'not-published': 'getOrderStatus answers isValidated = false.',
  cancelled: 'getOrderStatus answers isCancelled = true.',
  'already-sold': 'The order is filled in whole.',
  'counter-raised': "The maker's counter differs from the one in the order.",
  'other-item': 'Token contract, token id, standard or number of items differ from the page.',
  'unsupported-order': 'The order sells several things, or asks for something else than one currency.',
  'reserved-order': 'The consideration hands the item to a named account.',
  'quantity-unavailable': 'Zero, more than what is left, or not a part the order divides into exactly.',
  'unknown-currency': "The payment token is not among the configuration's currencies.",
  'price-differs':
    'The consideration adds up to another amount, or is in another currency, than the page shows.',
  'seller-unpaid': 'Recipients other than the maker receive more than the cap.',
  'not-started': "The block's time is before startTime.",
  expired: "The block's time is at or after endTime.",
  'restricted-order': 'The order type is restricted to a zone, or is a contract order.',
  'unknown-conduit': 'The conduit key is not on the allow-list.',
  'own-order': 'The maker and the buyer are one account.',
  'seller-lost-item': 'ownerOf or balanceOf says that the maker has too little.',
  'approval-revoked': "Neither isApprovedForAll nor getApproved names the order's conduit.",
  'insufficient-funds': "The buyer's balance of the payment currency is below the price.",
  'insufficient-network-fee': "The native balance is below value plus gas at the node's gas price.",
  'protocol-unknown':
    'No code, another code hash, another version or domain separator at the address of Seaport 1.6.',
  'not-owner': 'ownerOf or balanceOf says that the account has too little.',
  'not-maker': 'The account differs from the maker.',
  'expiry-past': "The expiry is at or before the latest block's time.",
  'shares-exceed-price': 'The proceeds of one unit would be zero or less.',
  'bidder-unfunded': "The bidder's balance, or what they let Seaport take of it, is below the price.",
  'price-rises': 'The end price is above the start price.',
  'nothing-to-cancel': 'Every order is already cancelled, filled or void, or was made by another account.',
  'nothing-to-allow': 'isApprovedForAll answers true for every collection in question.',
  'wrapping-short': 'The balance of what is given for the other is below the amount.',
  'wrapping-leaves-no-fee': "The native balance is below the amount plus gas at the node's gas price.",
  'unwrapping-lacks-fee': "The native balance is below gas at the node's gas price.",
  'wrapping-inexact':
    "In a trial run, the account's balance of the token moved by another amount than was asked for.",
  'nothing-to-cover': 'Balance and allowance of the currency are not below what they may take.',
  'approval-elsewhere':
    'The allowance of the conduit that the order names is below what the order may still take.',
  'nothing-to-revoke': 'isApprovedForAll, getApproved or allowance says so.',
  'nothing-left': 'Every cart item of the cart failed a check of its own, or the trial run.',
  'token-not-wanted':
    'The token is of another collection or standard, another token, or outside the set of the offer.',
  'trait-mismatch':
    'The Merkle root rebuilt from the ids with the trait, or the hash that names it, differs from the order.',
  'trait-count-differs':
    'The number in the form, or the traits of an item, disagree with the ids that the order would cover.',
  'currency-inexact':
    'In a trial run of all steps, those who pay and are paid had together more or less of it after than before.',
  reverted: 'The simulated call reverted; the sentence shown tells the decoded reason.',
}
