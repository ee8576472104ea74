// An account's offers in two groups, received for what it holds, and made; on one's own, the money they are paid in.
import type { Address } from '../../domain/address.ts'
import { wrapperOf } from '../../domain/currency.ts'
import { useOpenTrade } from '../../features/trading/openTrade.ts'
import { WrapButton } from '../../features/trading/wrapping/WrapButton.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import styles from './AccountOffers.module.css'
import { MadeOffers } from './MadeOffers.tsx'
import { ReceivedOffers } from './ReceivedOffers.tsx'

export function AccountOffers({ account }: { readonly account: Address }) {
  const { network } = useConfig()
  const { state } = useWallet()
  const open = useOpenTrade()
  const own = 'account' in state && state.account === account
  const wrapper = wrapperOf(network.currencies)
  return (
    <>
      {own && open !== undefined && wrapper !== undefined && (
        <div className={styles.money}>
          <p className={styles.quiet}>
            Offers in {wrapper.symbol} are paid in {network.nativeCurrency.symbol} that is wrapped, one for
            one.
          </p>
          <WrapButton currency={wrapper} />
        </div>
      )}
      <ReceivedOffers account={account} />
      <MadeOffers account={account} />
    </>
  )
}
