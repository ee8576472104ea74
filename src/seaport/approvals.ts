// Reads from the chain which operators may move an account's tokens or spend its money, and prepares revoking or
// granting.
import type { Value } from '../messages/message.ts'
import { ZERO_ADDRESS, type Address } from '../domain/address.ts'
import type { ExpectedState } from '../domain/expectedState.ts'
import type { Wei } from '../domain/wei.ts'
import { checksTexts } from '../messages/en/checks.ts'
import { writesTexts } from '../messages/en/writes.ts'
import { balanceAt, parseQuantityReply, pinBlock, type PinnedBlock } from './chain.ts'
import { shortHex } from './details.ts'
import { coalesce } from '../node/coalesce.ts'
import { decodeWord, fetchContracts, type UntrustedRead } from '../node/fetchContracts.ts'
import { CONDUITS, erc20, erc721 } from './contracts.ts'
import { expectAllowance, expectApproval, expectItemRevoked } from './expectedStates.ts'
import { simulate } from './simulate.ts'
import type { Call, Hex, MarketRequest, MarketStep, StepsPlan } from './types.ts'
import { refuse, type Refusal } from './verdict.ts'

/** An approval that an account may have granted. */
export type Approval =
  /** Moves every token of a collection (`setApprovalForAll`). */
  | { readonly kind: 'collection'; readonly contract: Address; readonly operator: Address }
  /** Moves one ERC-721 token (`approve`). */
  | {
      readonly kind: 'token'
      readonly contract: Address
      readonly operator: Address
      readonly identifier: bigint
    }
  /** Spends an ERC-20 from the balance (`approve`). */
  | { readonly kind: 'currency'; readonly contract: Address; readonly operator: Address }

/** An approval in force; `amount` is the allowance of a currency, null for tokens and where it wasn't read. */
export interface GrantedApproval {
  readonly approval: Approval
  /** False when its contract gave no answer: the approval may be in force. */
  readonly isRead: boolean
  readonly amount: Wei | null
  /** Whether trading here uses it: the operator is Seaport itself or a conduit on the allow-list. */
  readonly trades: boolean
}

const TRADERS: ReadonlySet<Address> = new Set(CONDUITS.values())

function toRead(owner: Address, approval: Approval): UntrustedRead<bigint> {
  const { contract: to, operator } = approval
  const read = (data: string) => ({ to, data, decode: decodeWord })
  switch (approval.kind) {
    case 'collection':
      return read(erc721.encodeFunctionData('isApprovedForAll', [owner, operator]))
    case 'token':
      return read(erc721.encodeFunctionData('getApproved', [approval.identifier]))
    case 'currency':
      return read(erc20.encodeFunctionData('allowance', [owner, operator]))
  }
}

interface CandidatesRequest extends MarketRequest {
  readonly owner: Address
  readonly candidates: readonly Approval[]
}

/**
 * Returns the approvals that are in force now. The index says where to look; the chain decides.
 * @throws NodeError
 */
export async function fetchGrantedApprovals(options: CandidatesRequest): Promise<readonly GrantedApproval[]> {
  const { send, config, owner, candidates } = options
  if (candidates.length === 0) return []
  return fetchGrantedAt(await pinBlock(send, config.chainId), { send, owner, candidates })
}

async function fetchGrantedAt(
  snapshot: PinnedBlock,
  { send, owner, candidates }: Omit<CandidatesRequest, 'config'>,
): Promise<readonly GrantedApproval[]> {
  const { blockHash } = snapshot
  const answers = await fetchContracts(
    send,
    { blockHash },
    candidates.map((approval) => toRead(owner, approval)),
  )
  return candidates.flatMap((approval, index): GrantedApproval[] => {
    const answer = answers[index]
    const failedRead = { approval, amount: null, isRead: false, trades: TRADERS.has(approval.operator) }
    switch (answer?.kind) {
      case 'answered': {
        if (!isGranted(approval, answer.value)) return []
        const amount = approval.kind === 'currency' ? (answer.value as Wei) : null
        return [{ ...failedRead, amount, isRead: true }]
      }
      // The token doesn't exist any more, or the contract doesn't: nobody can move anything.
      case 'reverted':
      case 'no-code':
        return []
      case 'out-of-gas':
      case 'malformed':
      case undefined:
        return [failedRead]
    }
  })
}

function isGranted(approval: Approval, granted: bigint): boolean {
  switch (approval.kind) {
    case 'collection':
      return granted === 1n
    case 'token':
      return granted === BigInt(approval.operator)
    case 'currency':
      return granted > 0n
  }
}

/** Reads, at one block and in one batch, which approvals are in force and the account's balance for the network fee. */
async function fetchForChange({ send, config, owner, candidates }: CandidatesRequest) {
  const snapshot = await pinBlock(send, config.chainId)
  const together = coalesce(send)
  const [standing, [balance]] = await Promise.all([
    fetchGrantedAt(snapshot, { send: together, owner, candidates }),
    together([balanceAt(snapshot, owner)]),
  ])
  return { snapshot, standing, nativeBalance: parseQuantityReply(balance, 'balance') }
}

