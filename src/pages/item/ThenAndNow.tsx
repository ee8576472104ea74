// Compares the item's owner, prices and floor at the block of time travel with those of now.
import type { ApolloClient } from '@apollo/client'
import type { ReactNode } from 'react'
import { type Address as AddressValue, parseAddress, ZERO_ADDRESS } from '../../domain/address.ts'
import type { NetworkConfig } from '../../domain/config.ts'
import type { BlockTime } from '../../domain/timeTravel.ts'
import { toWei } from '../../domain/wei.ts'
import { useThenAndNow } from '../../features/timeTravel/useThenAndNow.ts'
import { queryIndex } from '../../graphql/queryIndex.ts'
import { fetchCheapest } from '../../orders/cheapestAmong.ts'
import type { Cheapest } from '../../orders/cheapestListing.ts'
import { getCurrency } from '../../graphql/currency.ts'
import { endsAfter } from '../../graphql/where.ts'
import { itemPageTexts } from '../../messages/en/itemPage.ts'
import type { Translate } from '../../messages/translate.ts'
import { Address } from '../../ui/Address.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { LowestPrice } from '../../ui/LowestPrice.tsx'
import { Price } from '../../ui/Price.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { ThenAndNowDocument, type ThenAndNowQuery } from './__generated__/ThenAndNow.ts'
import { hasUnknownHolders } from './itemHolders.ts'
import { ThenAndNowTable } from './ThenAndNowTable.tsx'

export interface ThenAndNowProps {
  /** The item's ID in the subgraph. */
  readonly token: string
  readonly collection: AddressValue
  readonly asOf: BlockTime
}

/** The figures at one of the two blocks. */
interface Side {
  readonly token: ThenAndNowQuery['token']
  /** The item's cheapest listing. */
  readonly listed: Lowest | undefined
  /** The collection's. */
  readonly floor: Lowest | undefined
}

type Lowest = Pick<Cheapest<unknown>, 'price' | 'exact'>

async function fetchSide(
  client: ApolloClient,
  { token, collection }: ThenAndNowProps,
  atSeconds: number,
): Promise<Side> {
  // Only in the native coin's unit of account: prices in different ones have no common floor.
  const open = {
    side: 'ASK',
    scope: 'ITEM',
    live: true,
    unit: ZERO_ADDRESS,
    ...endsAfter(atSeconds),
  } as const
  const [answer, listed, floor] = await Promise.all([
    queryIndex(client, ThenAndNowDocument, { id: token }),
    fetchCheapest(client, { openListings: { ...open, token }, atSeconds }),
    fetchCheapest(client, { openListings: { ...open, collection }, atSeconds }),
  ])
  return { token: answer.token, listed, floor }
}

export function ThenAndNow(props: ThenAndNowProps) {
  const { token, collection, asOf } = props
  const t = useTranslate()
  const { network } = useConfig()
  const result = useThenAndNow(`item ${token} ${collection}`, asOf, (client, atSeconds) =>
    fetchSide(client, props, atSeconds),
  )

  if (result.status === 'failed') {
    return <ErrorState title={t(itemPageTexts.compareFailed)} error={result.error} onRetry={result.retry} />
  }
  const both = (cell: (side: Side) => ReactNode) =>
    result.status === 'loaded' ? ([cell(result.value.then), cell(result.value.now)] as const) : undefined
  return (
    <ThenAndNowTable
      asOf={asOf}
      owner={both(({ token: shown }) => owner(shown, t))}
      listed={both((side) => lowest(side.listed, network, t))}
      lastSale={both((side) => lastSale(side, network, t))}
      floor={both((side) => lowest(side.floor, network, t))}
    />
  )
}

function owner(token: Side['token'], t: Translate) {
  if (token === null) return t(itemPageTexts.notMinted)
  if (BigInt(token.supply) === 0n)
    return t(hasUnknownHolders(token) ? itemPageTexts.unknown : itemPageTexts.wasBurned)
  if (token.owner === null) return t(itemPageTexts.holderCount({ count: token.ownerCount }))
  return <Address address={parseAddress(token.owner.id)} />
}

function lowest(cheapest: Lowest | undefined, network: NetworkConfig, t: Translate) {
  if (cheapest === undefined) return t(itemPageTexts.none)
  return (
    <LowestPrice exact={cheapest.exact}>
      <Price amount={cheapest.price} currency={network.nativeCurrency} />
    </LowestPrice>
  )
}

function lastSale({ token }: Side, network: NetworkConfig, t: Translate) {
  if (token === null || token.lastSalePrice === null || token.lastSaleCurrency === null)
    return t(itemPageTexts.none)
  return (
    <Price
      amount={toWei(token.lastSalePrice)}
      currency={getCurrency(token.lastSaleCurrency, network)}
      quiet
    />
  )
}
