// The basket: its legs by currency, each group with its own total and its own purchase.
import { useState } from 'react'
import { formatCount } from '../../../domain/wei.ts'
import { useIndexQuery } from '../../../graphql/useIndexQuery.ts'
import { MOST_LEGS } from '../../../market/basket/limit.ts'
import { Button } from '../../../ui/Button.tsx'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { Sheet } from '../../../ui/Dialog.tsx'
import { Price } from '../../../ui/Price.tsx'
import { Empty } from '../../../ui/States.tsx'
import { useNow } from '../../../ui/useNow.ts'
import { useWallet } from '../../../wallet/WalletProvider.tsx'
import { readListing, type Listing } from '../listings/listing.ts'
import { useAskTokens, useKnownRefusals } from '../refusals/useRefusals.ts'
import { useOpenTrade } from '../openTrade.ts'
import { Basket_listingsDocument } from './__generated__/Basket.ts'
import { BasketLeg } from './BasketLeg.tsx'
import styles from './BasketSheet.module.css'
import { byCurrency, sumAt, unavailableBecause, type CurrencyGroup, type Leg } from './leg.ts'
import { useBasket } from './useBasket.ts'
import dialogs from '../Dialogs.module.css'

export function BasketSheet({ onClose }: { readonly onClose: () => void }) {
  const { basket, legs } = useBasket()
  const [undo, setUndo] = useState<{ readonly sentence: string; readonly former: readonly Leg[] }>()
  const reasons = useReasons(legs)
  const open = useOpenTrade()

  const take = (gone: readonly Leg[], sentence: string) => {
    setUndo({ sentence, former: basket.legs() })
    basket.remove(gone.map(({ orderHash }) => orderHash))
  }
  const putBack = () => {
    if (undo !== undefined) basket.restore(undo.former)
    setUndo(undefined)
  }
  const buy = (chosen: readonly Leg[]) => {
    onClose()
    open?.({ kind: 'basket', legs: chosen })
  }

  return (
    <Sheet
      open
      side="right"
      title="Basket"
      onOpenChange={onClose}
      {...(legs.length === 0
        ? {}
        : {
            footer: (
              <Button variant="quiet" onClick={() => take(legs, 'The basket was emptied.')}>
                Empty the basket
              </Button>
            ),
          })}
    >
      <div className={styles.undo} role="status">
        {undo !== undefined && (
          <>
            <span>{undo.sentence}</span>
            {/* What had the focus is gone: it goes to the way back. */}
            {/* eslint-disable-next-line jsx-a11y/no-autofocus -- as said above */}
            <Button key={undo.sentence} size="s" variant="secondary" autoFocus onClick={putBack}>
              Undo
            </Button>
          </>
        )}
      </div>
      {legs.length === 0 ? (
        <Empty title="Your basket is empty">
          Put listings in from a collection or an item. They are bought together, in one transaction for each
          currency.
        </Empty>
      ) : (
        byCurrency(legs).map((group) => (
          <Group
            key={group.currency.address}
            group={group}
            reasons={reasons}
            onBuy={buy}
            onFollow={onClose}
            onRemove={(leg) => take([leg], `${leg.item.name} was taken out.`)}
          />
        ))
      )}
    </Sheet>
  )
}

/** Why legs cannot be bought, by order hash, as the index and their tokens say; empty while that is being asked. */
type Reasons = ReadonlyMap<string, string>

function useReasons(legs: readonly Leg[]): Reasons {
  const { network } = useConfig()
  const { state } = useWallet()
  const nowSeconds = useNow()
  const query = useIndexQuery(Basket_listingsDocument, {
    variables: { ids: legs.map(({ orderHash }) => orderHash) },
    skip: legs.length === 0,
    keepPrevious: true,
  })
  const account = 'account' in state ? state.account : undefined
  const orders = query.kind === 'ready' ? query.data.orders : []
  const known = new Map<string, Listing | null>(
    orders.map((order) => [order.id, readListing(order, network) ?? null]),
  )
  const judged = legs.flatMap((leg) => {
    const fresh = known.get(leg.orderHash)
    // An earlier answer does not speak of what was put in since.
    if (query.kind !== 'ready' || (fresh === undefined && query.previous)) return []
    const because = unavailableBecause(leg, { fresh: fresh ?? null, nowSeconds, account })
    return [{ leg, fresh, because }]
  })
  useAskTokens(judged.flatMap(({ fresh, because }) => (fresh && because === undefined ? [fresh] : [])))
  const refusalOf = useKnownRefusals()
  return new Map(
    judged.flatMap(({ leg, fresh, because }) => {
      const reason = because ?? (fresh ? refusalOf(fresh)?.sentence : undefined)
      return reason === undefined ? [] : [[leg.orderHash, reason] as const]
    }),
  )
}

interface GroupProps {
  readonly group: CurrencyGroup
  readonly reasons: Reasons
  readonly onBuy: (legs: readonly Leg[]) => void
  readonly onRemove: (leg: Leg) => void
  readonly onFollow: () => void
}

function Group({ group: { currency, legs }, reasons, onBuy, onRemove, onFollow }: GroupProps) {
  const now = useNow()
  const buyable = legs.filter(({ orderHash }) => !reasons.has(orderHash))
  const chosen = buyable.slice(0, MOST_LEGS)
  return (
    <section className={styles.group} aria-label={`In ${currency.symbol}`}>
      <h3 className={styles.heading}>
        {currency.symbol}
        <span className={styles.count}>
          {formatCount(legs.length)} {legs.length === 1 ? 'listing' : 'listings'}
        </span>
      </h3>
      <ul className={styles.legs}>
        {legs.map((leg) => (
          <BasketLeg
            key={leg.orderHash}
            leg={leg}
            because={reasons.get(leg.orderHash)}
            onRemove={() => onRemove(leg)}
            onFollow={onFollow}
          />
        ))}
      </ul>
      {buyable.length > MOST_LEGS && (
        <p className={styles.note}>
          One transaction buys at most {MOST_LEGS} listings: the first {MOST_LEGS} now, the others after.
        </p>
      )}
      {chosen.length > 0 ? (
        <Button variant="primary" wide onClick={() => onBuy(chosen)}>
          <span className={dialogs.priced}>
            Buy {chosen.length} for <Price amount={sumAt(chosen, now)} currency={currency} />
          </span>
        </Button>
      ) : (
        <p className={styles.note}>None of these can be bought now.</p>
      )}
    </section>
  )
}
