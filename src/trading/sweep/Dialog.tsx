// The sweep: the cheapest listings in one unit of account among the items that the page shows, as many as the viewer selects.
import { useMemo, useState } from 'react'
import type { Address } from '../../domain/address.ts'
import type { NetworkConfig } from '../../domain/config.ts'
import { getUnit, type Currency } from '../../domain/currency.ts'
import { parsePrice } from '../../domain/parseAmount.ts'
import type { Wei } from '../../domain/wei.ts'
import { isLowest } from '../../orders/cheapestListing.ts'
import { useQueryTime } from '../../graphql/queryTime.ts'
import { endsAfter } from '../../graphql/where.ts'
import { MAX_CART_ITEMS } from '../../seaport/cart/limit.ts'
import { Button } from '../../ui/Button.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Sheet } from '../../ui/Dialog.tsx'
import { Price } from '../../ui/Price.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useNow } from '../../ui/useNow.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import type { Listing } from '../../orders/listing.ts'
import { useOpenTradeDialog } from '../dialog/trade.ts'
import { parseField, parseUnits, type Field } from '../dialog/formFields.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import type { Order_filter } from '../../graphql/__generated__/operations.ts'
import { totalPriceAt, unitPriceAt, totalUnits } from '../../orders/cartItem.ts'
import { listEligibleListings, type MatchingItems, sweepKey, type SweepScope } from './sweep.ts'
import { buyTexts } from '../../messages/en/buy.ts'
import { orList } from '../../messages/values.ts'
import { Trans } from '../../ui/Trans.tsx'
import styles from './Dialog.module.css'
import { PaidIn } from '../cart/CartItemLine.tsx'
import { SweepResult } from './SweepResult.tsx'
import { useCart } from '../cart/store/cartStore.ts'
import { useSweep, MAX_LISTINGS, useCheapestListings } from './useSweep.ts'
import dialogs from '../dialog/Dialogs.module.css'

export interface SweepDialogProps {
  readonly collection: Address
  /** The selectable units of account, each as the currency that it is named after; not empty. */
  readonly units: readonly Currency[]
  readonly unit: Currency
  readonly onUnitChange: (unit: Currency) => void
  /** What the page's filters leave; undefined without filters. */
  readonly filtered?: Pick<SweepScope, 'minPrice' | 'maxPrice'> & { readonly items: MatchingItems }
  readonly onClose: () => void
}

const USUAL_COUNT = 3

const READY = { kind: 'ready' } as const

const countItems = (listings: readonly Listing[]) => new Set(listings.map(({ item }) => item.path)).size

/** The symbols of a unit's currencies: `ETH or WETH`. */
const getSymbols = ({ address }: Currency, { nativeCurrency, currencies }: NetworkConfig) =>
  orList([nativeCurrency, ...currencies].flatMap((one) => (getUnit(one) === address ? [one.symbol] : [])))

/** Reads an optional price. */
function parseCap(text: string, currency: Currency): Field<Wei | undefined> {
  return text.trim() === '' ? { value: undefined } : parseField(() => parsePrice(text, currency))
}

