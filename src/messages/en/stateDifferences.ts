// What the chain says after a transaction that was mined and didn’t do what it is for.
import { catalog } from '../catalog.ts'

export const stateDifferences = catalog('stateDifferences', {
  stillApproved:
    'The transaction was confirmed, but the contract still says that {operator} may transfer your items. Approvals built into this contract can’t be revoked here.',
  itemStillApproved:
    'The transaction was confirmed, but the contract still says that {operator} may transfer this item. Approvals built into this contract can’t be revoked here.',
  notApproved:
    'The transaction was confirmed, but the contract still says that {operator} may not transfer your items. They can’t be sold here.',
  allowanceLeft:
    'The transaction was confirmed, but the contract still lets {operator} spend this currency from your balance.',
  allowanceShort:
    'The transaction was confirmed, but the contract lets {operator} spend less of this currency than is needed.',
  notCanceled:
    'The transaction was confirmed, but Seaport doesn’t say that everything in it is canceled. Some of it may still be filled.',
  counterUnchanged:
    'The transaction was confirmed, but Seaport still counts your listings and offers as valid.',
  notPublished:
    'The transaction was confirmed, but Seaport doesn’t say that every order in it is valid. Some can’t be filled.',
  balanceOther:
    'The transaction was confirmed, but your balance of the wrapped coin didn’t change by that amount. Check it before you try again.',
  notYours: 'The transaction was confirmed, but the contract doesn’t name you as the owner of #{tokenId}.',
  notBuyers:
    'The transaction was confirmed, but the contract doesn’t name the buyer as the owner of #{tokenId}.',
})
