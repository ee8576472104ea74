// Reads whether an account holds a token and lets an operator move it.
import type { Address } from '../domain/address.ts'
import { writesTexts } from '../messages/en/writes.ts'
import type { SendBatch } from '../domain/rpc.ts'
import {
  decodeAddress,
  decodeWord,
  fetchContracts,
  type ContractAnswer,
  type ReadOptions,
  type UntrustedRead,
} from '../node/fetchContracts.ts'
import type { PinnedBlock } from './chain.ts'
import { erc1155, erc721, SEAPORT } from './contracts.ts'
import { expectApproval } from './expectedStates.ts'
import type { Call, Hex, MarketStep, TokenStandard } from './types.ts'

/** What the contract says at a block. A read without an answer is neither a yes nor a no. */
export interface Holding {
  /** Units the account has; 1 or 0 for ERC-721. */
  readonly held: ContractAnswer<bigint>
  readonly approved: ContractAnswer<boolean>
}

export interface TokenRef {
  readonly standard: TokenStandard
  readonly token: Address
  readonly identifier: bigint
}

export interface HoldingQuery {
  readonly item: TokenRef
  readonly account: Address
  readonly operator: Address
}

/**
 * Reads whether accounts hold items and let an operator move them. A "no" is asked for again with plenty of gas.
 * @throws NodeError
 */
export async function fetchHoldings(
  send: SendBatch,
  { blockHash }: Pick<PinnedBlock, 'blockHash'>,
  queries: readonly HoldingQuery[],
): Promise<readonly Holding[]> {
  const reads = queries.flatMap((query, place) => holdingReads(query).map((read) => ({ place, read })))
  const fetchAll = (some: typeof reads, options: ReadOptions) =>
    fetchContracts(
      send,
      { blockHash },
      some.map(({ read }) => read),
      options,
    )
  const first = await fetchAll(reads, { gas: 'little' })
  const toHoldings = (answers: readonly ContractAnswer<bigint>[]) =>
    queries.map((query, place) =>
      toHolding(
        query,
        answers.filter((_, index) => reads[index]?.place === place),
      ),
    )
  const holdings = toHoldings(first)
  const isDoubtful = (index: number, place: number) =>
    first[index]?.kind === 'answered' && (isNo(holdings[place]?.held) || isNo(holdings[place]?.approved))
  const doubtful = reads.map(({ place }, index) => isDoubtful(index, place))
  const again = await fetchAll(
    reads.filter((_, index) => doubtful[index]),
    { gas: 'plenty' },
  )
  let next = 0
  return toHoldings(first.map((answer, index) => (doubtful[index] ? (again[next++] ?? answer) : answer)))
}

const isNo = (answer: ContractAnswer<bigint | boolean> | undefined) =>
  answer?.kind === 'answered' && !answer.value

/** The reads for {@link toHolding}, in its order. */
function holdingReads({ item, account, operator }: HoldingQuery): UntrustedRead<bigint>[] {
  const { token: to, identifier } = item
  const all = {
    to,
    data: erc721.encodeFunctionData('isApprovedForAll', [account, operator]),
    decode: decodeWord,
  }
  if (item.standard === 'ERC721') {
    const decode = (returned: Hex) => {
      const address = decodeAddress(returned)
      return address === undefined ? undefined : BigInt(address)
    }
    return [
      { to, data: erc721.encodeFunctionData('ownerOf', [identifier]), decode },
      all,
      { to, data: erc721.encodeFunctionData('getApproved', [identifier]), decode },
    ]
  }
  const data = erc1155.encodeFunctionData('balanceOf', [account, identifier])
  return [{ to, data, decode: decodeWord }, all]
}

const MISSING = { kind: 'malformed' } as const

function toHolding(
  { item, account, operator }: HoldingQuery,
  [first = MISSING, all = MISSING, single]: readonly ContractAnswer<bigint>[],
): Holding {
  if (item.standard === 'ERC1155') return { held: first, approved: toApproval(all, 1n) }
  const approvals = [toApproval(all, 1n), toApproval(single ?? MISSING, BigInt(operator))] as const
  const isYes = (answer: ContractAnswer<boolean>) => answer.kind === 'answered' && answer.value
  return {
    held: toOwned(first, account),
    approved: approvals.find(isYes) ?? approvals.find(({ kind }) => kind !== 'answered') ?? approvals[0],
  }
}

/** A token without an owner makes `ownerOf` revert. Source: https://eips.ethereum.org/EIPS/eip-721 */
function toOwned(owner: ContractAnswer<bigint>, account: Address): ContractAnswer<bigint> {
  switch (owner.kind) {
    case 'answered':
      return { kind: 'answered', value: owner.value === BigInt(account) ? 1n : 0n }
    case 'reverted':
      return { kind: 'answered', value: 0n }
    case 'out-of-gas':
    case 'no-code':
    case 'malformed':
      return owner
  }
}

/** A contract without the function, or without the token, approves nobody. */
function toApproval(answer: ContractAnswer<bigint>, yes: bigint): ContractAnswer<boolean> {
  switch (answer.kind) {
    case 'answered':
      return { kind: 'answered', value: answer.value === yes }
    case 'reverted':
      return { kind: 'answered', value: false }
    case 'out-of-gas':
    case 'no-code':
    case 'malformed':
      return answer
  }
}

/** Approves Seaport itself for an account's tokens of a collection: the only operator ever approved here. */
export function approveCollection(token: Address, owner: Address): MarketStep {
  const data = erc721.encodeFunctionData('setApprovalForAll', [SEAPORT, true]) as Hex
  const call: Call = { to: token, data, value: 0n }
  return {
    kind: 'first',
    title: writesTexts.steps.approveCollection,
    outcome: writesTexts.steps.collectionApproved,
    call,
    expects: [expectApproval({ token, owner, operator: SEAPORT, operatorName: 'Seaport', approved: true })],
  }
}
