// What became of a collection: its figures at the moment that is shown, each with that of now below it.
import type { ReactNode } from 'react'
import type { Address } from '../../domain/address.ts'
import type { BlockMoment } from '../../domain/past.ts'
import { startOfMinute } from '../../domain/time.ts'
import { formatCount, type Wei } from '../../domain/wei.ts'
import { type CollectionFigures, mainMarket, readFigures } from '../../features/collections/figures.ts'
import { FloorPrice } from '../../features/collections/FloorPrice.tsx'
import { openAsks } from '../../features/collections/openAsks.ts'
import { share } from '../../features/collections/share.ts'
import { useThenAndNow } from '../../features/past/useThenAndNow.ts'
import { ask } from '../../graphql/ask.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Price } from '../../ui/Price.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { CollectionThenAndNowDocument } from './__generated__/CollectionThenAndNow.ts'
import { ThenAndNowStrip } from './ThenAndNowStrip.tsx'

export interface CollectionThenAndNowProps {
  readonly collection: Address
  readonly moment: BlockMoment
}

export function CollectionThenAndNow({ collection, moment }: CollectionThenAndNowProps) {
  const { network } = useConfig()
  const found = useThenAndNow(`collection ${collection}`, moment, async (client, atSeconds) => {
    const at = startOfMinute(atSeconds)
    const variables = { id: collection, openAsks: openAsks(at) }
    const { collection: row } = await ask(client, CollectionThenAndNowDocument, variables)
    return row === null ? undefined : readFigures(row, network, atSeconds)
  })
  if (found.kind === 'failed') {
    return <ErrorState title="Then and now could not be compared" error={found.error} onRetry={found.retry} />
  }
  const [then, now] = found.kind === 'ready' ? [found.then, found.now] : []
  // Figures of one currency alone: that which stands for the collection then, or has come to since.
  const currency = (mainMarket(then ?? NOTHING) ?? mainMarket(now ?? NOTHING))?.currency
  const inCurrency = (figures: CollectionFigures) =>
    figures.markets.find((market) => market.currency.address === currency?.address)
  const money = (amount: Wei | undefined) =>
    amount === undefined || currency === undefined ? 'None' : <Price amount={amount} currency={currency} />
  const both = (figure: (of: CollectionFigures) => ReactNode) =>
    [then, now].map((of) => (of === undefined ? '—' : figure(of))) as [ReactNode, ReactNode]
  return (
    <ThenAndNowStrip
      moment={moment}
      {...(found.kind === 'ready' && {
        figures: {
          Floor: both((of) => <FloorPrice market={inCurrency(of)} none="None" />),
          'Volume, all time': both((of) => money(inCurrency(of)?.sold.all.volume)),
          'For sale': both(({ listedCount, tokenCount }) => (
            <span title={`${formatCount(listedCount)} of ${formatCount(tokenCount)} items`}>
              {share(listedCount, tokenCount)}
            </span>
          )),
          Owners: both(({ ownerCount }) => formatCount(ownerCount)),
          Items: both(({ tokenCount }) => formatCount(tokenCount)),
        },
      })}
    />
  )
}

const NOTHING: CollectionFigures = { tokenCount: 0, ownerCount: 0, listedCount: 0, markets: [] }
