// The code of publishing listings, which loads on demand because it includes ethers.
import { fetchCode } from '../../../trade/fetchCode.ts'

export const loadPublication = () => fetchCode(import('./publication.ts'))
