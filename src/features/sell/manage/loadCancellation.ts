// The code of canceling listings, which loads on demand because it includes ethers.
import { fetchCode } from '../../../trade/fetchCode.ts'

export const loadCancellation = () => fetchCode(import('./cancellation.ts'))
