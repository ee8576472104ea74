// The accounts, money and conduits of the market of random fulfillments.
import { Interface } from 'ethers'
import { CONDUIT_CONTROLLER } from '../../../local/chain/canonical.ts'
import type { Hex } from '../../../local/seed/contracts.ts'
import { FOREVER, seaportAddress } from '../seaport.ts'
import { type Transaction, type World, startWorld } from '../world.ts'

type Name = 'token' | 'editions' | 'weth' | 'dust' | 'errands'
export type MarketWorld = World<Name>

const controller = new Interface([
  'function createConduit(bytes32 key, address owner) returns (address)',
  'function getConduit(bytes32 key) view returns (address conduit, bool exists)',
  'function updateChannel(address conduit, address channel, bool isOpen)',
])
const NO_CONDUIT: Hex = `0x${'0'.repeat(64)}`
const conduitKey = (owner: Hex, number: number) => `${owner}${number.toString(16).padStart(24, '0')}` as Hex

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
      weth: { contract: 'PlainMoney', values: [18], isCurrency: true },
      dust: { contract: 'PlainMoney', values: [18] },
      // Makes several calls in one transaction.
      errands: { contract: 'Errands' },
    },
    { discover, conduits: ([owner]) => [conduitKey(owner as Hex, 1)] },
  )

/** Calls as an account, or through the errands contract as itself. */
export const runErrands = (
  { errands }: MarketWorld['contracts'],
  from: Hex,
  calls: readonly Omit<Transaction, 'from'>[],
): Transaction => ({
  from,
  to: errands.address,
  data: errands.call(
    'run',
    calls.map(({ to, data, value = 0n }) => ({ target: to, value, data })),
  ),
  value: calls.reduce((sum, { value = 0n }) => sum + value, 0n),
})

/** Everyone has money, and approves Seaport and the conduits. */
export async function prepare(world: MarketWorld): Promise<Scene> {
  const { contracts } = world
  const { token, editions, weth, dust, errands } = contracts
  const [owner, house, creator, ...people] = world.accounts.slice(0, 7) as [Hex, Hex, Hex, ...Hex[]]
  const conduitKeys = [NO_CONDUIT, conduitKey(owner, 1), conduitKey(owner, 2)] as const
  const operators = [seaportAddress]
  for (const key of conduitKeys.slice(1)) {
    const call = (name: string, ...values: readonly unknown[]) =>
      controller.encodeFunctionData(name, values) as Hex
    await world.send({ from: owner, to: CONDUIT_CONTROLLER, data: call('createConduit', key, owner) })
    const reply = (await world.rpc('eth_call', [
      { to: CONDUIT_CONTROLLER, data: call('getConduit', key) },
      'latest',
    ])) as Hex
    const conduit = (controller.decodeFunctionResult('getConduit', reply)[0] as string).toLowerCase() as Hex
    const open = call('updateChannel', conduit, seaportAddress, true)
    await world.send({ from: owner, to: CONDUIT_CONTROLLER, data: open })
    operators.push(conduit)
  }
  const setUp = (account: Hex) => [
    ...[weth, dust].map(({ address, call }) => ({ to: address, data: call('mint', account, 10n ** 30n) })),
    ...operators.flatMap((operator) => [
      ...[weth, dust].map(({ address, call }) => ({
        to: address,
        data: call('approve', operator, FOREVER),
      })),
      ...[token, editions].map(({ address, call }) => ({
        to: address,
        data: call('setApprovalForAll', operator, true),
      })),
    ]),
  ]
  for (const from of people) for (const call of setUp(from)) await world.send({ ...call, from })
  await world.send(runErrands(contracts, owner, setUp(errands.address)))
  return { contracts, people, house, creator, conduitKeys, nowSeconds: BigInt(await world.now()) }
}