export interface RevokePlan extends StepsPlan {
  readonly steps: readonly [MarketStep]
}

function revocation(approval: Approval): Call {
  const { contract: to, operator } = approval
  const call = (data: string): Call => ({ to, data: data as Hex, value: 0n })
  switch (approval.kind) {
    case 'collection':
      return call(erc721.encodeFunctionData('setApprovalForAll', [operator, false]))
    case 'token':
      return call(APPROVE_ONE.encodeFunctionData('approve', [ZERO_ADDRESS, approval.identifier]))
    case 'currency':
      return call(erc20.encodeFunctionData('approve', [operator, 0n]))
  }
}

function expectRevoked({
  owner,
  approval,
  operatorName,
}: {
  readonly owner: Address
  readonly approval: Approval
  readonly operatorName: Value
}): ExpectedState {
  const { contract, operator } = approval
  switch (approval.kind) {
    case 'collection':
      return expectApproval({ token: contract, owner, operator, operatorName, approved: false })
    case 'token':
      return expectItemRevoked({ token: contract, identifier: approval.identifier, operator, operatorName })
    case 'currency':
      return expectAllowance({
        currency: contract,
        owner,
        spender: operator,
        spenderName: operatorName,
        amount: 0n,
      })
  }
}

/**
 * ERC-721 and ERC-20 share the signature of `approve`; for a token the spender is the operator and the amount is the
 * id.
 */
const APPROVE_ONE = erc20

/**
 * Checks that an approval is in force and that the call that revokes it succeeds.
 * @throws NodeError
 */
export async function prepareRevoke(
  options: MarketRequest & {
    readonly owner: Address
    readonly approval: Approval
    /** The operator's name for people; its short address by default. */
    readonly operatorName?: Value
  },
): Promise<{ readonly status: 'executable'; readonly plan: RevokePlan } | Refusal> {
  const { send, owner, approval } = options
  const { snapshot, standing, nativeBalance } = await fetchForChange({ ...options, candidates: [approval] })
  if (standing.length === 0)
    return refuse({ check: 'status', code: 'nothing-to-revoke', detail: checksTexts.details.notInForce })
  const call = revocation(approval)
  const trial = await simulate(send, { snapshot, from: owner, call, nativeBalance, passed: [] })
  if (trial.status === 'refused') return trial
  const { operatorName = shortHex(approval.operator) } = options
  const expects = [expectRevoked({ owner, approval, operatorName })]
  const step: MarketStep = { kind: 'trade', title: writesTexts.steps.revoke, call, expects }
  return { status: 'executable', plan: { steps: [step], networkFee: trial.networkFee } }
}

/**
 * Prepares the approval, on several collections, of an operator that trading here uses: one step for each collection
 * that doesn't approve it yet.
 * @param options.operatorName the operator's name for the title of each step
 * @throws RangeError for an operator that trading here does not use
 * @throws NodeError
 */
export async function prepareApproval(
  options: MarketRequest & {
    readonly owner: Address
    readonly operator: Address
    readonly operatorName: Value
    readonly collections: readonly Address[]
  },
): Promise<{ readonly status: 'executable'; readonly plan: StepsPlan } | Refusal> {
  const { send, owner, operator, operatorName, collections } = options
  if (!TRADERS.has(operator)) throw new RangeError('Only operators that trading here uses can be approved.')
  const candidates = collections.map((contract): Approval => ({ kind: 'collection', contract, operator }))
  const { snapshot, standing, nativeBalance } = await fetchForChange({ ...options, candidates })
  const alreadyApproved = new Set(
    standing.flatMap(({ approval, isRead }) => (isRead ? [approval.contract] : [])),
  )
  const [first, ...others] = collections
    .filter((contract) => !alreadyApproved.has(contract))
    .map((contract) => allow(contract, { owner, operator, operatorName }))
  if (first === undefined)
    return refuse({ check: 'status', code: 'nothing-to-allow', detail: checksTexts.details.inForce })
  const trial = await simulate(send, { snapshot, from: owner, call: first.call, nativeBalance, passed: [] })
  if (trial.status === 'refused') return trial
  return { status: 'executable', plan: { steps: [first, ...others], networkFee: trial.networkFee } }
}

function allow(
  to: Address,
  approval: { readonly owner: Address; readonly operator: Address; readonly operatorName: Value },
): MarketStep {
  const { operator, operatorName } = approval
  const data = erc721.encodeFunctionData('setApprovalForAll', [operator, true]) as Hex
  return {
    kind: 'first',
    title: writesTexts.steps.approveOperator({ operator: operatorName }),
    outcome: writesTexts.steps.operatorApproved,
    call: { to, data, value: 0n },
    expects: [expectApproval({ token: to, approved: true, ...approval })],
  }
}
