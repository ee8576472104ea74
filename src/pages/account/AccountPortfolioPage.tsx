// An account's portfolio: value and cost of its items, gains, the health of its listings, and its offers both ways.
import type { Address } from '../../domain/address.ts'
import { Portfolio } from '../../features/portfolio/Portfolio.tsx'
import { useFiguresTime } from '../../graphql/queryTime.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { MadeOffers } from './MadeOffers.tsx'
import { ReceivedOffers } from './ReceivedOffers.tsx'
import { isReactivated } from './reactivated.ts'
import { openListingsFilter } from '../../orders/orderFilters.ts'

export function AccountPortfolioPage() {
  return <AccountFrame view="portfolio">{(account) => <AccountPortfolio account={account} />}</AccountFrame>
}

function AccountPortfolio({ account }: { readonly account: Address }) {
  const now = useFiguresTime()
  return (
    <Portfolio
      account={account}
      now={now}
      standing={openListingsFilter(account, now)}
      isRevived={isReactivated}
      offers={
        <>
          <ReceivedOffers account={account} />
          <MadeOffers account={account} />
        </>
      }
    />
  )
}
