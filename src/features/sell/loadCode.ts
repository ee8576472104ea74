// Code of this feature that loads on demand, because it includes ethers.
import { fetchCode } from '../../trade/fetchCode.ts'

export const loadApprovals = () => fetchCode(import('./approvals/approvalWrites.ts'))
export const loadPublication = () => fetchCode(import('./list/publication.ts'))
export const loadReactivated = () => fetchCode(import('./list/reactivated.ts'))
export const loadCancellation = () => fetchCode(import('./manage/cancellation.ts'))
