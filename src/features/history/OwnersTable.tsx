// The custody line as a table: the same facts for those who read rather than look.
import { Address } from '../../ui/Address.tsx'
import { Price } from '../../ui/Price.tsx'
import { Cell, HeaderCell } from '../../ui/Table.tsx'
import { usePast } from '../../ui/PastContext.tsx'
import { useNow } from '../../ui/useNow.ts'
import { WideTable } from '../../ui/WideTable.tsx'
import type { Custody, CustodySegment } from './custody.ts'
import { acquiredInWords, heldInWords, passingInWords, periodInWords } from './custodyWords.ts'
import styles from './OwnersTable.module.css'

export function OwnersTable({ custody }: { readonly custody: Custody }) {
  const now = useNow()
  const past = usePast()
  return (
    <WideTable label="Owners, the latest first" dense>
      <thead>
        <tr>
          <HeaderCell>Owner</HeaderCell>
          <HeaderCell>Held</HeaderCell>
          <HeaderCell wideOnly>Period</HeaderCell>
          <HeaderCell>Acquired</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {custody.segments.toReversed().map((segment) => (
          <tr key={segment.id}>
            <Cell>
              {segment.owner === undefined ? 'Nobody' : <Address address={segment.owner} />}
              {segment.passing !== undefined && (
                <span className={styles.passing}>{passingInWords(segment)}</span>
              )}
            </Cell>
            <Cell>{heldInWords(segment, now)}</Cell>
            <Cell wideOnly>{periodInWords(segment, past?.timestampSeconds)}</Cell>
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
  const { acquired } = segment
  if (acquired.kind === 'sale' && acquired.price !== undefined) {
    return <Price amount={acquired.price.unit} currency={acquired.price.currency} />
  }
  const words = acquiredInWords(segment)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
