// Titles of trade dialogs by kind of trade, shown while no wallet is connected.
import { catalog } from '../catalog.ts'

export const tradeTitles = catalog('tradeTitles', {
  buy: 'Buy',
  cart: 'Buy',
  cancel: 'Cancel listing',
  offer: 'Make offer',
  accept: 'Accept offer',
  cover: 'Cover offer',
  wrap: 'Wrap or unwrap',
  withdraw: 'Cancel offers',
  cancelEverything: 'Cancel everything',
  edit: 'Change price',
  listMany: 'List for sale',
  cancelMany: 'Cancel listings',
  allow: 'Approve again',
  revoke: 'Revoke approval',
  list: 'List for sale',
  changeOffer: 'Change offer',
})
