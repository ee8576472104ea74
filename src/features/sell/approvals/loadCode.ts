// Code that is fetched when it is needed.
import { fetchCode } from '../../../trade/fetchCode.ts'

export const loadApprovals = () => fetchCode(import('./approvalWrites.ts'))
