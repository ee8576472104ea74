// The code of publishing listings, which loads on demand because it includes ethers.
import { fetchCode } from '../dialog/fetchCode.ts'

export const loadPublication = () => fetchCode(import('./write.ts'))
