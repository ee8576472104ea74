// The code of changes to approvals, which loads on demand because it includes ethers.
import { fetchCode } from '../dialog/fetchCode.ts'

export const loadApprovals = () => fetchCode(import('./write.ts'))
