// Explains, before a purchase in an ERC-20, that the wallet will prompt for an allowance so that Seaport can take the
// price.
import type { Currency } from '../domain/currency.ts'
import type { Wei } from '../domain/wei.ts'
import { tradeParts } from '../messages/en/tradeParts.ts'
import { Price } from '../ui/Price.tsx'
import { Trans } from '../ui/Trans.tsx'
import dialogs from './Dialogs.module.css'

export function AllowanceNote({ total, currency }: { readonly total: Wei; readonly currency: Currency }) {
  return (
    <p className={dialogs.note}>
      <Trans
        message={tradeParts.allowance({
          price: <Price amount={total} currency={currency} size="xs" exact />,
        })}
      />
    </p>
  )
}
