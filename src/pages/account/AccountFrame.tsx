// What the views of an account share: the check of its address, its identity, and the tabs between them.
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import type { Address } from '../../domain/address.ts'
import { readAddress, shortAddress } from '../../domain/checksum.ts'
import { messageForPeople } from '../../domain/errors.ts'
import {
  accountActivityPath,
  accountListingsPath,
  accountOffersPath,
  accountPath,
  accountPermissionsPath,
  accountPortfolioPath,
} from '../../domain/paths.ts'
import { AccountIdentity } from '../../features/account/AccountIdentity.tsx'
import { useQueryTime } from '../../graphql/queryTime.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { Page } from '../../ui/Layout.tsx'
import { ErrorState, NotFound } from '../../ui/States.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { AccountFrameDocument } from './__generated__/AccountFrame.ts'
import { standingListings } from '../../features/trading/listings/standingListings.ts'
import styles from './AccountFrame.module.css'

/** As many as one question gives; more are not counted on the tab. */
const MOST_COUNTED = 1_000

export interface AccountFrameProps {
  /** What the tab shows, for the document's title. */
  readonly title: string
  readonly children: (account: Address) => ReactNode
}

export function AccountFrame({ title, children }: AccountFrameProps) {
  const { account = '' } = useParams()
  const read = addressOf(account)
  if ('problem' in read) {
    return (
      <Page title="Not found">
        <NotFound title="This is not an account’s address">{read.problem}</NotFound>
      </Page>
    )
  }
  return <Account key={read.address} address={read.address} title={title} view={children} />
}

function addressOf(text: string): { readonly address: Address } | { readonly problem: string } {
  try {
    return { address: readAddress(text) }
  } catch (error) {
    return { problem: messageForPeople(error) }
  }
}

interface AccountProps {
  readonly address: Address
  readonly title: string
  readonly view: (account: Address) => ReactNode
}

function Account({ address, title, view }: AccountProps) {
  const query = useIndexQuery(AccountFrameDocument, {
    variables: { id: address, listings: standingListings(address, useQueryTime()) },
  })
  const data = query.kind === 'ready' ? query.data : undefined
  const listings = data?.orders.length
  return (
    <Page title={`${title} of ${shortAddress(address)}`}>
      {query.kind === 'failed' ? (
        <ErrorState
          scope="page"
          title="The account could not be loaded"
          error={query.error}
          onRetry={query.retry}
        />
      ) : (
        <>
          <AccountIdentity address={address} account={data?.account} />
          <Tabs
            label="Account"
            tabs={[
              { to: accountPath(address), label: 'Items' },
              {
                to: accountListingsPath(address),
                label: 'Listings',
                count: listings === MOST_COUNTED ? undefined : listings,
              },
              { to: accountOffersPath(address), label: 'Offers' },
              { to: accountPortfolioPath(address), label: 'Portfolio' },
              { to: accountActivityPath(address), label: 'Activity' },
              { to: accountPermissionsPath(address), label: 'Permissions' },
            ]}
          />
          <div className={styles.view}>{view(address)}</div>
        </>
      )}
    </Page>
  )
}
