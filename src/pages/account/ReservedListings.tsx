// The private listings that only the connected account can buy, on its own page.
import type { Address } from '../../domain/address.ts'
import { useReservedListings } from '../../trade/useReservedListings.ts'
import { accountListings } from '../../messages/en/accountListings.ts'
import { useListingRows } from '../../trade/useListingRows.ts'
import { Section } from '../../ui/Layout.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import { AccountListingsTable } from './AccountListingsTable.tsx'
import styles from './AccountListings.module.css'

/** Renders nothing on another account's page, and where there are none. */
export function ReservedListings({ account }: { readonly account: Address }) {
  const t = useTranslate()
  const own = useAccount() === account
  const rows = useListingRows(useReservedListings(own ? account : undefined))
  if (rows.length === 0) return null
  return (
    <div className={styles.reserved}>
      <Section title={t(accountListings.reserved)} count={t(rows.length)}>
        <AccountListingsTable rows={rows} label={t(accountListings.reserved)} own={false} />
      </Section>
    </div>
  )
}
