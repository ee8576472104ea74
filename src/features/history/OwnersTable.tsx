// The custody line as a table: the same facts as text.
import { provenance } from '../../messages/en/provenance.ts'
import { Address } from '../../ui/Address.tsx'
import { Price } from '../../ui/Price.tsx'
import { Cell, HeaderCell } from '../../ui/Table.tsx'
import { useAsOfBlock } from '../../ui/AsOfBlockContext.tsx'
import { useNow } from '../../ui/useNow.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { WideTable } from '../../ui/WideTable.tsx'
import type { Custody, CustodySegment } from './custody.ts'
import { acquiredMessage, heldMessage, periodMessage, transitMessage } from './custodyMessages.ts'
import styles from './OwnersTable.module.css'

export function OwnersTable({ custody }: { readonly custody: Custody }) {
  const t = useTranslate()
  const now = useNow()
  const asOf = useAsOfBlock()
  return (
    <WideTable label={t(provenance.owners)} dense>
      <thead>
        <tr>
          <HeaderCell>{t(provenance.owner)}</HeaderCell>
          <HeaderCell>{t(provenance.held)}</HeaderCell>
          <HeaderCell wideOnly>{t(provenance.period)}</HeaderCell>
          <HeaderCell>{t(provenance.acquired)}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {custody.segments.toReversed().map((segment) => (
          <tr key={segment.id}>
            <Cell>
              {segment.owner === undefined ? t(provenance.nobody) : <Address address={segment.owner} />}
              {segment.passing !== undefined && (
                <span className={styles.passing}>{t(transitMessage(segment) ?? '')}</span>
              )}
            </Cell>
            <Cell>{t(heldMessage(segment, now))}</Cell>
            <Cell wideOnly>{t(periodMessage(segment, asOf?.timestampSeconds))}</Cell>
            <Cell>
              <Acquired segment={segment} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}

function Acquired({ segment }: { readonly segment: CustodySegment }) {
  const t = useTranslate()
  const { acquired } = segment
  if (acquired.kind === 'sale' && acquired.price !== undefined) {
    return <Price amount={acquired.price.unit} currency={acquired.price.currency} />
  }
  return t(acquiredMessage(segment))
}
