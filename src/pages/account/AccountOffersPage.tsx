// An account's offers in two groups, received and made; the viewer's own account also shows its balances for offers.
import type { Address } from '../../domain/address.ts'
import { findWrappedNative } from '../../domain/currency.ts'
import { useOpenTradeDialog } from '../../trading/dialog/trade.ts'
import { WrapButton } from '../../trading/wrap/WrapButton.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import { accountTexts } from '../../messages/en/account.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './AccountOffers.module.css'
import { MadeOffers } from './MadeOffers.tsx'
import { ReceivedOffers } from './ReceivedOffers.tsx'
import { AccountFrame } from './AccountFrame.tsx'

export function AccountOffers({ account }: { readonly account: Address }) {
  const t = useTranslate()
  const { network } = useConfig()
  const open = useOpenTradeDialog()
  const own = useAccount() === account
  const wrapper = findWrappedNative(network.currencies)
  return (
    <>
      {own && open !== undefined && wrapper !== undefined && (
        <div className={styles.money}>
          <p className={styles.quiet}>
            {t(accountTexts.offers.paidIn({ wrapped: wrapper.symbol, coin: network.nativeCurrency.symbol }))}
          </p>
          <WrapButton currency={wrapper} />
        </div>
      )}
      <ReceivedOffers account={account} />
      <MadeOffers account={account} />
    </>
  )
}

export function AccountOffersPage() {
  return <AccountFrame view="offers">{(account) => <AccountOffers account={account} />}</AccountFrame>
}
