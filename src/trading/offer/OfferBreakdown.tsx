// What the buyer sees of an offer before it is signed: the shares, the amount to wrap, the network fee, the sum that they
// pay, and what their other open offers may take from the same balance.
import { shortTokenId, tokenIdFromBigInt } from '../../domain/tokenId.ts'
import type { Wei } from '../../domain/wei.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { Price } from '../../ui/Price.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { offerDialogsTexts } from '../../messages/en/offerDialogs.ts'
import { tradeTexts } from '../../messages/en/trade.ts'
import { andList, joinSentences } from '../../messages/values.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from '../dialog/Dialogs.module.css'
import {
  AddressFact,
  KeyFigure,
  KeyFigures,
  NetworkFee,
  RefusalDetails,
  RawQuantity,
} from '../dialog/Summary.tsx'
import { type OfferDraft, type OfferPreview, offerScale, offerTotal } from './write.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Trans } from '../../ui/Trans.tsx'

export interface OfferBreakdownProps {
  /** Undefined while the form is invalid. */
  readonly draft: OfferDraft | undefined
  /** Undefined until chain and index are read. */
  readonly preview: OfferPreview | undefined
  /** True if they couldn't be read. */
  readonly failed: boolean
  /** True once the offer is made: the estimated network fee has been paid. */
  readonly isDone: boolean
}

export function OfferBreakdown({ draft, preview, failed, isDone }: OfferBreakdownProps) {
  const t = useTranslate()
  const { network } = useConfig()
  const verdict = draft === undefined ? undefined : preview?.verdict
  if (verdict?.status === 'refused') {
    return (
      <div className={styles.breakdown}>
        <RefusalDetails refusal={verdict} trade="offer" />
      </div>
    )
  }
  const plan = verdict?.status === 'executable' ? verdict.plan : undefined
  const line = (value: Wei | undefined) => {
    if (draft === undefined) return '–'
    if (failed) return t(offerDialogsTexts.unreadNow)
    if (value === undefined) return <Skeleton shape="text" width={88} />
    return <Price amount={value} currency={draft.currency} exact />
  }
  const several = draft !== undefined && draft.quantity > 1n
  return (
    <div className={styles.breakdown}>
      <Facts>
        <Fact label={t(offerDialogsTexts.royalty)}>{line(plan?.split.royalty)}</Fact>
        <Fact label={t(offerDialogsTexts.fee)}>{line(plan?.split.fee)}</Fact>
        <Fact label={t(several ? offerDialogsTexts.sellersReceive : offerDialogsTexts.sellerReceives)}>
          {line(plan?.split.proceeds)}
        </Fact>
        {!isDone &&
          (plan === undefined ? (
            <Fact label={t(tradeTexts.networkFee)}>{line(undefined)}</Fact>
          ) : (
            <NetworkFee fee={plan.networkFee} transactions={plan.steps.length} />
          ))}
        {/* Lines that some offers lack come last: what is above them stays in its place as the price is typed. */}
        {plan !== undefined && plan.wrapped > 0n && draft !== undefined && (
          <Fact
            label={t(
              preview !== undefined && preview.backing > 0n
                ? offerDialogsTexts.wrappedNow
                : offerDialogsTexts.partWrappedNow,
            )}
          >
            <Price amount={plan.wrapped} currency={network.nativeCurrency} exact />
          </Fact>
        )}
        {plan !== undefined && plan.royalty !== null && plan.split.royalty > 0n && (
          <AddressFact label={t(offerDialogsTexts.royaltyPaidTo)} address={plan.royalty.recipient} />
        )}
        {draft !== undefined && <RawQuantity units={draft.quantity} scale={offerScale(draft)} />}
        {preview?.target.kind === 'trait' && draft?.aim.kind === 'trait' && (
          <Covered identifiers={preview.target.identifiers} />
        )}
      </Facts>
      {plan !== undefined && draft !== undefined && plan.wrapped > 0n && (
        <p className={styles.note}>
          {t(
            offerDialogsTexts.wrapping({
              wrapped: draft.currency.symbol,
              coin: network.nativeCurrency.symbol,
            }),
          )}
        </p>
      )}
      {draft !== undefined && preview !== undefined && <TooMany draft={draft} preview={preview} />}
    </div>
  )
}

/** What the buyer pays, above the buttons. */
export function OfferFigures({ draft }: Pick<OfferBreakdownProps, 'draft'>) {
  const t = useTranslate()
  const several = draft !== undefined && draft.quantity > 1n
  return (
    <KeyFigures>
      <KeyFigure label={t(several ? offerDialogsTexts.youPayInTotal : offerDialogsTexts.youPay)} strong>
        {draft === undefined ? '–' : <Price amount={offerTotal(draft)} currency={draft.currency} exact />}
      </KeyFigure>
    </KeyFigures>
  )
}

/** The most ids that are listed. */
const SAMPLE = 8

/** The items that the signed order covers: the ids that its Merkle root is built from. */
function Covered({ identifiers }: { readonly identifiers: readonly bigint[] }) {
  const t = useTranslate()
  const count = identifiers.length
  const ids = identifiers
    .slice(0, SAMPLE)
    .map((identifier) => `#${shortTokenId(tokenIdFromBigInt(identifier))}`)
  return (
    <Fact label={t(offerDialogsTexts.covers({ count }))}>
      <span className={styles.covered}>
        {t(andList(count > SAMPLE ? [...ids, offerDialogsTexts.more({ count: count - SAMPLE })] : ids))}
      </span>
    </Fact>
  )
}

/** Warns of an offer for more items than can be sold to it. */
function TooMany({ draft, preview }: { readonly draft: OfferDraft; readonly preview: OfferPreview }) {
  const t = useTranslate()
  const { itemCount } = preview
  // An edition has many units.
  if (itemCount === undefined || draft.collection.standard !== 'ERC721') return null
  if (draft.quantity <= BigInt(itemCount)) return null
  return (
    <p className={styles.warnings} role="status">
      {t(
        draft.aim.kind === 'trait'
          ? offerDialogsTexts.traitBeyond({ count: itemCount })
          : offerDialogsTexts.collectionBeyond({ count: itemCount, quantity: draft.quantity }),
      )}
    </p>
  )
}

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
