// What the chain must say once each kind of transaction is mined, so that success is claimed from the state.
import type { Address } from '../domain/address.ts'
import type { Comparison, ExpectedState } from '../domain/expectedState.ts'
import type { OrderHash } from '../domain/hashes.ts'
import { writesTexts } from '../messages/en/writes.ts'
import type { Value } from '../messages/message.ts'
import { erc20, erc721, SEAPORT, seaport } from './contracts.ts'
import type { Hex, TokenStandard } from './types.ts'

function expectFirstWord(
  to: Address,
  data: string,
  { otherwise, ...comparison }: Comparison & { readonly otherwise: Value },
): ExpectedState {
  return { to, data: data as Hex, word: 0, otherwise, ...comparison }
}

/** `setApprovalForAll`: some contracts keep approvals that are built into them, or give none. */
export function expectApproval(options: {
  readonly token: Address
  readonly owner: Address
  readonly operator: Address
  readonly operatorName: Value
  readonly approved: boolean
}): ExpectedState {
  const { token, owner, operator, operatorName, approved } = options
  const read = erc721.encodeFunctionData('isApprovedForAll', [owner, operator])
  const sentence = approved ? writesTexts.differences.notApproved : writesTexts.differences.stillApproved
  const otherwise = sentence({ operator: operatorName })
  return expectFirstWord(token, read, { must: 'equal', value: approved ? 1n : 0n, otherwise })
}

/** `approve` of nobody for one ERC-721 token. */
export function expectItemRevoked(options: {
  readonly token: Address
  readonly identifier: bigint
  readonly operator: Address
  readonly operatorName: Value
}): ExpectedState {
  const { token, identifier, operator, operatorName } = options
  const read = erc721.encodeFunctionData('getApproved', [identifier])
  const otherwise = writesTexts.differences.itemStillApproved({ operator: operatorName })
  return expectFirstWord(token, read, { must: 'differ-from', value: BigInt(operator), otherwise })
}

/** `approve` of an ERC-20: some cap the amount, and wallets let their user lower it. Zero revokes it. */
export function expectAllowance(options: {
  readonly currency: Address
  readonly owner: Address
  readonly spender: Address
  readonly spenderName: Value
  readonly amount: bigint
}): ExpectedState {
  const { currency, owner, spender, spenderName, amount: value } = options
  const read = erc20.encodeFunctionData('allowance', [owner, spender])
  return value === 0n
    ? expectFirstWord(currency, read, {
        must: 'equal',
        value,
        otherwise: writesTexts.differences.allowanceLeft({ operator: spenderName }),
      })
    : expectFirstWord(currency, read, {
        must: 'reach',
        value,
        otherwise: writesTexts.differences.allowanceShort({ operator: spenderName }),
      })
}

/** Wrapping and unwrapping. @param options.change in the smallest unit, negative for unwrapping */
export function expectBalanceChange(options: {
  readonly currency: Address
  readonly owner: Address
  readonly change: bigint
}): ExpectedState {
  const { currency, owner, change: value } = options
  const read = erc20.encodeFunctionData('balanceOf', [owner])
  const otherwise = writesTexts.differences.balanceOther
  return expectFirstWord(currency, read, { must: 'change-by', value, otherwise })
}

/** Order of `getOrderStatus`'s answers. Source: SeaportInterface.sol */
const VALIDATED_WORD = 0
const CANCELED_WORD = 1

const statusCall = (orderHash: OrderHash) => ({
  to: SEAPORT,
  data: seaport.encodeFunctionData('getOrderStatus', [orderHash]) as Hex,
})

export const expectPublished = (orderHash: OrderHash): ExpectedState => ({
  ...statusCall(orderHash),
  word: VALIDATED_WORD,
  must: 'equal',
  value: 1n,
  otherwise: writesTexts.differences.notPublished,
})

export const expectCanceled = (orderHash: OrderHash): ExpectedState => ({
  ...statusCall(orderHash),
  word: CANCELED_WORD,
  must: 'equal',
  value: 1n,
  otherwise: writesTexts.differences.notCanceled,
})

/** Seaport raises a counter by a number that nobody knows in advance. Source: CounterManager.sol */
export const expectCounterRaised = (account: Address): ExpectedState =>
  expectFirstWord(SEAPORT, seaport.encodeFunctionData('getCounter', [account]), {
    must: 'change',
    otherwise: writesTexts.differences.counterUnchanged,
  })

/**
 * A trade of ERC-721 tokens: Seaport believes a token whose transfer does nothing. Units of an ERC-1155 can't be told
 * from others that come and go in the same block, so nothing is expected of them.
 */
export function expectOwner(
  items: readonly {
    readonly standard: TokenStandard
    readonly token: Address
    readonly identifier: bigint
  }[],
  {
    owner,
    otherwise,
  }: { readonly owner: Address; readonly otherwise: typeof writesTexts.differences.notYours },
): readonly ExpectedState[] {
  return items.flatMap(({ standard, token, identifier }) =>
    standard === 'ERC721'
      ? [
          expectFirstWord(token, erc721.encodeFunctionData('ownerOf', [identifier]), {
            must: 'equal',
            value: BigInt(owner),
            otherwise: otherwise({ tokenId: `${identifier}` }),
          }),
        ]
      : [],
  )
}
