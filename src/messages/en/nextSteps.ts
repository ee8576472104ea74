// What to do next after a trade.
import { catalog } from '../catalog.ts'

export const nextSteps = catalog('nextSteps', {
  viewItem: 'View item',
  viewItems: 'View your items',
  viewListings: 'View your listings',
  viewOffers: 'View your offers',
  viewPortfolio: 'View portfolio',
  share: 'Share {item}',
  shared: 'Link copied',
  shareFailed: 'Couldn’t copy the link',
})
