// Which approvals an account has given, revoking one, and giving one back. Loaded on demand: ethers comes with it.
import { parseAddress, type Address } from '../../../domain/address.ts'
import { isNative } from '../../../domain/currency.ts'
import { collectionName, plainName } from '../../../domain/names.ts'
import { accountListingsPath, accountPermissionsPath } from '../../../domain/paths.ts'
import { parseTokenId, shortTokenId } from '../../../domain/tokenId.ts'
import { ask } from '../../../graphql/ask.ts'
import { prepareAllow, prepareRevoke, readStanding, type Permission } from '../../../market/approvals.ts'
import { CONDUITS } from '../../../market/contracts.ts'
import { writes } from '../../../messages/en/writes.ts'
import type { WriteDefinition } from '../../../transactions/definition.ts'
import { collectionsOf, nameOf as nameOfListing, type Listing } from '../../../orders/listing.ts'
import type { TradeContext } from '../../../trade/tradeContext.ts'
import { explain, prepared } from '../../../trade/prepared.ts'
import { allowKey, revokeKey } from '../../../trade/writeKeys.ts'
import { PermissionsDocument, type PermissionsQuery } from './__generated__/Permissions.ts'
import { nameOfOperator, permissionName, type GivenPermission } from '../../../trade/permission.ts'

type Candidate = Pick<GivenPermission, 'permission' | 'subject' | 'currency'>

function fromIndex({ approvals, tokens }: PermissionsQuery): readonly Candidate[] {
  return [
    ...approvals.map(({ operator, collection }): Candidate => ({
      permission: {
        kind: 'collection',
        contract: parseAddress(collection.id),
        operator: parseAddress(operator),
      },
      subject: collectionName(collection),
      currency: undefined,
    })),
    ...tokens.flatMap(({ tokenId: id, approved, metadata, collection }): Candidate[] => {
      if (approved === null) return []
      const tokenId = parseTokenId(id)
      return [
        {
          permission: {
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

/** Who could spend a currency of the configuration for trading: Seaport, and the conduits that may fill orders here. */
function ofCurrencies({ config }: TradeContext): readonly Candidate[] {
  return config.currencies
    .filter((currency) => !isNative(currency))
    .flatMap((currency) =>
      [...CONDUITS.values()].map((operator: Address): Candidate => ({
        permission: { kind: 'currency', contract: currency.address, operator },
        subject: currency.name ?? currency.symbol,
        currency,
      })),
    )
}

/** Nodes take no more calls in one batch. */
const MOST_ASKED = 200

/**
 * The approvals in force: the index and the configuration name where to look, the chain decides.
 * @throws NodeError, and what the index's client throws
 */
export async function readPermissions(context: TradeContext): Promise<readonly GivenPermission[]> {
  const { client, send, config, account } = context
  const found = fromIndex(await ask(client, PermissionsDocument, { owner: account }))
  const candidates = [...ofCurrencies(context), ...found]
  const byName = new Map(candidates.map((one) => [permissionName(one.permission), one] as const))
  const permissions: readonly Permission[] = [...byName.values()].map(({ permission }) => permission)
  const standing = []
  for (let from = 0; from < permissions.length; from += MOST_ASKED) {
    const asked = permissions.slice(from, from + MOST_ASKED)
    standing.push(...(await readStanding({ send, config, owner: account, candidates: asked })))
  }
  return standing.flatMap((one) => {
    const candidate = byName.get(permissionName(one.permission))
    return candidate === undefined ? [] : [{ ...candidate, ...one }]
  })
}

/** Revokes one approval. */
export function revocationOf(
  context: TradeContext,
  { permission, subject }: GivenPermission,
): WriteDefinition {
  const { send, config, account } = context
  return {
    key: revokeKey(permissionName(permission), account),
    account,
    describe: {
      title: writes.revoke({ subject }),
      done: writes.revoked({ subject }),
      path: accountPermissionsPath(account),
    },
    async prepare() {
      const verdict = await prepareRevoke({ send, config, owner: account, permission })
      return prepared(verdict.status === 'executable' ? { ...verdict, passed: [] } : verdict, 'approval')
    },
    explain,
  }
}

/** Gives the approval that a listing of one's own lacks, for each collection that it sells from. */
export function allowanceOf(context: TradeContext, listing: Listing): WriteDefinition {
  const { send, config, account } = context
  const { operator, orderHash } = listing
  return {
    key: allowKey(orderHash, account),
    account,
    describe: {
      title: writes.approve({ item: nameOfListing(listing) }),
      done: writes.approved,
      path: accountListingsPath(account),
    },
    async prepare() {
      const collections = collectionsOf(listing)
      const operatorName = nameOfOperator(operator) ?? operator
      const verdict = await prepareAllow({
        send,
        config,
        owner: account,
        operator,
        operatorName,
        collections,
      })
      return prepared(verdict.status === 'executable' ? { ...verdict, passed: [] } : verdict, 'approval')
    },
    explain,
  }
}
