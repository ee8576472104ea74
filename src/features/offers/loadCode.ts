// Code that loads on demand, because it includes ethers.
import { createContext } from 'react'
import { fetchCode } from '../../trade/fetchCode.ts'

const loadOffering = () => fetchCode(import('./offering.ts'))
const loadMarks = () => fetchCode(import('./offerMarks.ts'))
const loadAcceptance = () => fetchCode(import('./acceptance.ts'))
const loadCovering = () => fetchCode(import('./covering.ts'))
const loadWrapping = () => fetchCode(import('./wrapping.ts'))

/** Loads the code of each dialog; tests provide their own. */
export const OfferCode = createContext({
  loadOffering,
  loadMarks,
  loadAcceptance,
  loadCovering,
  loadWrapping,
})
