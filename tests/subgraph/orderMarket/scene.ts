// The accounts, tokens and conduits of the market of random orders, and the events that change who can deliver.
import type { Hex } from '../../../local/seed/contracts.ts'
import { conduitKey, createConduit, setChannel } from '../conduits.ts'
import { FOREVER, seaportAddress } from '../seaport.ts'
import { type World, startWorld } from '../world.ts'

type Name = 'token' | 'editions' | 'wrapped' | 'coin' | 'refused'
export type MarketWorld = World<Name>

export const RICH = 2n ** 250n

interface Conduits {
  readonly open: Hex
  readonly closed: Hex
  readonly absent: Hex
  readonly untrusted: Hex
}

const makeConduits = (owner: Hex): Conduits => ({
  open: conduitKey(owner, 1),
  closed: conduitKey(owner, 2),
  absent: conduitKey(owner, 3),
  untrusted: conduitKey(owner, 4),
})

export interface Scene {
  readonly contracts: World<Name>['contracts']
  readonly makers: readonly [Hex, ...Hex[]]
  readonly taker: Hex
  readonly others: readonly [Hex, ...Hex[]]
  readonly conduits: Conduits
  readonly now: bigint
}

/** ERC-721 ids of a maker: 100 times its place, and nine more; the taker's are 900 to 909. */
export const TAKER_IDS = 900
export const EDITION_IDS = 6
export const unitsHeld = (id: number) => [1n, 7n, 10n, 12n, 1_000n, 10n ** 18n][id] ?? 0n

/** The chain and the index that the market is played on. */
export const startMarketWorld = (): Promise<MarketWorld> =>
  startWorld<Name>(
    {
      token: { contract: 'PlainToken', tracked: 'ERC721' },
      editions: { contract: 'PlainEditions', tracked: 'ERC1155' },
      wrapped: { contract: 'PlainMoney', values: [18], isCurrency: true, wrapsNative: true },
      coin: { contract: 'PlainMoney', values: [18] },
      refused: { contract: 'LyingToken' },
    },
    {
      conduits: ([owner]) => {
        const { open, closed, absent } = makeConduits(owner as Hex)
        return [open, closed, absent]
      },
    },
  )

export async function prepare(world: MarketWorld): Promise<Scene> {
  const [owner, ...accounts] = world.accounts as [Hex, ...Hex[]]
  const makers = accounts.slice(0, 4) as [Hex, ...Hex[]]
  const [taker] = accounts.slice(4) as [Hex]
  const others = accounts.slice(5, 8) as [Hex, ...Hex[]]
  const { token, editions: edition, wrapped, coin, refused } = world.contracts
  const conduits = makeConduits(owner)
  const addresses: Hex[] = [seaportAddress]
  for (const key of [conduits.open, conduits.closed, conduits.untrusted]) {
    addresses.push(await createConduit(world, owner, key))
    if (key !== conduits.closed) await setChannel(world, owner, key, true)
  }
  for (const [place, maker] of [...makers, taker].entries()) {
    const first = maker === taker ? TAKER_IDS : 100 * place
    for (let id = first; id < first + 10; id++) await world.call(maker, token, 'mint', maker, BigInt(id))
    for (let id = 0; id < EDITION_IDS; id++) {
      await world.call(
        maker,
        edition,
        'mint',
        maker,
        BigInt(id),
        maker === taker ? 2n ** 140n : unitsHeld(id),
      )
    }
    for (const currency of [wrapped, coin]) await world.call(maker, currency, 'mint', maker, RICH)
    for (const operator of addresses) {
      for (const currency of [wrapped, coin]) await world.call(maker, currency, 'approve', operator, FOREVER)
      // The last maker approves no operator.
      if (place === makers.length - 1) continue
      await world.call(maker, token, 'setApprovalForAll', operator, true)
      await world.call(maker, edition, 'setApprovalForAll', operator, true)
    }
  }
  await world.call(owner, refused, 'claimOwner', makers[0])
  await world.rpc('anvil_setBalance', [taker, `0x${RICH.toString(16)}`])
  await world.mine()
  return { contracts: world.contracts, makers, taker, others, conduits, now: BigInt(await world.now()) }
}

export async function call(world: MarketWorld, to: string, data: string): Promise<Hex> {
  return (await world.rpc('eth_call', [{ to, data }, 'latest'])) as Hex
}

/** Channels close and open, items move, approvals go: every event by which an order stops being live or is live again. */
export async function shake(world: MarketWorld, { makers, conduits, contracts }: Scene): Promise<void> {
  const [owner] = world.accounts as [Hex]
  const [one, two, three] = makers as readonly [Hex, Hex, Hex]
  const { token, editions: edition } = contracts
  await setChannel(world, owner, conduits.open, false)
  await setChannel(world, owner, conduits.closed, true)
  for (let id = 0n; id < 5n; id++) await world.call(one, token, 'transferFrom', one, two, id)
  for (const id of [2n, 3n, 4n]) await world.call(one, edition, 'safeTransferFrom', one, two, id, 4n, '0x')
  await world.call(three, token, 'setApprovalForAll', seaportAddress, false)
}
