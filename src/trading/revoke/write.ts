// Reads an account's active approvals and revokes them. Loaded on demand, because it includes ethers.
import { parseAddress, type Address } from '../../domain/address.ts'
import { shortAddress } from '../../domain/checksum.ts'
import { isNative } from '../../domain/currency.ts'
import { collectionName, plainName } from '../../domain/names.ts'
import { accountApprovalsPath } from '../../domain/paths.ts'
import { parseTokenId, shortTokenId } from '../../domain/tokenId.ts'
import type { Approval_filter, Token_filter } from '../../graphql/__generated__/operations.ts'
import {
  LARGEST_PAGE,
  fetchRows,
  type Rows,
  createSegment,
  START,
  type FetchPage,
} from '../../graphql/keyset.ts'
import { createPageFetcher, queryIndex } from '../../graphql/queryIndex.ts'
import { type Combinable, matchAll } from '../../graphql/where.ts'
import { prepareRevoke, fetchGrantedApprovals, type Approval } from '../../seaport/approvals.ts'
import { CONDUITS } from '../../seaport/contracts.ts'
import { writesTexts } from '../../messages/en/writes.ts'
import type { WriteDefinition } from '../../transactions/definition.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'
import { explainRevert, toPrepared } from '../dialog/verdicts.ts'
import { revokeKey } from '../dialog/writeKeys.ts'
import {
  Approvals_holdingsDocument,
  Approvals_itemsDocument,
  type Approvals_itemsQuery,
  ApprovalsDocument,
  type ApprovalsQuery,
} from './__generated__/Approvals.ts'
import { getOperatorName, approvalKey, type ActiveApproval } from '../dialog/approval.ts'

type Candidate = Pick<ActiveApproval, 'approval' | 'subject' | 'currency'>

type CollectionApproval = ApprovalsQuery['approvals'][number]
type ItemApproval = Approvals_itemsQuery['tokens'][number]

function toCandidates(
  approvals: readonly CollectionApproval[],
  items: readonly ItemApproval[],
): readonly Candidate[] {
  return [
    ...approvals.map(({ operator, collection }): Candidate => ({
      approval: {
        kind: 'collection',
        contract: parseAddress(collection.id),
        operator: parseAddress(operator),
      },
      subject: collectionName(collection),
      currency: undefined,
    })),
    ...items.flatMap(({ tokenId: id, approved, metadata, collection }): Candidate[] => {
      if (approved === null) return []
      const tokenId = parseTokenId(id)
      return [
        {
          approval: {
            kind: 'token',
            contract: parseAddress(collection.id),
            operator: parseAddress(approved),
            identifier: BigInt(tokenId),
          },
          subject: plainName(metadata?.name) || `${collectionName(collection)} #${shortTokenId(tokenId)}`,
          currency: undefined,
        },
      ]
    }),
  ]
}

/**
 * For each filter in turn, the collections of the configuration come first: a contract that anyone adds can report any
 * number of approvals.
 */
function fetchConfiguredFirst<Row extends { readonly id: string }, Filter extends Combinable<Filter>>(
  fetchPage: FetchPage<Row, Filter>,
  filters: readonly Filter[],
  collections: readonly Address[],
): Promise<Rows<Row>> {
  // An index answers a filter without any address with nothing.
  const parts =
    collections.length === 0 ? [{}] : [{ collection_in: collections }, { collection_not_in: collections }]
  const segments = filters.flatMap((where) =>
    parts.map((part) => createSegment('id', matchAll(where, part as unknown as Filter))),
  )
  return fetchRows({ segments, from: START, count: LARGEST_PAGE, fetchPage })
}

/** Possible spenders of the configured currencies: Seaport, and the conduits that may fill orders here. */
function currencyCandidates({ config }: TradeContext): readonly Candidate[] {
  return config.currencies
    .filter((currency) => !isNative(currency))
    .flatMap((currency) =>
      [...CONDUITS.values()].map((operator: Address): Candidate => ({
        approval: { kind: 'currency', contract: currency.address, operator },
        subject: currency.name ?? currency.symbol,
        currency,
      })),
    )
}

/** The most held collections whose contracts are asked for approvals of their own. */
const MAX_HELD_COLLECTIONS = 50

/**
 * Approvals that contracts give by themselves, as collections do for OpenSea's conduit: no event reports them, and no
 * transaction revokes them.
 */
async function fetchBuiltInCandidates({
  client,
  account: owner,
}: TradeContext): Promise<readonly Candidate[]> {
  const { holdings } = await queryIndex(client, Approvals_holdingsDocument, {
    owner,
    first: MAX_HELD_COLLECTIONS,
  })
  return holdings.flatMap(({ collection }) =>
    [...CONDUITS.values()].map((operator): Candidate => ({
      approval: { kind: 'collection', contract: parseAddress(collection.id), operator },
      subject: collectionName(collection),
      currency: undefined,
    })),
  )
}

/** The most calls that nodes accept in one batch. */
const BATCH_SIZE = 200

export interface ActiveApprovals {
  readonly active: readonly ActiveApproval[]
  /** Whether the index names more candidates than were checked. */
  readonly isCut: boolean
}

/**
 * Reads the active approvals: the index and the configuration name the candidates, the chain decides.
 * @param collections those of the configuration
 * @throws NodeError, and what the index's client throws
 */
export async function fetchApprovals(
  context: TradeContext,
  collections: readonly Address[],
): Promise<ActiveApprovals> {
  const { client, send, config, account: owner } = context
  const [builtIn, approvalRows, items] = await Promise.all([
    fetchBuiltInCandidates(context),
    fetchConfiguredFirst<CollectionApproval, Approval_filter>(
      createPageFetcher(client, ApprovalsDocument, ({ approvals }) => approvals),
      // A contract may go on granting what its owner revoked.
      [
        { owner, approved: true },
        { owner, approved: false },
      ],
      collections,
    ),
    fetchConfiguredFirst<ItemApproval, Token_filter>(
      createPageFetcher(client, Approvals_itemsDocument, ({ tokens }) => tokens),
      [{ owner, approved_not: null }],
      collections,
    ),
  ])
  const all = [...currencyCandidates(context), ...toCandidates(approvalRows.items, items.items), ...builtIn]
  const byKey = new Map(all.map((one) => [approvalKey(one.approval), one] as const))
  const approvals: readonly Approval[] = [...byKey.values()].map(({ approval }) => approval)
  const granted = []
  for (let from = 0; from < approvals.length; from += BATCH_SIZE) {
    const candidates = approvals.slice(from, from + BATCH_SIZE)
    granted.push(...(await fetchGrantedApprovals({ send, config, owner, candidates })))
  }
  const active = granted.flatMap((one) => {
    const candidate = byKey.get(approvalKey(one.approval))
    return candidate === undefined ? [] : [{ ...candidate, ...one }]
  })
  return { active, isCut: approvalRows.next !== undefined || items.next !== undefined }
}

export function defineRevocation(
  context: TradeContext,
  { approval, subject }: ActiveApproval,
): WriteDefinition {
  const { send, config, account } = context
  return {
    key: revokeKey(approvalKey(approval), account),
    account,
    describe: {
      title: writesTexts.revoke({ subject }),
      done: writesTexts.revoked({ subject }),
      path: accountApprovalsPath(account),
    },
    async prepare() {
      const operatorName = getOperatorName(approval.operator) ?? shortAddress(approval.operator)
      const verdict = await prepareRevoke({ send, config, owner: account, approval, operatorName })
      return toPrepared(verdict.status === 'executable' ? { ...verdict, passed: [] } : verdict, 'revoke')
    },
    explain: explainRevert,
  }
}
