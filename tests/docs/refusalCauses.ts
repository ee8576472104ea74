// The cause of each refusal, on the chain or in the order. For operators: printed only in the specification.
import type { RefusalCode } from '../../src/seaport/verdict.ts'

export const REFUSAL_CAUSES: Readonly<Record<RefusalCode, string>> = {
  'order-malformed': 'A field of the order is missing or has the wrong type.',
  'hash-mismatch': 'The order hash recomputed from the parameters differs from the id in the index.',
  'not-published': 'getOrderStatus returns isValidated = false.',
  canceled: 'getOrderStatus returns isCancelled = true.',
  'already-sold': 'The order is completely filled.',
  'counter-raised': "The maker's counter differs from the one in the order.",
  'other-item': 'The token contract, token id, standard or number of items differs from the page.',
  'unsupported-order':
    'The order sells several different things, or is paid in anything other than one currency.',
  'reserved-order': 'The consideration gives the item to a specific account.',
  'quantity-unavailable': 'Zero, more than remains, or not a part that the order divides into exactly.',
  'unknown-currency': "The payment token is not among the configuration's currencies.",
  'price-differs':
    'The consideration adds up to a different amount, or is in a different currency, than the page shows.',
  'seller-unpaid': 'Recipients other than the maker receive more than the cap.',
  'not-started': "The block's time is before startTime.",
  expired: "The block's time is at or after endTime.",
  'restricted-order': 'The order type is restricted to a zone, or is a contract order.',
  'unknown-conduit': 'The conduit key is not on the allow-list.',
  'own-order': 'The maker and the buyer are the same account.',
  'seller-lost-item': 'According to ownerOf or balanceOf, the maker holds too little.',
  'approval-revoked': "Neither isApprovedForAll nor getApproved names the order's conduit.",
  'holding-unread':
    'ownerOf, balanceOf or an approval needs more gas than the node gives, has no code, or returns something else.',
  'balance-unread': 'balanceOf or allowance of the currency gives no readable result.',
  'insufficient-funds': "The buyer's balance of the payment currency is below the price.",
  'insufficient-network-fee': "The native balance is below value plus gas at the node's gas price.",
  'protocol-unknown':
    'The address of Seaport 1.6 has no code, or another code hash, version or domain separator.',
  'not-owner': 'According to ownerOf or balanceOf, the account holds nothing of the item.',
  'holds-too-few': 'According to balanceOf, the account holds less than the quantity.',
  'not-transferable':
    'The token’s contract refuses the transfer that a sale would cause: it is locked, staked, paused, or closed to this market.',
  'not-maker': 'The account is not the maker.',
  'expiry-past': "The expiry is at or before the latest block's time.",
  'clock-ahead':
    "The price declines from now on, and the latest block's time is over ten minutes behind the seller's clock.",
  'shares-exceed-price': 'The proceeds of one unit would be zero or less.',
  'bidder-unfunded': "The offer maker's balance, or their allowance to Seaport, is below the price.",
  'price-rises': 'The end price is above the start price.',
  'nothing-to-cancel': 'Every order is already canceled, filled or void, or was made by another account.',
  'nothing-to-allow': 'isApprovedForAll returns true for every collection in question.',
  'wrapping-short': 'The balance to be converted is below the amount.',
  'wrapping-leaves-no-fee': "The native balance is below the amount plus gas at the node's gas price.",
  'unwrapping-lacks-fee': "The native balance is below gas at the node's gas price.",
  'wrapping-inexact':
    "In the simulation, the account's token balance changed by a different amount than the one entered.",
  'nothing-to-cover': 'Neither balance nor allowance of the currency is below what the open offers may take.',
  'approval-elsewhere':
    'The allowance of the conduit that the order names is below what the order may still take.',
  'nothing-to-revoke': 'According to isApprovedForAll, getApproved or allowance, there is no approval.',
  'nothing-left': 'Every item in the cart failed one of its checks or the simulation.',
  'token-not-wanted':
    'The token belongs to another collection or standard, is another token, or is not in the set of the offer.',
  'trait-mismatch':
    'The Merkle root rebuilt from the ids with the trait, or the hash that names it, differs from the order.',
  'trait-count-differs':
    'The number in the form, or the traits of an item, do not match the ids that the order would cover.',
  'currency-inexact': 'In a simulation of all steps, the combined balance of payer and recipients changed.',
  reverted: 'The simulated call reverted; the message shows the decoded reason.',
}
