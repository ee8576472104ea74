// An account's offers in two groups, each with what ends first at the top: received for what it holds, and made.
import type { Address } from '../../domain/address.ts'
import { MadeOffers } from './MadeOffers.tsx'
import { ReceivedOffers } from './ReceivedOffers.tsx'

export function AccountOffers({ account }: { readonly account: Address }) {
  return (
    <>
      <ReceivedOffers account={account} />
      <MadeOffers account={account} />
    </>
  )
}
