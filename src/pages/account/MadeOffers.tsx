// The open offers that an account made; its owner can select and cancel several.
import type { Address } from '../../domain/address.ts'
import { OffersExport } from '../../trading/tables/OrdersExport.tsx'
import { OffersTable } from '../../trading/tables/OffersTable.tsx'
import { useFunds } from '../../trading/tables/useFunds.ts'
import { useTraitNames } from '../../trading/offer/useTraitNames.ts'
import { SelectBox } from '../../features/selection/SelectBox.tsx'
import { useSelection } from '../../features/selection/useSelection.ts'
import { useOpenTradeDialog } from '../../trading/dialog/trade.ts'
import { Button } from '../../ui/Button.tsx'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import { accountTexts } from '../../messages/en/account.ts'
import { controlsTexts } from '../../messages/en/controls.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './AccountOffers.module.css'
import { OfferList } from './OfferList.tsx'
import { listStandingOffers, useAccountOffers } from './useAccountOffers.ts'
import { describeOffer, type Offer } from '../../orders/offer.ts'
import { toWei } from '../../domain/wei.ts'
import { Price } from '../../ui/Price.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { type Outbid, useOutbid } from './useOutbid.ts'

/** The most offers in one cancellation, as in seaport/cancel.ts, which would load the code of trades. */
const MAX_SELECTED = 100

export function MadeOffers({ account }: { readonly account: Address }) {
  const t = useTranslate()
  const open = useOpenTradeDialog()
  const own = useAccount() === account
  const filters = [{ openFor: account }]
  const list = useAccountOffers(`offers made by ${account}`, filters)
  const selection = useSelection(
    MAX_SELECTED,
    list.offers.map(({ orderHash }) => orderHash),
  )
  const findTrait = useTraitNames(list.offers)
  const funds = useFunds(list.offers)
  const outbid = useOutbid(account, list.offers)
  const selected = list.offers.filter(({ orderHash }) => selection.selected.has(orderHash))
  return (
    <OfferList
      {...list}
      title={t(accountTexts.offers.made)}
      empty={
        <p className={styles.quiet}>
          {t(own ? accountTexts.offers.noneMade : accountTexts.offers.noneMadeByAccount)}
        </p>
      }
      aside={
        <div className={styles.actions}>
          <OffersExport
            what={accountTexts.offers.exportedMade}
            table="offers_made"
            filters={() => listStandingOffers(filters)}
            file={`${account}-offers-made`}
          />
          {own && open !== undefined && (
            <>
              {selected.length > 0 && (
                <Button size="s" onClick={() => open({ kind: 'cancelOffers', offers: selected })}>
                  {t(accountTexts.offers.cancelSelected({ count: selected.length }))}
                </Button>
              )}
              <Button size="s" onClick={() => open({ kind: 'cancelEverything' })}>
                {t(accountTexts.offers.cancelEverything)}
              </Button>
            </>
          )}
        </div>
      }
    >
      <OffersTable
        funds={funds}
        label={t(accountTexts.offers.made)}
        findTrait={findTrait}
        withSubject
        withBuyer={false}
        findPicture={({ subject }) => (subject.kind === 'token' ? subject.item : undefined)}
        priceNote={(offer) => (
          <OutbidNote offer={offer} outbid={outbid.find(offer)} hasFailed={outbid.retry !== undefined} />
        )}
        {...(own
          ? {
              lead: (offer) => (
                <SelectBox
                  selection={selection}
                  id={offer.orderHash}
                  label={accountTexts.offers.select({ offer: describeOffer(offer) })}
                />
              ),
            }
          : {})}
      />
      {outbid.retry !== undefined && list.offers.some((offer) => outbid.find(offer).kind === 'unknown') && (
        <p className={styles.unchecked} role="status">
          {t(accountTexts.offers.higherFailed)}{' '}
          <Button size="s" onClick={outbid.retry}>
            {t(controlsTexts.retry)}
          </Button>
        </p>
      )}
    </OfferList>
  )
}

interface OutbidNoteProps {
  readonly offer: Offer
  readonly outbid: Outbid
  /** Whether a failed read is reported below the table, for all offers. */
  readonly hasFailed: boolean
}

/** Both prices are of one unit, rounded: a difference of less than the smallest amount shows nothing. */
function OutbidNote({ offer, outbid, hasFailed }: OutbidNoteProps) {
  const t = useTranslate()
  if (outbid.kind === 'unknown' && !hasFailed)
    return <span className={styles.note}>{t(accountTexts.offers.higherUnchecked)}</span>
  if (outbid.kind !== 'higher' || outbid.best.unitPrice <= offer.unitPrice) return null
  const { unitPrice, currency } = outbid.best
  return (
    <span className={styles.outbid}>
      <Trans
        message={accountTexts.offers.outbid({
          difference: <Price amount={toWei(unitPrice - offer.unitPrice)} currency={currency} size="xs" />,
          price: <Price amount={unitPrice} currency={currency} size="xs" />,
        })}
      />
    </span>
  )
}
