// What opens a trade: its buttons, and the dialog’s title while no wallet is connected.
import { catalog } from '../catalog.ts'

export const tradeActionsTexts = catalog('tradeActions', {
  // Buttons that buy a listing, and what stands in their place when its token can’t be transferred.
  buy: {
    buy: 'Buy',
    buyItem: 'Buy {item}',
    buyFor: 'Buy for {price}<hidden>, {item}</hidden>',
    buyAllFor: 'Buy all {count} for {price}<hidden>, {item}</hidden>',
    ownListing: 'This is your own listing',
    reserved: 'Reserved for another account',
    unavailable: 'Can’t be bought. {reason}',
    itemUnavailable: 'Can’t be bought. {item}: {reason}',
    checkAgain: 'Check again',
    indexing: 'Your purchase is confirmed. This site is updating.',
  },
  // Buttons that open the cart and the sweep, and those that add a listing to the cart.
  cart: {
    add: 'Add {item} to cart',
    remove: 'Remove {item} from cart',
    full: 'Your cart is full: it holds {most} listings',
    open: '{count, plural, =0 {Cart} one {Cart, # listing} other {Cart, # listings}}',
    sweep: 'Sweep',
  },
  // Buttons about one’s own items and listings.
  sell: {
    list: 'List for sale',
    listItem: 'List for sale: {item}',
    cancel: 'Cancel listing',
    cancelListing: 'Cancel listing: {item}',
    changePrice: 'Change price',
    changePriceOf: 'Change price: {item}',
    approve: 'Approve again',
    approveSale: 'Approve again: {item}',
  },
  // Buttons about offers, on pages.
  offer: {
    make: 'Make offer',
    accept: 'Accept',
    acceptOffer: 'Accept {offer}',
    cover: 'Cover offer',
    coverOffer: 'Cover offer: {offer}',
    cancel: 'Cancel offer',
    buyerShort: 'The buyer can’t pay now.',
    wrapOrUnwrap: 'Wrap or unwrap {currency}',
    unwrapAmount: 'Unwrap {amount}',
    unknown: 'Unknown',
    change: 'Change offer',
    changeOffer: 'Change offer: {offer}',
  },
  // Titles of trade dialogs by kind of trade, shown while no wallet is connected. Dialogs that list use their button’s label.
  titles: {
    buy: 'Buy',
    cart: 'Buy',
    cancel: 'Cancel listing',
    offer: 'Make offer',
    accept: 'Accept offer',
    cover: 'Cover offer',
    wrap: 'Wrap or unwrap',
    cancelOffers: 'Cancel offers',
    cancelEverything: 'Cancel everything',
    changePrice: 'Change price',
    bulkCancel: 'Cancel listings',
    approve: 'Approve again',
    revoke: 'Revoke approval',
    changeOffer: 'Change offer',
  },
  // The dialog of a trade that no connected wallet can sign.
  dialog: {
    close: 'Close',
    connect: 'Connect wallet',
    notConnected: 'Your wallet isn’t connected to this network, so nothing can be signed.',
  },
})
