// Warns an account that buys or lists an item of its own open offers for this one item: anyone who gets it can sell it to
// them. Offers for the collection or a trait aren't named: they were made for any item.
import type { Address } from '../../domain/address.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import { nowSeconds } from '../../domain/time.ts'
import { queryIndex } from '../../graphql/queryIndex.ts'
import { endsAfter } from '../../graphql/where.ts'
import { tradeTexts } from '../../messages/en/trade.ts'
import { tradeActionsTexts } from '../../messages/en/tradeActions.ts'
import type { ListedItem } from '../../orders/listedItem.ts'
import { toOffers } from '../../orders/offer.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Price } from '../../ui/Price.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useRead } from '../../graphql/useRead.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { OwnOffersDocument } from './__generated__/OwnOffers.ts'
import dialogs from './Dialogs.module.css'
import { TradeButton } from './TradeButton.tsx'
import { useTradeContext } from './tradeContext.ts'

/** The most of an account's offers for one item that are read, and can be canceled together. */
const MAX_OWN_OFFERS = 20

export interface OwnOffersNoteProps {
  readonly item: Pick<ListedItem, 'collection' | 'tokenId'>
  readonly account: Address
}

/** Empty without offers, and where they can't be read: the trade itself doesn't depend on them. */
export function OwnOffersNote({ item, account }: OwnOffersNoteProps) {
  const t = useTranslate()
  const { network } = useConfig()
  const { client } = useTradeContext(account)
  const token = tokenEntityId(item.collection, item.tokenId)
  const reading = useRead(`${account} ${token}`, async () => {
    const { orders } = await queryIndex(client, OwnOffersDocument, {
      first: MAX_OWN_OFFERS,
      where: {
        ...{ offerer: account, side: 'BID', scope: 'ITEM', token, live: true },
        ...endsAfter(nowSeconds()),
      },
    })
    return toOffers(orders, network)
  })
  const offers = reading.status === 'loaded' ? reading.value : []
  const [highest] = offers
  if (highest === undefined) return null
  const price = <Price amount={highest.unitPrice} currency={highest.currency} />
  return (
    <div className={dialogs.warnings}>
      <p role="status">
        <Trans message={tradeTexts.ownOffers({ count: offers.length, price })} />
      </p>
      <TradeButton size="s" className={dialogs.instead} trade={{ kind: 'cancelOffers', offers }}>
        {t(tradeActionsTexts.titles.cancelOffers)}
      </TradeButton>
    </div>
  )
}
