// Code that is fetched when it is needed.
import { fetchCode } from '../../../trade/fetchCode.ts'

export const loadReactivated = () => fetchCode(import('./reactivated.ts'))
export const loadPublication = () => fetchCode(import('./publication.ts'))
