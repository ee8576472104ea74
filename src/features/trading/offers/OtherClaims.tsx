// What the maker's other open offers lay claim to of the same money: said before another is made, with a way to have both.
import { formatCount, type Wei } from '../../../domain/wei.ts'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Price } from '../../../ui/Price.tsx'
import styles from '../Dialogs.module.css'
import type { OfferDraft, OfferPreview } from './offering.ts'

export interface OtherClaimsProps {
  readonly draft: OfferDraft
  readonly preview: OfferPreview
  /** Whether the maker wants enough for all of them. */
  readonly backsAll: boolean
  readonly onChange: (backsAll: boolean) => void
}

export function OtherClaims({ draft, preview, backsAll, onChange }: OtherClaimsProps) {
  const { network } = useConfig()
  const { promised, backing, verdict } = preview
  const { currency, quantity } = draft
  if (promised.count === 0) return null
  const price = draft.unitPrice * quantity
  const all = (price + promised.sum) as Wei
  const plan = verdict.status === 'executable' ? verdict.plan : undefined
  const balance = plan?.balance
  const short = balance !== undefined && balance < all
  const amount = (value: Wei) => <Price amount={value} currency={currency} size="xs" exact />
  const others =
    promised.count === 1 ? 'Your other open offer' : `Your ${formatCount(promised.count)} other open offers`
  return (
    <div
      className={short && !backsAll ? styles.warnings : styles.claims}
      role="group"
      aria-label="Other offers"
    >
      <p>
        {balance !== undefined && <>You have {amount(balance)}. </>}
        {others} may take {amount(promised.sum)} of your {currency.symbol}; together with this one that is{' '}
        {amount(all)}.
        {short &&
          !backsAll &&
          ' You do not have as much: once some are accepted, the rest cannot be paid, this one included.'}
      </p>
      {(short || backsAll || backing > 0n) && currency.wrapsNative === true && (
        <Checkbox
          label={`Wrap enough ${network.nativeCurrency.symbol} for all of them`}
          checked={backsAll}
          onChange={onChange}
        />
      )}
      {plan?.allows === true && (
        <p>
          Seaport, which trades here, will be allowed to take {amount(all)} in all, and only for these offers.
        </p>
      )}
    </div>
  )
}
