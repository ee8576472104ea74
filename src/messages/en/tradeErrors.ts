// What couldn’t be read for a trade.
import { catalog } from '../catalog.ts'

export const tradeErrors = catalog('tradeErrors', {
  codeMissing: 'Couldn’t load a part of this site. Check your connection and try again.',
  orderMissing: 'This site no longer has this listing. Reload the page.',
  receiptMissing: 'The network has no receipt of this purchase yet. Retry in a moment.',
  alreadyClosed:
    'According to the chain, the listing to cancel is already closed, but this site still shows it as open. Wait a moment and try again.',
  approvalMissing: 'Seaport’s approval for this collection was revoked after this dialog checked it.',
  soldSince:
    '{left, plural, =0 {The old listing has sold out.} one {Only # item of the old listing hasn’t sold.} other {Only # items of the old listing haven’t sold.}} Check the quantity.',
  traitContradiction: 'This site’s data contradicts itself about the items that have this trait.',
  offerAlreadyClosed:
    'According to the chain, the offer to cancel is already closed, but this site still shows it as open. Wait a moment and try again.',
  acceptedSince:
    '{left, plural, =0 {The old offer has been accepted.} one {Part of the old offer has been accepted: it takes only # more item.} other {Part of the old offer has been accepted: it takes only # more items.}} Check the quantity.',
})
