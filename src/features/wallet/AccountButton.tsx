// The connected account in the header, with its menu and a warning on a wrong network.
import { useState } from 'react'
import { TriangleAlert } from 'lucide-react'
import { shortAddress } from '../../domain/checksum.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/classNames.ts'
import { Identicon } from '../../ui/Identicon.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useAccountName } from '../../ui/useAccountName.ts'
import { useAccount, useWallet } from '../../wallet/WalletProvider.tsx'
import { useReservedListings } from '../../trading/tables/useReservedListings.ts'
import type { AccountMenuProps } from './AccountMenu.tsx'
import styles from './WalletButton.module.css'
import { walletTexts } from '../../messages/en/wallet.ts'
import { useTranslate } from '../../ui/useTranslate.ts'

/** The menu's code loads with the first click; until then only its button is shown. */
const AccountMenu = lazyPart<AccountMenuProps>(async () => (await import('./AccountMenu.tsx')).AccountMenu, {
  placeholder: ({ trigger }) => trigger,
})

export function AccountButton() {
  const t = useTranslate()
  const { state } = useWallet()
  const getName = useAccountName()
  const [isOpened, setIsOpened] = useState(false)
  const reserved = useReservedListings(useAccount()).orders.length
  if (state.status !== 'connected' && state.status !== 'wrongNetwork') return null
  const wrong = state.status === 'wrongNetwork'
  const label = wrong ? t(walletTexts.menu.wrongNetwork) : getName(state.account)
  // Names are set like everywhere else, digits in the typeface for addresses.
  const isDigits = !wrong && label === shortAddress(state.account)
  const trigger = (
    <Button
      aria-label={t(
        wrong
          ? walletTexts.menu.walletWrongNetwork
          : reserved > 0
            ? walletTexts.menu.walletReserved({ account: label, count: reserved })
            : walletTexts.menu.wallet({ account: label }),
      )}
      icon={wrong ? <TriangleAlert aria-hidden="true" /> : <Identicon address={state.account} size={18} />}
      className={wrong ? styles.wrong : styles.account}
      data-focus-home
      onClick={() => setIsOpened(true)}
    >
      <bdi className={classNames(styles.label, isDigits && styles.digits)}>{label}</bdi>
      {!wrong && reserved > 0 && <span className={styles.count}>{t(reserved)}</span>}
    </Button>
  )
  return isOpened ? <AccountMenu trigger={trigger} reserved={reserved} /> : trigger
}
