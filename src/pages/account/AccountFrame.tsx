// The frame of an account's pages: address check, identity, and tabs.
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import type { Address } from '../../domain/address.ts'
import { parseChecksumAddress } from '../../domain/checksum.ts'
import { errorText } from '../../domain/errors.ts'
import {
  accountActivityPath,
  accountListingsPath,
  accountOffersPath,
  accountPath,
  accountApprovalsPath,
  accountPortfolioPath,
} from '../../domain/paths.ts'
import { AccountIdentity } from '../../features/account/AccountIdentity.tsx'
import { useQueryTime } from '../../graphql/queryTime.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { Page } from '../../ui/Layout.tsx'
import { ErrorState, NotFound } from '../../ui/States.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useAccountName } from '../../ui/useAccountName.ts'
import { AccountFrameDocument } from './__generated__/AccountFrame.ts'
import { openListingsFilter } from '../../orders/orderFilters.ts'
import { accountTexts } from '../../messages/en/account.ts'
import type { Value } from '../../messages/message.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './AccountFrame.module.css'

/** Row limit of one query; larger counts don't show on the tab. */
const MAX_COUNTED = 1_000

/** The pages of an account; each has a title with the account's name. */
export type AccountView = 'items' | 'listings' | 'offers' | 'portfolio' | 'activity' | 'approvals'

export interface AccountFrameProps {
  readonly view: AccountView
  readonly children: (account: Address) => ReactNode
}

export function AccountFrame({ view, children }: AccountFrameProps) {
  const t = useTranslate()
  const { account = '' } = useParams()
  const parsed = parseAccount(account)
  if ('problem' in parsed) {
    return (
      <Page title={t(accountTexts.page.notFound)}>
        <NotFound title={t(accountTexts.page.badAddress)}>{t(parsed.problem)}</NotFound>
      </Page>
    )
  }
  return <Account key={parsed.address} address={parsed.address} view={view} content={children} />
}

function parseAccount(text: string): { readonly address: Address } | { readonly problem: Value } {
  try {
    return { address: parseChecksumAddress(text) }
  } catch (error) {
    return { problem: errorText(error) }
  }
}

interface AccountProps {
  readonly address: Address
  readonly view: AccountView
  readonly content: (account: Address) => ReactNode
}

function Account({ address, view, content }: AccountProps) {
  const t = useTranslate()
  const query = useIndexQuery(AccountFrameDocument, {
    variables: { id: address, listings: openListingsFilter(address, useQueryTime()) },
    keepPrevious: 'always',
  })
  const accountName = useAccountName()
  const data = query.kind === 'ready' ? query.data : undefined
  const listings = data?.orders.length
  return (
    <Page title={t(accountTexts.page[`${view}Of`]({ account: accountName(address) }))}>
      {query.kind === 'failed' ? (
        <ErrorState
          scope="page"
          title={t(accountTexts.page.loadFailed)}
          error={query.error}
          onRetry={query.retry}
        />
      ) : (
        <>
          <AccountIdentity address={address} account={data?.account} />
          <Tabs
            label={t(accountTexts.page.views)}
            tabs={[
              { to: accountPath(address), label: t(accountTexts.page.items) },
              {
                to: accountListingsPath(address),
                label: t(accountTexts.page.listings),
                count: listings === MAX_COUNTED ? undefined : listings,
              },
              { to: accountOffersPath(address), label: t(accountTexts.page.offers) },
              { to: accountPortfolioPath(address), label: t(accountTexts.page.portfolio) },
              { to: accountActivityPath(address), label: t(accountTexts.page.activity) },
              { to: accountApprovalsPath(address), label: t(accountTexts.page.approvals) },
            ]}
          />
          <div className={styles.view}>{content(address)}</div>
        </>
      )}
    </Page>
  )
}
