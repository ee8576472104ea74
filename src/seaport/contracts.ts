// The contracts Vitrine calls: their addresses and interfaces, and the conduits it accepts.
import { Interface, type JsonFragment } from 'ethers'
import { SeaportABI } from '@opensea/seaport-js/lib/abi/Seaport.js'
import type { Address } from '../domain/address.ts'
import type { Hex } from './types.ts'

/** Seaport 1.6, at one address on every chain. Source: https://github.com/ProjectOpenSea/seaport#deployments */
export const SEAPORT = '0x0000000000000068f116a894984e2db1123eb395' as Address

/** The conduit registry that Seaport 1.6 was built with. */
export const CONDUIT_CONTROLLER = '0x00000000f9490004c11cef243f5400493c00ad63' as Address

export const SEAPORT_VERSION = '1.6'

export const ZERO_BYTES32: Hex = `0x${'0'.repeat(64)}`

/**
 * Conduits whose orders may be filled here, by key, with the account that moves the items. The zero key is Seaport
 * itself, the only operator for which Vitrine requests approval.
 */
export const CONDUITS: ReadonlyMap<Hex, Address> = new Map([
  [ZERO_BYTES32, SEAPORT],
  [
    // Source: https://github.com/ProjectOpenSea/seaport-js, OPENSEA_CONDUIT_KEY
    '0x0000007b02230091a7ed01230072f7006a004d60a8d4e71d599b8104250f0000',
    '0x1e0049783f008a0085193e00003d00cd54003c71' as Address,
  ],
])

const SEAPORT_ABI = SeaportABI as unknown as readonly JsonFragment[]

/**
 * Seaport's interface as seaport-js ships it, with additions. One is the basic call's twin: its name was chosen so that
 * its selector is zero and its calldata cheaper, and its parameters are the same. The others are two errors that were
 * renamed after Seaport 1.5. Source: https://github.com/ProjectOpenSea/seaport-types, ConsiderationEventsAndErrors.sol
 */
export const seaport = new Interface([
  'error InsufficientNativeTokensSupplied()',
  'error NativeTokenTransferGenericFailure(address account, uint256 amount)',
  ...SEAPORT_ABI,
  ...SEAPORT_ABI.filter(({ name }) => name === 'fulfillBasicOrder').map((fragment) => ({
    ...fragment,
    name: 'fulfillBasicOrder_efficient_6GL6yc',
  })),
])

export const erc20 = new Interface([
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function approve(address spender, uint256 amount) returns (bool)',
])

/** Functions of a wrapped native coin beyond ERC-20. Source: WETH9. */
export const wrappedNative = new Interface([
  'function deposit() payable',
  'function withdraw(uint256 amount)',
])

export const erc721 = new Interface([
  'function ownerOf(uint256) view returns (address)',
  'function getApproved(uint256) view returns (address)',
  'function isApprovedForAll(address owner, address operator) view returns (bool)',
  'function setApprovalForAll(address operator, bool approved)',
])

export const erc1155 = new Interface([
  'function balanceOf(address account, uint256 id) view returns (uint256)',
  'function isApprovedForAll(address account, address operator) view returns (bool)',
  'function setApprovalForAll(address operator, bool approved)',
])
