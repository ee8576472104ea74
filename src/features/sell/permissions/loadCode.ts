// Code that is fetched when it is needed.
import { fetchCode } from '../../../trade/fetchCode.ts'

export const loadPermissions = () => fetchCode(import('./permissionWrites.ts'))
