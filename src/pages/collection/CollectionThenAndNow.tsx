// Compares a collection's figures at the block of time travel with those of now.
import type { ReactNode } from 'react'
import type { Address } from '../../domain/address.ts'
import type { BlockTime } from '../../domain/timeTravel.ts'
import { startOfMinute } from '../../domain/time.ts'
import type { Wei } from '../../domain/wei.ts'
import { type CollectionFigures, mainMarket, getFigures } from '../../features/collections/figures.ts'
import { FloorPrice } from '../../features/collections/FloorPrice.tsx'
import { openListings } from '../../features/collections/openListings.ts'
import { share } from '../../features/collections/share.ts'
import { useThenAndNow } from '../../features/timeTravel/useThenAndNow.ts'
import { queryIndex } from '../../graphql/queryIndex.ts'
import { collectionTexts } from '../../messages/en/collection.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Price } from '../../ui/Price.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { CollectionThenAndNowDocument } from './__generated__/CollectionThenAndNow.ts'
import { ThenAndNowStrip } from './ThenAndNowStrip.tsx'

export interface CollectionThenAndNowProps {
  readonly collection: Address
  readonly asOf: BlockTime
}

export function CollectionThenAndNow({ collection, asOf }: CollectionThenAndNowProps) {
  const t = useTranslate()
  const { network } = useConfig()
  const result = useThenAndNow(`collection ${collection}`, asOf, async (client, atSeconds) => {
    const at = startOfMinute(atSeconds)
    const variables = { id: collection, openListings: openListings(at) }
    const { collection: row } = await queryIndex(client, CollectionThenAndNowDocument, variables)
    return row === null ? undefined : getFigures(row, network, atSeconds)
  })
  if (result.status === 'failed') {
    return <ErrorState title={t(collectionTexts.compareFailed)} error={result.error} onRetry={result.retry} />
  }
  const { then, now } = result.status === 'loaded' ? result.value : {}
  // In one unit of account: the collection's main one then or, if it had none, now.
  const currency = (mainMarket(then ?? NOTHING) ?? mainMarket(now ?? NOTHING))?.currency
  const findMarket = (figures: CollectionFigures) =>
    figures.markets.find((market) => market.currency.address === currency?.address)
  const money = (amount: Wei | undefined) =>
    amount === undefined || currency === undefined ? (
      t(collectionTexts.none)
    ) : (
      <Price amount={amount} currency={currency} />
    )
  const both = (figure: (of: CollectionFigures) => ReactNode) =>
    [then, now].map((of) => (of === undefined ? '—' : figure(of))) as [ReactNode, ReactNode]
  return (
    <ThenAndNowStrip
      asOf={asOf}
      {...(result.status === 'loaded' && {
        figures: {
          floor: both((of) => <FloorPrice market={findMarket(of)} none={t(collectionTexts.none)} />),
          volume: both((of) => money(findMarket(of)?.sold.all.volume)),
          listed: both(({ listedCount, tokenCount }) => (
            <span title={t(collectionTexts.header.listedHint({ listed: listedCount, total: tokenCount }))}>
              {t(share(listedCount, tokenCount))}
            </span>
          )),
          owners: both(({ ownerCount }) => t(ownerCount)),
          items: both(({ tokenCount }) => t(tokenCount)),
        },
      })}
    />
  )
}

const NOTHING: CollectionFigures = { tokenCount: 0, ownerCount: 0, listedCount: 0, markets: [] }
