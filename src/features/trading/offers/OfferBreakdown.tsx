// What an offer comes to before it is signed: what its maker pays, what of it reaches whom, and what is asked of them.
import { shortTokenId, tokenIdFromBigInt } from '../../../domain/tokenId.ts'
import { formatCount, type Wei } from '../../../domain/wei.ts'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { MAY_BE_LOWER } from '../../../ui/LowestKnown.tsx'
import { Price } from '../../../ui/Price.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from '../Dialogs.module.css'
import { AddressFact } from '../AddressFact.tsx'
import { CHECKS_OF_BIDS, FAILED_CHECKS_OF_BIDS } from '../checkWords.ts'
import { Refused } from '../Refused.tsx'
import type { OfferDraft, OfferPreview } from './offering.ts'
import { wrapWords } from './offerWords.ts'

export interface OfferBreakdownProps {
  /** Undefined while the form cannot be understood. */
  readonly draft: OfferDraft | undefined
  /** Undefined until chain and index were read. */
  readonly preview: OfferPreview | undefined
  /** True when they could not be read. */
  readonly failed: boolean
}

export function OfferBreakdown({ draft, preview, failed }: OfferBreakdownProps) {
  const { network } = useConfig()
  const verdict = draft === undefined ? undefined : preview?.verdict
  if (verdict?.status === 'refused') {
    return (
      <div className={styles.breakdown}>
        <Refused refusal={verdict} names={CHECKS_OF_BIDS} failures={FAILED_CHECKS_OF_BIDS} />
      </div>
    )
  }
  const plan = verdict?.status === 'executable' ? verdict.plan : undefined
  const price = draft === undefined ? undefined : ((draft.unitPrice * draft.quantity) as Wei)
  const line = (value: Wei | undefined) => {
    if (draft === undefined) return '–'
    if (failed) return 'cannot be read now'
    if (value === undefined) return <Skeleton shape="text" width={88} />
    return <Price amount={value} currency={draft.currency} exact />
  }
  const several = draft !== undefined && draft.quantity > 1n
  return (
    <div className={styles.breakdown}>
      {draft !== undefined && preview !== undefined && <Warnings draft={draft} preview={preview} />}
      <Facts>
        <Fact label="Royalty to the collection">{line(plan?.split.royalty)}</Fact>
        {plan !== undefined && plan.royalty !== null && plan.split.royalty > 0n && (
          <AddressFact label="Royalty paid to" address={plan.royalty.recipient} />
        )}
        <Fact label="Site fee">{line(plan?.split.fee)}</Fact>
        <Fact
          label={several ? `All ${draft.quantity} sellers together receive` : 'Who sells to you receives'}
        >
          {line(plan?.split.proceeds)}
        </Fact>
        <Fact label={several ? `You pay for all ${draft.quantity}` : 'You pay'} strong>
          {draft === undefined || price === undefined ? (
            '–'
          ) : (
            <Price amount={price} currency={draft.currency} size="m" exact />
          )}
        </Fact>
        {plan !== undefined && plan.wrapped > 0n && draft !== undefined && (
          <Fact label={preview !== undefined && preview.backing > 0n ? 'Wrapped now' : 'Of it, wrapped now'}>
            <Price amount={plan.wrapped} currency={network.nativeCurrency} exact />
          </Fact>
        )}
        {preview?.target.kind === 'trait' && draft?.aim.kind === 'trait' && (
          <Covered identifiers={preview.target.identifiers} />
        )}
      </Facts>
      {plan !== undefined && draft !== undefined && plan.wrapped > 0n && (
        <p className={styles.note}>{wrapWords(draft.currency, network.nativeCurrency)}</p>
      )}
    </div>
  )
}

/** Most ids that are listed one by one. */
const SAMPLE = 8

/** How many items the signed order covers, and which: the ids that its root is built from. */
function Covered({ identifiers }: { readonly identifiers: readonly bigint[] }) {
  const count = identifiers.length
  const sample = identifiers
    .slice(0, SAMPLE)
    .map((identifier) => `#${shortTokenId(tokenIdFromBigInt(identifier))}`)
  return (
    <Fact label={`Covers ${formatCount(count)} ${count === 1 ? 'item' : 'items'}`}>
      <span className={styles.covered}>
        {sample.join(', ')}
        {count > SAMPLE && ` and ${formatCount(count - SAMPLE)} more`}
      </span>
    </Fact>
  )
}

const CHEAPEST = {
  token: 'It',
  collection: 'The cheapest item',
  trait: 'The cheapest item with this trait',
} as const

/** What a maker may regret; nothing of it stops them. */
function Warnings({ draft, preview }: { readonly draft: OfferDraft; readonly preview: OfferPreview }) {
  const { itemCount, lowestAsk } = preview
  // Of an edition there are many units.
  const beyond =
    itemCount !== undefined && draft.collection.standard === 'ERC721' && draft.quantity > BigInt(itemCount)
  if (lowestAsk === undefined && !beyond) return null
  return (
    <ul className={styles.warnings} role="status">
      {beyond && (
        <li>
          {draft.aim.kind === 'trait'
            ? `Items that have the trait now: ${formatCount(itemCount)}. No more than these can be sold to you.`
            : `The index knows ${formatCount(itemCount)} items of this collection, and this offer is for ${formatCount(draft.quantity)}.`}
        </li>
      )}
      {lowestAsk !== undefined && (
        <li>
          {CHEAPEST[draft.aim.kind]} is for sale for{' '}
          <Price amount={lowestAsk.unitPrice} currency={lowestAsk.currency} exact />: buying it costs no more
          than this offer, and is done at once.{!lowestAsk.exact && ` ${MAY_BE_LOWER}`}
        </li>
      )}
    </ul>
  )
}
