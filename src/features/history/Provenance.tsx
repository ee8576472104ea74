// An item's provenance at a glance: its figures, its custody line or its movements, and its course of prices.
import { useMemo } from 'react'
import { TriangleAlert } from 'lucide-react'
import { accountOfBalance } from '../../domain/balanceId.ts'
import { formatCount } from '../../domain/wei.ts'
import { readFragment } from '../../graphql/fragments.ts'
import { Badge } from '../../ui/Badge.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Empty } from '../../ui/States.tsx'
import { LoadingLabel, Skeleton } from '../../ui/Skeleton.tsx'
import { Stat, StatRow } from '../../ui/Stat.tsx'
import { Provenance_tokenFragmentDoc } from './__generated__/Provenance.ts'
import { countOwners, custodyOf, hopsOf } from './custody.ts'
import { CustodyLine } from './CustodyLine.tsx'
import { EditionFlows } from './EditionFlows.tsx'
import { balanceFlows } from './flows.ts'
import { intermediariesOf } from './intermediaries.ts'
import { OwnersExport, type OwnersExportProps } from './OwnersExport.tsx'
import { OwnersTable } from './OwnersTable.tsx'
import { PriceChart } from './PriceChart.tsx'
import type { ItemRows, ProvenanceRef } from './useItemRows.ts'
import { VerifyHistory } from './verification/VerifyHistory.tsx'
import styles from './Provenance.module.css'

export interface ProvenanceProps {
  readonly token: ProvenanceRef
  /** The token's own, as `useItemRows` reads them. */
  readonly record: ItemRows
  /** Name of a file about the item, without what is in it. */
  readonly file: string
}

export function Provenance({ token: reference, record, file }: ProvenanceProps) {
  const token = readFragment(Provenance_tokenFragmentDoc, reference)
  const { network } = useConfig()
  const { rows, cut } = record
  const hops = useMemo(() => hopsOf(rows), [rows])
  const fromMint = token.historyFromMint && !cut
  const nameOf = useMemo(() => intermediariesOf(network), [network])
  const edition = token.standard === 'ERC1155'
  const [holder] = token.holders
  const owner = edition || holder === undefined ? undefined : accountOfBalance(holder.id)
  const custody = custodyOf(hops, owner, nameOf)
  const firstBlock = cut ? hops[0]?.movement.blockNumber : Number(token.collection.indexedFromBlock)
  return (
    <div className={styles.provenance}>
      <VerifyHistory shown={rows} cut={cut} />
      <StatRow>
        {!edition && (
          <Stat label={fromMint ? 'Owners so far' : 'Owners recorded'}>
            {formatCount(countOwners(custody))}
          </Stat>
        )}
        <Stat label="Movements">{formatCount(token.transferCount)}</Stat>
        <Stat label="Sales">{formatCount(token.saleCount)}</Stat>
        <Stat label="Record" hint="From which block on the index holds every movement">
          {fromMint ? 'since mint' : `since block ${formatCount(firstBlock ?? 0)}`}
        </Stat>
      </StatRow>
      {edition ? (
        <EditionFlows flows={balanceFlows(hops, fromMint)} nameOf={nameOf} />
      ) : (
        <Owners custody={custody} file={`${file}-owners`} />
      )}
      <PriceChart rows={rows} />
    </div>
  )
}

function Owners({ custody, file }: OwnersExportProps) {
  if (custody.segments.length === 0) {
    return <Empty title="No movements recorded">The index has not seen this item change hands.</Empty>
  }
  return (
    <div className={styles.owners}>
      <CustodyLine custody={custody} />
      {!custody.endsAtOwner && (
        <p className={styles.mismatch}>
          <Badge tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
            Does not add up
          </Badge>
          The last movement recorded does not lead to the owner that the index names.
        </p>
      )}
      <details className={styles.table}>
        <summary>All owners as a table</summary>
        <div className={styles.export}>
          <OwnersExport custody={custody} file={file} />
        </div>
        <OwnersTable custody={custody} />
      </details>
    </div>
  )
}

/** The shape of a provenance that is on its way. */
export function ProvenanceSkeleton() {
  return (
    <div className={styles.provenance}>
      <LoadingLabel>Loading the provenance</LoadingLabel>
      <Skeleton height={40} />
      <Skeleton height={64} />
      <Skeleton height={160} />
    </div>
  )
}
