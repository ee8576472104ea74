// An account's offers in two groups, received for what it holds, and made; on one's own, the money they are paid in.
import type { Address } from '../../domain/address.ts'
import { WrapButton } from '../../features/trading/wrapping/WrapButton.tsx'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import styles from './AccountOffers.module.css'
import { MadeOffers } from './MadeOffers.tsx'
import { ReceivedOffers } from './ReceivedOffers.tsx'

export function AccountOffers({ account }: { readonly account: Address }) {
  const { state } = useWallet()
  const own = 'account' in state && state.account === account
  return (
    <>
      {own && (
        <div className={styles.money}>
          <WrapButton />
        </div>
      )}
      <ReceivedOffers account={account} />
      <MadeOffers account={account} />
    </>
  )
}
