// Code that loads on demand, because it includes ethers.
import { fetchCode } from '../../../trade/fetchCode.ts'

export const loadPublication = () => fetchCode(import('./publication.ts'))
export const loadReactivated = () => fetchCode(import('./reactivated.ts'))
