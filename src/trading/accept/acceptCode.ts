// The code of acceptances, which loads on demand because it includes ethers.
import { createContext } from 'react'
import { fetchCode } from '../dialog/fetchCode.ts'

/** Loads the code of the dialog; tests provide their own. */
export const AcceptCode = createContext({ loadAcceptance: () => fetchCode(import('./write.ts')) })
