// The menu under the account in the header: the wallet, links to the account's pages, and switching or disconnecting.
import { ChartLine, Copy, HandCoins, Lock, LogOut, RefreshCw, Tag, User, Waypoints } from 'lucide-react'
import { useState, type ReactElement } from 'react'
import { checksumAddress } from '../../domain/checksum.ts'
import { errorText } from '../../domain/errors.ts'
import {
  accountListingsPath,
  accountOffersPath,
  accountPath,
  accountPortfolioPath,
} from '../../domain/paths.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Menu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '../../ui/Menu.tsx'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import { Balances } from './Balances.tsx'
import { walletTexts } from '../../messages/en/wallet.ts'
import type { Value } from '../../messages/message.ts'
import { copyText } from '../../ui/useCopy.ts'
import { useTranslate } from '../../ui/useTranslate.ts'

export interface AccountMenuProps {
  readonly trigger: ReactElement
  /** Number of listings that only the account can buy. */
  readonly reserved: number
}

export function AccountMenu({ trigger, reserved }: AccountMenuProps) {
  const t = useTranslate()
  const { network } = useConfig()
  const { state, disconnect, switchAccount, switchNetwork } = useWallet()
  const [failure, setFailure] = useState<Value>()
  if (state.status !== 'connected' && state.status !== 'wrongNetwork') return trigger
  const { account, wallet } = state
  const closeFailure = () => setFailure(undefined)
  const fail = (error: unknown) => setFailure(errorText(error, walletTexts.menu.noAnswer))
  return (
    <>
      <Menu trigger={trigger} defaultOpen>
        <MenuLabel>
          {state.status === 'wrongNetwork'
            ? t(walletTexts.menu.onNetwork({ wallet: wallet.name, chainId: `${state.chainId}` }))
            : t(wallet.name)}
        </MenuLabel>
        {/* By account: one account's balances must not show under another while they load. */}
        <Balances key={account} account={account} />
        <MenuSeparator />
        {state.status === 'wrongNetwork' && (
          <MenuItem icon={<Waypoints aria-hidden="true" />} onSelect={() => void switchNetwork().catch(fail)}>
            {t(walletTexts.menu.switchTo({ network: network.name }))}
          </MenuItem>
        )}
        <MenuLink to={accountPath(account)} icon={<User aria-hidden="true" />}>
          {t(walletTexts.menu.items)}
        </MenuLink>
        <MenuLink to={accountPortfolioPath(account)} icon={<ChartLine aria-hidden="true" />}>
          {t(walletTexts.menu.portfolio)}
        </MenuLink>
        <MenuLink to={accountListingsPath(account)} icon={<Tag aria-hidden="true" />}>
          {t(walletTexts.menu.listings)}
        </MenuLink>
        {reserved > 0 && (
          <MenuLink to={accountListingsPath(account)} icon={<Lock aria-hidden="true" />}>
            {t(walletTexts.menu.reserved({ count: reserved }))}
          </MenuLink>
        )}
        <MenuLink to={accountOffersPath(account)} icon={<HandCoins aria-hidden="true" />}>
          {t(walletTexts.menu.offers)}
        </MenuLink>
        <MenuItem
          icon={<Copy aria-hidden="true" />}
          onSelect={() => {
            copyText(checksumAddress(account)).catch(() => setFailure(walletTexts.menu.copyFailed))
          }}
        >
          {t(walletTexts.menu.copyAddress)}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<RefreshCw aria-hidden="true" />} onSelect={() => void switchAccount().catch(fail)}>
          {t(walletTexts.menu.switchAccount)}
        </MenuItem>
        <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={disconnect}>
          {t(walletTexts.menu.disconnect)}
        </MenuItem>
      </Menu>
      {failure !== undefined && (
        <Dialog
          open
          size="s"
          title={t(walletTexts.menu.failed)}
          onOpenChange={closeFailure}
          footer={
            <Button variant="primary" onClick={closeFailure}>
              {t(walletTexts.menu.close)}
            </Button>
          }
        >
          <p role="alert">{t(failure)}</p>
        </Dialog>
      )}
    </>
  )
}
