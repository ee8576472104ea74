// The private listings that only the connected account can buy, on its own page.
import type { Address } from '../../domain/address.ts'
import { useReservedListings } from '../../trading/tables/useReservedListings.ts'
import { accountTexts } from '../../messages/en/account.ts'
import { useListingRows } from '../../trading/tables/useListingRows.ts'
import { Section } from '../../ui/Layout.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import { AccountListingsTable } from './AccountListingsTable.tsx'
import styles from './AccountListings.module.css'

/** Renders nothing on another account's page, and where there are none; a failure doesn't look like none. */
export function ReservedListings({ account }: { readonly account: Address }) {
  const t = useTranslate()
  const own = useAccount() === account
  const { orders, failure } = useReservedListings(own ? account : undefined)
  const rows = useListingRows(orders)
  if (rows.length === 0 && failure === undefined) return null
  return (
    <div className={styles.reserved}>
      <Section
        title={t(accountTexts.listings.reserved)}
        {...(failure === undefined ? { count: t(rows.length) } : {})}
      >
        {failure === undefined ? (
          <AccountListingsTable rows={rows} label={t(accountTexts.listings.reserved)} own={false} />
        ) : (
          <ErrorState
            title={t(accountTexts.listings.reservedFailed)}
            error={failure.error}
            onRetry={failure.retry}
          />
        )}
      </Section>
    </div>
  )
}
