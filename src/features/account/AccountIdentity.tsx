// Who an account is, as far as the chain tells: its picture, its address in full, and what it holds and did.
import { type Address as AddressValue } from '../../domain/address.ts'
import { checksumAddress, shortAddress } from '../../domain/checksum.ts'
import { explorerAddressUrl } from '../../domain/paths.ts'
import { formatCount } from '../../domain/wei.ts'
import { type FragmentRef, readFragment } from '../../graphql/fragments.ts'
import { Badge } from '../../ui/Badge.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { Identicon } from '../../ui/Identicon.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Stat, StatRow } from '../../ui/Stat.tsx'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import { AccountIdentity_accountFragmentDoc } from './__generated__/AccountIdentity.ts'
import styles from './AccountIdentity.module.css'

/** As many rows as one question gives; where there are more, the figure says so. */
const MOST_COUNTED = 1_000

type AccountFigures = FragmentRef<typeof AccountIdentity_accountFragmentDoc>

export interface AccountIdentityProps {
  readonly address: AddressValue
  /** `null` for an address that the index has not met; undefined while it is asked. */
  readonly account: AccountFigures | null | undefined
}

export function AccountIdentity({ address, account }: AccountIdentityProps) {
  const { network, demoWallet } = useConfig()
  const { state } = useWallet()
  const label = demoWallet?.accounts.find((known) => known.address === address)?.label
  const explorer = explorerAddressUrl(network.explorerUrl, address)
  const own = 'account' in state && state.account === address
  return (
    <PageHeader
      media={<Identicon address={address} size={72} />}
      title={
        <span className={styles.title}>
          {label ?? shortAddress(address)}
          {own && <Badge tone="accent">Your account</Badge>}
        </span>
      }
      aside={<Figures account={account} />}
    >
      <span className={styles.address}>
        <span className={styles.digits}>{checksumAddress(address)}</span>
        <CopyButton text={checksumAddress(address)} label="Copy address" />
        {explorer !== undefined && <ExternalLink href={explorer}>Explorer</ExternalLink>}
      </span>
    </PageHeader>
  )
}

function Figures({ account: reference }: Pick<AccountIdentityProps, 'account'>) {
  const account =
    reference === undefined ? undefined : readFragment(AccountIdentity_accountFragmentDoc, reference)
  const figure = (count: (() => string) | undefined) =>
    account === undefined ? (
      <Skeleton shape="text" width="4ch" />
    ) : account === null ? (
      '0'
    ) : (
      (count?.() ?? '0')
    )
  return (
    <StatRow align="end">
      <Stat label="Items">{figure(account ? () => itemsText(account.holdings) : undefined)}</Stat>
      <Stat label="Bought">{figure(account ? () => countText(account.salesAsBuyer.length) : undefined)}</Stat>
      <Stat label="Sold">{figure(account ? () => countText(account.salesAsSeller.length) : undefined)}</Stat>
    </StatRow>
  )
}

function itemsText(holdings: readonly { readonly tokenCount: number }[]): string {
  const sum = holdings.reduce((total, { tokenCount }) => total + tokenCount, 0)
  return holdings.length < MOST_COUNTED ? formatCount(sum) : `${formatCount(sum)}+`
}

function countText(count: number): string {
  return count < MOST_COUNTED ? formatCount(count) : `${formatCount(count)}+`
}
