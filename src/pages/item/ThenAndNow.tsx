// What became of an item: owner, price and floor at the moment that is shown, beside those of now.
import type { ApolloClient } from '@apollo/client'
import type { ReactNode } from 'react'
import { type Address as AddressValue, parseAddress, ZERO_ADDRESS } from '../../domain/address.ts'
import type { NetworkConfig } from '../../domain/config.ts'
import type { BlockMoment } from '../../domain/past.ts'
import { formatCount, toWei } from '../../domain/wei.ts'
import { useThenAndNow } from '../../features/past/useThenAndNow.ts'
import { ask } from '../../graphql/ask.ts'
import { readCheapestAmong } from '../../graphql/cheapestAmong.ts'
import type { Cheapest } from '../../graphql/cheapestListing.ts'
import { currencyFrom } from '../../graphql/currencyFrom.ts'
import { openAt } from '../../graphql/where.ts'
import { Address } from '../../ui/Address.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { LowestKnown } from '../../ui/LowestKnown.tsx'
import { Price } from '../../ui/Price.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { ThenAndNowDocument, type ThenAndNowQuery } from './__generated__/ThenAndNow.ts'
import { hasUnknownHolders } from './knownUnits.ts'
import { ThenAndNowTable } from './ThenAndNowTable.tsx'

export interface ThenAndNowProps {
  /** The item's id in the index. */
  readonly token: string
  readonly collection: AddressValue
  readonly moment: BlockMoment
}

/** The index's reply, and the moment at which its prices are worked out. */
interface Side {
  readonly token: ThenAndNowQuery['token']
  /** The item's cheapest listing. */
  readonly listed: Lowest | undefined
  /** The collection's. */
  readonly floor: Lowest | undefined
}

type Lowest = Pick<Cheapest<unknown>, 'price' | 'exact'>

async function read(
  client: ApolloClient,
  { token, collection }: ThenAndNowProps,
  atSeconds: number,
): Promise<Side> {
  // In the native coin alone: prices in different currencies have no common floor.
  const open = {
    side: 'ASK',
    scope: 'ITEM',
    live: true,
    currency: ZERO_ADDRESS,
    ...openAt(atSeconds),
  } as const
  const [answer, listed, floor] = await Promise.all([
    ask(client, ThenAndNowDocument, { id: token }),
    readCheapestAmong(client, { openAsks: { ...open, token }, atSeconds }),
    readCheapestAmong(client, { openAsks: { ...open, collection }, atSeconds }),
  ])
  return { token: answer.token, listed, floor }
}

export function ThenAndNow(props: ThenAndNowProps) {
  const { token, collection, moment } = props
  const { network } = useConfig()
  const found = useThenAndNow(`item ${token} ${collection}`, moment, (client, atSeconds) =>
    read(client, props, atSeconds),
  )

  if (found.kind === 'failed') {
    return <ErrorState title="Then and now could not be compared" error={found.error} onRetry={found.retry} />
  }
  const both = (cell: (side: Side) => ReactNode) =>
    found.kind === 'ready' ? ([cell(found.then), cell(found.now)] as const) : undefined
  return (
    <ThenAndNowTable
      moment={moment}
      owner={both(ownerOf)}
      listed={both((side) => lowest(side.listed, network))}
      lastSale={both((side) => lastSale(side, network))}
      floor={both((side) => lowest(side.floor, network))}
    />
  )
}

function ownerOf({ token }: Side) {
  if (token === null) return 'Not yet made'
  if (BigInt(token.supply) === 0n) return hasUnknownHolders(token) ? 'Unknown' : 'Burnt'
  if (token.owner === null) {
    return token.ownerCount === 1 ? 'One holder' : `${formatCount(token.ownerCount)} holders`
  }
  return <Address address={parseAddress(token.owner.id)} />
}

function lowest(cheapest: Lowest | undefined, network: NetworkConfig) {
  if (cheapest === undefined) return 'None'
  return (
    <LowestKnown exact={cheapest.exact}>
      <Price amount={cheapest.price} currency={network.nativeCurrency} />
    </LowestKnown>
  )
}

function lastSale({ token }: Side, network: NetworkConfig) {
  if (token === null || token.lastSalePrice === null || token.lastSaleCurrency === null) return 'None'
  return (
    <Price
      amount={toWei(token.lastSalePrice)}
      currency={currencyFrom(token.lastSaleCurrency, network)}
      quiet
    />
  )
}
