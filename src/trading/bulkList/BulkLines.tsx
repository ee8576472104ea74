// The items of a bulk listing, each with its quantity, price, proceeds, and problems.
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Currency } from '../../domain/currency.ts'
import { shownQuantity, type QuantityScale } from '../../domain/quantity.ts'
import { listTexts } from '../../messages/en/list.ts'
import { sumShares } from '../../seaport/listings/draft.ts'
import type { DraftVerdict } from '../../seaport/listings/publish.ts'
import type { Refusal } from '../../seaport/verdict.ts'
import { ItemPicture } from '../../ui/ItemPicture.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { ItemName, useNamedItem } from '../../ui/ItemDocuments.tsx'
import { Price } from '../../ui/Price.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { MarketPrices } from '../prices/MarketPrices.tsx'
import { AmountField } from '../dialog/OrderFields.tsx'
import type { ReadState } from '../../graphql/useRead.ts'
import type { PricesByPath } from '../prices/marks.ts'
import { TokenAmount } from '../../ui/TokenAmount.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { Evidence } from '../dialog/SoldLines.tsx'
import type { HeldItem, ListedItem } from '../../orders/listedItem.ts'
import { WarningText } from '../prices/PriceWarnings.tsx'
import type { PriceWarning } from '../prices/rules.ts'
import type { Value } from '../../messages/message.ts'
import { joinSentences } from '../../messages/values.ts'
import { parseUnits } from '../dialog/formFields.ts'
import { arePricedAlone, quantityText, type BulkErrors, type BulkValues } from './form.ts'
import styles from './BulkLines.module.css'

export interface BulkLinesProps {
  readonly items: readonly HeldItem[]
  readonly currency: Currency
  readonly values: BulkValues
  readonly errors: Pick<BulkErrors, 'prices' | 'quantities'> | undefined
  /** In the items' order; undefined until the chain is read, and for a bundle. */
  readonly verdicts: readonly DraftVerdict[] | undefined
  /** Why items can't be listed, in the items' order. */
  readonly refusals: readonly (Refusal | undefined)[]
  /** Market prices, shown beside prices of items alone. */
  readonly prices: ReadState<PricesByPath>
  /** In the items' order; empty for a bundle. */
  readonly warnings: readonly (readonly PriceWarning[])[]
  /** True once the listing is submitted, so that nothing can be changed. */
  readonly locked: boolean
  readonly onChange: (values: BulkValues) => void
  readonly onRemove: (item: ListedItem) => void
}

export function BulkLines(props: BulkLinesProps) {
  const { items, values, errors, verdicts, refusals, prices, warnings, currency, locked, onChange } = props
  const alone = arePricedAlone(values) && !locked
  const t = useTranslate()
  const getError = (error: Value | undefined) => (error === undefined ? undefined : t(error))
  const setText = (field: 'prices' | 'quantities', path: string, text: string) =>
    onChange({ ...values, [field]: { ...values[field], [path]: text } })
  return (
    <ul className={styles.lines} aria-label={t(listTexts.bulk.items)}>
      {items.map(({ item, held, listed = 0n }, index) => {
        const { path, name } = item
        const verdict = verdicts?.[index]
        const refusal = refusals[index]
        const itemWarnings = warnings[index] ?? []
        return (
          <li key={path} className={styles.line}>
            <ItemPicture item={item} className={styles.media} />
            <span className={styles.names}>
              <bdi className={styles.collection}>{item.collectionName}</bdi>
              <ItemName item={item} className={styles.name} />
              <ItemEvidence item={item} />
              {!locked && listed > 0n && (
                <span className={styles.collection}>
                  {t(
                    listTexts.bulk.listedAlready({
                      listed: shownQuantity(listed, item),
                      held: shownQuantity(held, item),
                    }),
                  )}
                </span>
              )}
            </span>
            <span className={styles.terms}>
              {item.standard === 'ERC1155' &&
                (locked ? (
                  <Units text={quantityText(values, path)} decimals={item.decimals} />
                ) : (
                  <TextField
                    className={styles.units}
                    label={t(listTexts.bulk.units({ item: name }))}
                    labelHidden
                    value={quantityText(values, path)}
                    onChange={(text) => setText('quantities', path, text)}
                    error={getError(errors?.quantities[path])}
                    inputMode={item.decimals === 0 ? 'numeric' : 'decimal'}
                    suffix={t(listTexts.bulk.unitsOf({ held: shownQuantity(held, item) }))}
                    mono
                    required
                  />
                ))}
              {alone && (
                <AmountField
                  className={styles.price}
                  label={t(listTexts.bulk.price({ item: name }))}
                  labelHidden
                  value={values.prices[path] ?? ''}
                  onChange={(text) => setText('prices', path, text)}
                  error={getError(errors?.prices[path])}
                  suffix={currency.symbol}
                />
              )}
              {values.sale === 'separate' && <Receives verdict={verdict} currency={currency} />}
            </span>
            {!locked && (
              <IconButton
                label={t(listTexts.bulk.remove({ item: name }))}
                onClick={() => props.onRemove(item)}
              >
                <X />
              </IconButton>
            )}
            {alone && prices.status !== 'failed' && (
              <div className={styles.market}>
                <MarketPrices
                  compact
                  label={t(listTexts.bulk.marketPrices({ item: name }))}
                  prices={
                    prices.status === 'loaded'
                      ? { status: 'loaded', value: prices.value.get(path) ?? [] }
                      : prices
                  }
                  onSelect={(price) => setText('prices', path, price)}
                />
              </div>
            )}
            {refusal !== undefined && (
              <p className={styles.problem} role="alert">
                {t(joinSentences([refusal.sentence, refusal.remedy]))}
              </p>
            )}
            {!locked && itemWarnings.length > 0 && (
              <p className={styles.warning}>
                <WarningText warnings={itemWarnings} />
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Figure({ children, label }: { readonly children: ReactNode; readonly label: ReactNode }) {
  return (
    <span className={styles.figure}>
      {children}
      <span className={styles.collection}>{label}</span>
    </span>
  )
}

/** The seller's proceeds; a dash until the chain is read. */
function Receives(props: { readonly verdict: DraftVerdict | undefined; readonly currency: Currency }) {
  const t = useTranslate()
  const { verdict, currency } = props
  return (
    <Figure label={t(listTexts.bulk.youReceive)}>
      {verdict === undefined || verdict.status === 'refused' ? (
        '–'
      ) : (
        <Price amount={sumShares(verdict.terms, 'start').proceeds} currency={currency} exact />
      )}
    </Figure>
  )
}

/** The quantity of an edition once the fields are locked. */
function Units({ text, decimals }: { readonly text: string } & QuantityScale) {
  const units = parseUnits(text, { decimals })
  return 'value' in units ? <TokenAmount quantity={units.value} decimals={decimals} /> : null
}

function ItemEvidence({ item }: { readonly item: ListedItem }) {
  const { collection, tokenId, collectionName, name } = useNamedItem(item)
  return <Evidence collection={collection} tokenId={tokenId} names={[collectionName, name]} />
}
