// What the buyer's other open offers may take from the same balance, with an option to cover all of them.
import { offerTotal } from './offerTerms.ts'
import type { Wei } from '../../domain/wei.ts'
import { offerDialogsTexts } from '../../messages/en/offerDialogs.ts'
import { joinSentences } from '../../messages/values.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Price } from '../../ui/Price.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from '../dialog/Dialogs.module.css'
import type { OfferDraft, OfferPreview } from './write.ts'

export interface OtherClaimsProps {
  readonly draft: OfferDraft
  readonly preview: OfferPreview
  /** Whether the buyer wants to cover all of them. */
  readonly backsAll: boolean
  readonly onChange: (backsAll: boolean) => void
}

export function OtherClaims({ draft, preview, backsAll, onChange }: OtherClaimsProps) {
  const t = useTranslate()
  const { network } = useConfig()
  const { committed, backing, verdict } = preview
  const { currency } = draft
  if (committed.count === 0) return null
  const price = offerTotal(draft)
  const all = (price + committed.sum) as Wei
  const plan = verdict.status === 'executable' ? verdict.plan : undefined
  const balance = plan?.balance
  const short = balance !== undefined && balance < all
  const amount = (value: Wei) => <Price amount={value} currency={currency} size="xs" exact />
  return (
    <div
      className={short && !backsAll ? styles.warnings : styles.claims}
      role="group"
      aria-label={t(offerDialogsTexts.otherOffers)}
    >
      <p>
        <Trans
          message={joinSentences([
            balance !== undefined && offerDialogsTexts.youHave({ balance: amount(balance) }),
            offerDialogsTexts.claims({
              count: committed.count,
              sum: amount(committed.sum),
              currency: currency.symbol,
              total: amount(all),
            }),
            short && !backsAll && offerDialogsTexts.claimsShort,
          ])}
        />
      </p>
      {(short || backsAll || backing > 0n) && currency.wrapsNative === true && (
        <Checkbox
          label={t(offerDialogsTexts.wrapForAll({ coin: network.nativeCurrency.symbol }))}
          checked={backsAll}
          onChange={onChange}
        />
      )}
      {plan?.allows === true && (
        <p>
          <Trans message={offerDialogsTexts.allowsAll({ total: amount(all) })} />
        </p>
      )}
    </div>
  )
}
