// Code that loads on demand, because it includes ethers.
import { fetchCode } from '../../../trade/fetchCode.ts'

export const loadApprovals = () => fetchCode(import('./approvalWrites.ts'))
