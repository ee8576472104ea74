// What to do next after a trade.
import type { Translation } from '../message.ts'
import type { nextSteps } from '../en/nextSteps.ts'

export const texts: Translation<typeof nextSteps> = {
  viewItem: 'Item ansehen',
  viewItems: 'Deine Items ansehen',
  viewListings: 'Deine Listings ansehen',
  viewOffers: 'Deine Angebote ansehen',
  viewPortfolio: 'Portfolio ansehen',
  share: '{item} teilen',
  shared: 'Link kopiert',
  shareFailed: 'Der Link konnte nicht kopiert werden',
}
