// The menu under the account in the header: who is connected, where their things are, and how to change that.
import { Copy, HandCoins, LogOut, RefreshCw, Tag, User, Waypoints } from 'lucide-react'
import { useState, type ReactElement } from 'react'
import { checksumAddress } from '../../domain/checksum.ts'
import { messageForPeople } from '../../domain/errors.ts'
import { accountListingsPath, accountOffersPath, accountPath } from '../../domain/paths.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Menu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '../../ui/Menu.tsx'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import { Balances } from './Balances.tsx'
import { FailureDialog } from './FailureDialog.tsx'

export function AccountMenu({ trigger }: { readonly trigger: ReactElement }) {
  const { network } = useConfig()
  const { state, disconnect, switchAccount, switchNetwork } = useWallet()
  const [failure, setFailure] = useState<string>()
  if (state.status !== 'connected' && state.status !== 'wrongNetwork') return trigger
  const { account, wallet } = state
  const say = (error: unknown) =>
    setFailure(messageForPeople(error, 'The wallet did not answer as expected.'))
  return (
    <>
      <Menu trigger={trigger} defaultOpen>
        <MenuLabel>
          {wallet.name}
          {state.status === 'wrongNetwork' && `, on network ${state.chainId}`}
        </MenuLabel>
        {/* By account: what one has must not stand under another's name while that is read. */}
        <Balances key={account} account={account} />
        <MenuSeparator />
        {state.status === 'wrongNetwork' && (
          <MenuItem icon={<Waypoints aria-hidden="true" />} onSelect={() => void switchNetwork().catch(say)}>
            Switch to {network.name}
          </MenuItem>
        )}
        <MenuLink to={accountPath(account)} icon={<User aria-hidden="true" />}>
          My items
        </MenuLink>
        <MenuLink to={accountListingsPath(account)} icon={<Tag aria-hidden="true" />}>
          My listings
        </MenuLink>
        <MenuLink to={accountOffersPath(account)} icon={<HandCoins aria-hidden="true" />}>
          My offers
        </MenuLink>
        <MenuItem
          icon={<Copy aria-hidden="true" />}
          onSelect={() => {
            navigator.clipboard
              .writeText(checksumAddress(account))
              .catch(() => setFailure('The browser did not allow copying.'))
          }}
        >
          Copy address
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<RefreshCw aria-hidden="true" />} onSelect={() => void switchAccount().catch(say)}>
          Switch account
        </MenuItem>
        <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={disconnect}>
          Disconnect
        </MenuItem>
      </Menu>
      {failure !== undefined && <FailureDialog message={failure} onClose={() => setFailure(undefined)} />}
    </>
  )
}
