// Code that is fetched when it is needed.
import { fetchCode } from '../../../trade/fetchCode.ts'

export const loadAwakened = () => fetchCode(import('./awakened.ts'))
export const loadPublication = () => fetchCode(import('./publication.ts'))
