// The standing offers an account made; on one's own, chosen and cancelled together.
import { useState } from 'react'
import type { Address } from '../../domain/address.ts'
import { formatCount } from '../../domain/wei.ts'
import { MAXIMUM_CHOSEN, ChooseOffer } from './ChooseOffer.tsx'
import { OfferAction } from '../../features/trading/offers/OfferAction.tsx'
import { OffersExport } from '../../features/trading/offers/OffersExport.tsx'
import { OffersTable } from '../../features/trading/offers/OffersTable.tsx'
import { useTraitNames } from '../../features/trading/offers/useTraitNames.ts'
import { useOpenTrade } from '../../features/trading/openTrade.ts'
import { Button } from '../../ui/Button.tsx'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import styles from './AccountOffers.module.css'
import { OfferList } from './OfferList.tsx'
import { standingOffers, useAccountOffers } from './useAccountOffers.ts'

export function MadeOffers({ account }: { readonly account: Address }) {
  const { state } = useWallet()
  const open = useOpenTrade()
  const own = 'account' in state && state.account === account
  const filters = [{ openFor: account }]
  const list = useAccountOffers(`offers made by ${account}`, filters)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const traitOf = useTraitNames(list.offers)
  const selected = list.offers.filter(({ orderHash }) => chosen.has(orderHash))
  return (
    <OfferList
      {...list}
      title="Made"
      empty={
        <p className={styles.quiet}>
          {own
            ? 'You have no open offers. Offers that you make for items, collections and traits appear here.'
            : 'This account has no open offers.'}
        </p>
      }
      aside={
        <div className={styles.actions}>
          <OffersExport
            what="offers made"
            filters={() => standingOffers(filters)}
            file={`${account}-offers-made`}
          />
          {own && open !== undefined && (
            <>
              {selected.length > 0 && (
                <Button size="s" onClick={() => open({ kind: 'withdraw', offers: selected })}>
                  Cancel {formatCount(selected.length)} chosen
                </Button>
              )}
              <Button size="s" onClick={() => open({ kind: 'cancelEverything' })}>
                Cancel everything
              </Button>
            </>
          )}
        </div>
      }
    >
      <OffersTable
        offers={list.offers}
        label="Offers made"
        traitOf={traitOf}
        withSubject
        withBidder={false}
        {...(own
          ? {
              lead: (offer) => (
                <ChooseOffer
                  offer={offer}
                  chosen={chosen}
                  full={selected.length >= MAXIMUM_CHOSEN}
                  onChange={setChosen}
                />
              ),
            }
          : {})}
        action={(offer, funded) => <OfferAction offer={offer} given={undefined} funded={funded} />}
      />
    </OfferList>
  )
}
