// The sales that rules flag, each with its rule and reason; and the rules, with what they cannot see.
import { useMemo } from 'react'
import { TriangleAlert } from 'lucide-react'
import type { Address as AddressValue } from '../../domain/address.ts'
import type { Currency } from '../../domain/currency.ts'
import { itemPath } from '../../domain/paths.ts'
import { COMMON_LIMITS, FLAGGED, flagWords, RULE_WORDS } from '../../domain/saleFlagWords.ts'
import { formatCount } from '../../domain/wei.ts'
import { Address } from '../../ui/Address.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { ExportButtons } from '../../ui/export/ExportButtons.tsx'
import { Section } from '../../ui/Layout.tsx'
import { Link } from '../../ui/Link.tsx'
import { Price } from '../../ui/Price.tsx'
import { Cell, HeaderCell } from '../../ui/Table.tsx'
import { TimeAgo } from '../../ui/TimeAgo.tsx'
import { useFirstRows } from '../../ui/useFirstRows.tsx'
import { WideTable } from '../../ui/WideTable.tsx'
import styles from './Analytics.module.css'
import type { AnalysedSale } from './sales.ts'
import { saleColumns } from './salesTable.ts'
import { useItemNames } from './useItemNames.ts'

export interface FlaggedSalesProps {
  readonly collection: AddressValue
  /** All sales of one currency, oldest first. */
  readonly sales: readonly AnalysedSale[]
  readonly currency: Currency
  readonly file: string
}

const SHOWN_AT_FIRST = 10

export function FlaggedSales({ collection, sales, currency, file }: FlaggedSalesProps) {
  const flagged = useMemo(() => sales.filter(({ flag }) => flag !== undefined).toReversed(), [sales])
  const names = useItemNames(flagged)
  const { shown, showAll } = useFirstRows(flagged, { most: SHOWN_AT_FIRST, what: 'flagged sales' })
  return (
    <Section
      title={FLAGGED.sales}
      count={formatCount(flagged.length)}
      aside={
        flagged.length > 0 && (
          <ExportButtons
            what="flagged sales"
            file={`${file}-flagged-sales`}
            // What is not known yet, or could not be read, is not written down as having no name.
            columns={saleColumns(currency, names.ready ? names : undefined)}
            rows={flagged}
          />
        )
      }
    >
      <Rules />
      {flagged.length === 0 ? (
        <p className={styles.quiet}>No sale in {currency.symbol} of this span matches a rule.</p>
      ) : (
        <WideTable label={`${FLAGGED.sales} in ${currency.symbol}, the latest first`}>
          <thead>
            <tr>
              <HeaderCell>Item</HeaderCell>
              <HeaderCell>Rule and reason</HeaderCell>
              <HeaderCell numeric>Price</HeaderCell>
              <HeaderCell wideOnly>Seller</HeaderCell>
              <HeaderCell wideOnly>Buyer</HeaderCell>
              <HeaderCell wideOnly>When</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, item, tokenId, flag, price, seller, buyer, atSeconds }) => (
              <tr key={id}>
                <Cell>
                  <Link to={itemPath(collection, tokenId)}>
                    <bdi className={styles.name}>{names.shown({ item, tokenId })}</bdi>
                  </Link>
                </Cell>
                <Cell>
                  {flag !== undefined && (
                    <span className={styles.reason}>
                      <Badge tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
                        {RULE_WORDS[flag.rule].name}
                      </Badge>
                      <span className={styles.quiet}>{flagWords(flag)}</span>
                    </span>
                  )}
                </Cell>
                <Cell numeric>
                  <Price amount={price} currency={currency} />
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
  return (
    <details className={styles.rules}>
      <summary>What is flagged, and what that does not mean</summary>
      <dl>
        {Object.values(RULE_WORDS).map(({ name, looksAt, cannotSee }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {looksAt} <span className={styles.limit}>{cannotSee}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p>{COMMON_LIMITS}</p>
    </details>
  )
}