export function SweepDialog(props: SweepDialogProps) {
  const { collection, units, unit, onUnitChange, filtered, onClose } = props
  const t = useTranslate()
  const { network } = useConfig()
  const { cart } = useCart()
  const open = useOpenTradeDialog()
  const now = useNow()
  const since = useQueryTime()
  const account = useAccount()
  const [countInput, setCount] = useState(`${USUAL_COUNT}`)
  const [capInput, setCap] = useState('')
  const items = filtered?.items
  const tokenIds = items?.kind === 'ready' ? items.tokenIds : undefined
  const isEmpty = tokenIds?.length === 0
  const where: Order_filter = {
    side: 'ASK',
    scope: 'ITEM',
    live: true,
    collection,
    unit: unit.address,
    ...(tokenIds === undefined ? {} : { token_in: tokenIds }),
    ...(account === undefined ? {} : { offerer_not: account }),
    ...endsAfter(since),
  }
  const cheapest = useCheapestListings(where, {
    skip: isEmpty || (items !== undefined && items.kind !== 'ready'),
  })
  const listings = listEligibleListings(
    cheapest.kind === 'ready' ? cheapest.listings : [],
    {
      collection,
      unit: unit.address,
      tokenIds: useMemo(() => tokenIds && new Set(tokenIds), [tokenIds]),
      minPrice: filtered?.minPrice,
      maxPrice: filtered?.maxPrice,
    },
    now,
  )

  const count = parseUnits(countInput, { decimals: 0, most: BigInt(MAX_CART_ITEMS) })
  const cap = parseCap(capInput, unit)
  const requestedCount = 'value' in count ? Number(count.value) : undefined
  const request =
    requestedCount === undefined || 'error' in cap ? undefined : { count: requestedCount, cap: cap.value }
  const [omitted, setOmitted] = useState<ReadonlySet<string>>(new Set())
  const { rows, cartItems, leftOut } = useSweep(listings, request, { account, omitted })
  const itemCount = totalUnits(cartItems)
  const total = totalPriceAt(cartItems, now)
  const isCheapest =
    cheapest.kind === 'ready' &&
    cheapest.cut.every(
      (ends) =>
        cartItems.length > 0 &&
        cartItems.every((cartItem) => isLowest(unitPriceAt(cartItem, now), ends, MAX_LISTINGS)),
    )

  const isWhole = items?.kind === 'ready' && items.isComplete && cheapest.kind === 'ready' && cheapest.isWhole

  return (
    <Sheet
      open
      side="end"
      title={t(buyTexts.sweep.title)}
      onOpenChange={onClose}
      footer={
        <>
          <Button
            disabled={cartItems.length === 0}
            onClick={() => {
              cart.add(cartItems)
              onClose()
            }}
          >
            {t(buyTexts.sweep.addToCart)}
          </Button>
          <Button
            variant="primary"
            disabled={total === undefined}
            onClick={() => {
              onClose()
              open?.({ kind: 'cart', cartItems })
            }}
          >
            <span className={dialogs.priced}>
              {total === undefined ? (
                t(buyTexts.sweep.buy)
              ) : (
                <Trans message={buyTexts.sweep.buyFor({ count: itemCount, price: <Price {...total} /> })} />
              )}
            </span>
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <label className={styles.slider}>
          <VisuallyHidden>{t(buyTexts.sweep.slider)}</VisuallyHidden>
          <input
            type="range"
            min={1}
            max={MAX_CART_ITEMS}
            step={1}
            value={requestedCount ?? USUAL_COUNT}
            onChange={(event) => setCount(event.target.value)}
          />
        </label>
        <TextField
          label={t(buyTexts.sweep.count)}
          value={countInput}
          onChange={setCount}
          inputMode="numeric"
          mono
          error={'error' in count ? t(buyTexts.sweep.countRange({ most: MAX_CART_ITEMS })) : undefined}
        />
        <TextField
          label={t(buyTexts.sweep.maximum)}
          value={capInput}
          onChange={setCap}
          inputMode="decimal"
          mono
          placeholder={t(buyTexts.sweep.anyPrice)}
          suffix={unit.symbol}
          error={'error' in cap ? t(cap.error) : undefined}
        />
        {units.length > 1 && (
          <Select
            label={t(buyTexts.sweep.currency)}
            value={unit.address}
            options={units.map((one) => ({
              value: one.address as string,
              label: t(getSymbols(one, network)),
            }))}
            onChange={(unitAddress) => {
              const next = units.find(({ address }) => address === unitAddress)
              if (next !== undefined) onUnitChange(next)
            }}
          />
        )}
      </div>
      {filtered !== undefined && cheapest.kind === 'ready' && listings.length > 0 && (
        <p className={styles.scope}>
          {t(
            (isWhole ? buyTexts.sweep.matching : buyTexts.sweep.matchingAtLeast)({
              count: countItems(listings),
            }),
          )}
        </p>
      )}
      {total !== undefined && <PaidIn total={total} />}
      <SweepResult
        rows={rows}
        onInclude={(cartItem, included) => {
          const key = sweepKey(cartItem)
          const others = [...omitted].filter((one) => one !== key)
          setOmitted(new Set(included ? others : [...others, key]))
        }}
        isCheapest={isCheapest}
        leftOut={leftOut}
        now={now}
        short={requestedCount !== undefined && itemCount < BigInt(requestedCount)}
        query={items === undefined || items.kind === 'ready' ? (isEmpty ? READY : cheapest) : items}
        symbols={getSymbols(unit, network)}
        isFiltered={filtered !== undefined}
        none={listings.length === 0}
        valid={request !== undefined}
      />
    </Sheet>
  )
}
