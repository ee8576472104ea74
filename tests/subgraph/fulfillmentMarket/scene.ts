// The accounts, money and conduits of the market of random fulfillments.
import type { Hex } from '../../../local/seed/contracts.ts'
import { conduitKey, createConduit, setChannel } from '../conduits.ts'
import { runErrands } from '../errands.ts'
import { FOREVER, seaportAddress } from '../seaport.ts'
import { type World, startWorld, transaction } from '../world.ts'

type Name = 'token' | 'editions' | 'weth' | 'dust' | 'errands'
export type MarketWorld = World<Name>

const NO_CONDUIT: Hex = `0x${'0'.repeat(64)}`

export interface Scene {
  readonly contracts: MarketWorld['contracts']
  /** Makers and fillers. */
  readonly people: readonly Hex[]
  readonly house: Hex
  readonly creator: Hex
  /** Keys of no conduit, one that the index trusts, and one that it doesn't. */
  readonly conduitKeys: readonly [none: Hex, trusted: Hex, untrusted: Hex]
  readonly nowSeconds: bigint
}

export const startMarketWorld = (discover: boolean): Promise<MarketWorld> =>
  startWorld<Name>(
    {
      token: { contract: 'PlainToken', tracked: 'ERC721' },
      editions: { contract: 'PlainEditions', tracked: 'ERC1155' },
      weth: { contract: 'PlainMoney', values: [18], isCurrency: true, wrapsNative: true },
      dust: { contract: 'PlainMoney', values: [18] },
      // Makes several calls in one transaction.
      errands: { contract: 'Errands' },
    },
    { discover, conduits: ([owner]) => [conduitKey(owner as Hex, 1)] },
  )

/** Everyone has money, and approves Seaport and the conduits. */
export async function prepare(world: MarketWorld): Promise<Scene> {
  const { contracts } = world
  const { token, editions, weth, dust, errands } = contracts
  const [owner, house, creator, ...people] = world.accounts.slice(0, 7) as [Hex, Hex, Hex, ...Hex[]]
  const conduitKeys = [NO_CONDUIT, conduitKey(owner, 1), conduitKey(owner, 2)] as const
  const operators = [seaportAddress]
  for (const key of conduitKeys.slice(1)) {
    operators.push(await createConduit(world, owner, key))
    await setChannel(world, owner, key, true)
  }
  const setUp = (account: Hex) => [
    ...[weth, dust].map((currency) => transaction(account, currency, 'mint', account, 10n ** 30n)),
    ...operators.flatMap((operator) => [
      ...[weth, dust].map((currency) => transaction(account, currency, 'approve', operator, FOREVER)),
      ...[token, editions].map((collection) =>
        transaction(account, collection, 'setApprovalForAll', operator, true),
      ),
    ]),
  ]
  for (const call of people.flatMap(setUp)) await world.send(call)
  await world.send(runErrands(contracts, owner, setUp(errands.address)))
  return { contracts, people, house, creator, conduitKeys, nowSeconds: BigInt(await world.now()) }
}
