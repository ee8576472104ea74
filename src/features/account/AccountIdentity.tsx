// An account's header: its identicon, its full address, and its figures.
import { type Address as AddressValue } from '../../domain/address.ts'
import { checksumAddress } from '../../domain/checksum.ts'
import { explorerAddressUrl } from '../../domain/explorer.ts'
import { type FragmentRef, readFragment } from '../../graphql/fragments.ts'
import { Badge } from '../../ui/Badge.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { Identicon } from '../../ui/Identicon.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Stat, StatRow } from '../../ui/Stat.tsx'
import { useAccountName } from '../../ui/useAccountName.ts'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import { AccountIdentity_accountFragmentDoc } from './__generated__/AccountIdentity.ts'
import { accountTexts } from '../../messages/en/account.ts'
import type { Value } from '../../messages/message.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './AccountIdentity.module.css'

/** The most rows in one query; if there may be more, the figure says “at least”. */
const MAX_COUNTED = 1_000

type AccountFigures = FragmentRef<typeof AccountIdentity_accountFragmentDoc>

export interface AccountIdentityProps {
  readonly address: AddressValue
  /** `null` for an address that the index doesn't know; undefined while it loads. */
  readonly account: AccountFigures | null | undefined
}

export function AccountIdentity({ address, account }: AccountIdentityProps) {
  const t = useTranslate()
  const { network } = useConfig()
  const getName = useAccountName()
  const explorer = explorerAddressUrl(network.explorerUrl, address)
  const own = useAccount() === address
  return (
    <PageHeader
      media={<Identicon address={address} size={72} />}
      title={
        <span className={styles.title}>
          <bdi>{getName(address)}</bdi>
          {own && <Badge tone="accent">{t(accountTexts.page.yours)}</Badge>}
        </span>
      }
      aside={<Figures account={account} />}
    >
      <span className={styles.address}>
        <span className={styles.digits}>{checksumAddress(address)}</span>
        <CopyButton text={checksumAddress(address)} label={t(accountTexts.page.copyAddress)} />
        {explorer !== undefined && (
          <ExternalLink href={explorer}>{t(accountTexts.page.explorer)}</ExternalLink>
        )}
      </span>
    </PageHeader>
  )
}

function Figures({ account: reference }: Pick<AccountIdentityProps, 'account'>) {
  const t = useTranslate()
  const account =
    reference === undefined ? undefined : readFragment(AccountIdentity_accountFragmentDoc, reference)
  const figure = (count: (() => Value) | undefined) =>
    account === undefined ? (
      <Skeleton shape="text" width="4ch" />
    ) : account === null ? (
      t(0)
    ) : (
      t(count?.() ?? 0)
    )
  return (
    <StatRow align="end">
      <Stat label={t(accountTexts.page.items)}>
        {figure(account ? () => itemsText(account.holdings) : undefined)}
      </Stat>
      <Stat label={t(accountTexts.page.bought)}>
        {figure(account ? () => countText(account.salesAsBuyer.length) : undefined)}
      </Stat>
      <Stat label={t(accountTexts.page.sold)}>
        {figure(account ? () => countText(account.salesAsSeller.length) : undefined)}
      </Stat>
    </StatRow>
  )
}

function itemsText(holdings: readonly { readonly tokenCount: number }[]): Value {
  const sum = holdings.reduce((total, { tokenCount }) => total + tokenCount, 0)
  return holdings.length < MAX_COUNTED ? sum : accountTexts.page.atLeast({ count: sum })
}

function countText(count: number): Value {
  return count < MAX_COUNTED ? count : accountTexts.page.atLeast({ count })
}
