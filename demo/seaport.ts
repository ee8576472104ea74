// Seaport's address on every chain: the only contract whose calldata the in-page wallet reads as orders.
import { parseAddress } from '../src/domain/address.ts'

/** Source: https://github.com/ProjectOpenSea/seaport#deployments */
export const SEAPORT = parseAddress('0x0000000000000068f116a894984e2db1123eb395')
