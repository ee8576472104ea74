// Flagged sales, each with its rule and reason; and the rules, with what they can't see.
import { useMemo } from 'react'
import { TriangleAlert } from 'lucide-react'
import { useLocation } from 'react-router'
import type { Address as AddressValue } from '../../domain/address.ts'
import type { Currency } from '../../domain/currency.ts'
import { FLAGGED_SALES_ID, itemPath } from '../../domain/paths.ts'
import { COMMON_LIMITS, FLAGGED, flagReason, RULE_MESSAGES } from '../../domain/saleFlagMessages.ts'
import { analyticsTexts } from '../../messages/en/analytics.ts'
import { joinSentences } from '../../messages/values.ts'
import { Trans } from '../../ui/Trans.tsx'
import { Address } from '../../ui/Address.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { ExportButtons } from '../../ui/export/ExportButtons.tsx'
import { Section } from '../../ui/Layout.tsx'
import { Link } from '../../ui/Link.tsx'
import { Price } from '../../ui/Price.tsx'
import { Cell, HeaderCell } from '../../ui/Table.tsx'
import { TimeAgo } from '../../ui/TimeAgo.tsx'
import { useFirstRows } from '../../ui/useFirstRows.tsx'
import { useAccountName } from '../../ui/useAccountName.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { WideTable } from '../../ui/WideTable.tsx'
import styles from './Analytics.module.css'
import type { AnalyzedSale } from './sales.ts'
import { saleColumns } from './salesTable.ts'
import { useItemNames } from './useItemNames.ts'

export interface FlaggedSalesProps {
  readonly collection: AddressValue
  /** All sales in one unit of account, oldest first. */
  readonly sales: readonly AnalyzedSale[]
  /** The unit. */
  readonly currency: Currency
  readonly file: string
}

const SHOWN_AT_FIRST = 10

export function FlaggedSales({ collection, sales, currency, file }: FlaggedSalesProps) {
  const t = useTranslate()
  const flagged = useMemo(() => sales.filter(({ flag }) => flag !== undefined).toReversed(), [sales])
  const names = useItemNames(flagged)
  const accountName = useAccountName()
  const { shown, showAll } = useFirstRows(flagged, { most: SHOWN_AT_FIRST })
  return (
    <Section
      id={FLAGGED_SALES_ID}
      title={t(FLAGGED.sales)}
      count={t(flagged.length)}
      aside={
        flagged.length > 0 && (
          <ExportButtons
            what={t(analyticsTexts.exportedFlagged)}
            table="flagged_sales"
            file={`${file}-flagged-sales`}
            // A name that wasn't read must not look like no name.
            columns={saleColumns(names.complete ? names : undefined)}
            rows={flagged}
          />
        )
      }
    >
      <Rules />
      {flagged.length === 0 ? (
        <p className={styles.quiet}>{t(analyticsTexts.noFlagged({ currency: currency.symbol }))}</p>
      ) : (
        <WideTable label={t(analyticsTexts.flaggedTable({ currency: currency.symbol }))}>
          <thead>
            <tr>
              <HeaderCell>{t(analyticsTexts.item)}</HeaderCell>
              <HeaderCell>{t(analyticsTexts.ruleAndReason)}</HeaderCell>
              <HeaderCell numeric>{t(analyticsTexts.price)}</HeaderCell>
              <HeaderCell wideOnly>{t(analyticsTexts.seller)}</HeaderCell>
              <HeaderCell wideOnly>{t(analyticsTexts.buyer)}</HeaderCell>
              <HeaderCell wideOnly>{t(analyticsTexts.time)}</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, item, tokenId, flag, price, currency: paidIn, seller, buyer, atSeconds }) => (
              <tr key={id}>
                <Cell>
                  <Link to={itemPath(collection, tokenId)}>
                    <bdi className={styles.name}>{names.label({ item, tokenId })}</bdi>
                  </Link>
                </Cell>
                <Cell>
                  {flag !== undefined && (
                    <span className={styles.reason}>
                      <Badge tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
                        {t(RULE_MESSAGES[flag.rule].name)}
                      </Badge>
                      <span className={styles.quiet}>{t(flagReason(flag, accountName))}</span>
                    </span>
                  )}
                </Cell>
                <Cell numeric>
                  <Price amount={price} currency={paidIn} />
                </Cell>
                <Cell wideOnly>
                  <Address address={seller} />
                </Cell>
                <Cell wideOnly>
                  <Address address={buyer} />
                </Cell>
                <Cell wideOnly>
                  <TimeAgo seconds={atSeconds} past />
                </Cell>
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
      {showAll}
    </Section>
  )
}

function Rules() {
  const t = useTranslate()
  const { hash } = useLocation()
  return (
    <details className={styles.rules} open={hash === `#${FLAGGED_SALES_ID}` || undefined}>
      <summary>{t(analyticsTexts.rules)}</summary>
      <dl>
        {Object.entries(RULE_MESSAGES).map(([rule, { name, looksAt, cannotSee }]) => (
          <div key={rule}>
            <dt>{t(name)}</dt>
            <dd>
              <Trans
                message={joinSentences([looksAt, <span className={styles.limit}>{t(cannotSee)}</span>])}
              />
            </dd>
          </div>
        ))}
      </dl>
      <p>{t(COMMON_LIMITS)}</p>
    </details>
  )
}
