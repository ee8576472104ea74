// Code that loads on demand, because it includes ethers.
import { fetchCode } from '../../trade/fetchCode.ts'

/** Changes approvals. */
export const loadApprovals = () => fetchCode(import('./approvals/approvalWrites.ts'))
/** Publishes listings. */
export const loadPublication = () => fetchCode(import('./list/publication.ts'))
