// The code of offers, which loads on demand because it includes ethers.
import { createContext } from 'react'
import { fetchCode } from '../dialog/fetchCode.ts'

/** Loads the code of the dialog; tests provide their own. */
export const OfferCode = createContext({
  loadOffering: () => fetchCode(import('./write.ts')),
  loadMarks: () => fetchCode(import('./offerMarks.ts')),
})
