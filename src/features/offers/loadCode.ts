// The code behind offers, fetched when it is needed.
import { createContext } from 'react'
import { fetchCode } from '../../trade/fetchCode.ts'

const loadOffering = () => fetchCode(import('./offering.ts'))
const loadMarks = () => fetchCode(import('./offerMarks.ts'))
const loadAcceptance = () => fetchCode(import('./acceptance.ts'))
const loadCovering = () => fetchCode(import('./covering.ts'))
const loadWrapping = () => fetchCode(import('./wrapping.ts'))
export const loadWithdrawal = () => fetchCode(import('./withdrawal.ts'))

/** Fetches the code of each dialog; tests of a dialog's form provide code that answers as they tell it. */
export const OfferCode = createContext({
  loadOffering,
  loadMarks,
  loadAcceptance,
  loadCovering,
  loadWrapping,
})
