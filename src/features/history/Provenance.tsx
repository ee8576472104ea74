// An item's provenance at a glance: its custody line or its transfers, its figures, and its sale prices.
import type { QuantityScale } from '../../domain/quantity.ts'
import { useMemo } from 'react'
import { parseBalanceAccount } from '../../domain/balanceId.ts'
import { readFragment } from '../../graphql/fragments.ts'
import { historyTexts } from '../../messages/en/history.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Empty } from '../../ui/States.tsx'
import { LoadingLabel, Skeleton } from '../../ui/Skeleton.tsx'
import { Stat, StatRow } from '../../ui/Stat.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { Provenance_tokenFragmentDoc } from './__generated__/Provenance.ts'
import { countOwners, buildCustody, getHops, createIntermediaryNames } from './custody.ts'
import { CustodyLine } from './CustodyLine.tsx'
import { EditionFlows } from './EditionFlows.tsx'
import { balanceFlows } from './flows.ts'
import { OwnersTable, OwnersExport, type OwnersExportProps } from './OwnersTable.tsx'
import { PriceChart } from './PriceChart.tsx'
import { RecordProblem } from './RecordProblem.tsx'
import type { ItemRows, ProvenanceRef } from './useItemRows.ts'
import { VerifyHistory } from './verification/VerifyHistory.tsx'
import styles from './Provenance.module.css'

export interface ProvenanceProps {
  readonly token: ProvenanceRef
  /** First block from which the index has the collection's events. */
  readonly indexedFromBlock: number
  /** The token's rows, as `useItemRows` reads them. */
  readonly record: ItemRows
  /** Beginning of the names of files about the item. */
  readonly file: string
  /** Of an edition. */
  readonly scale: QuantityScale
}

export function Provenance({ scale, token: reference, indexedFromBlock, record, file }: ProvenanceProps) {
  const t = useTranslate()
  const token = readFragment(Provenance_tokenFragmentDoc, reference)
  const { network } = useConfig()
  const { rows, cut } = record
  const hops = useMemo(() => getHops(rows), [rows])
  const fromMint = token.historyFromMint && !cut
  const getName = useMemo(() => createIntermediaryNames(network), [network])
  const edition = token.standard === 'ERC1155'
  const [holder] = token.holders
  const owner = edition || holder === undefined ? undefined : parseBalanceAccount(holder.id)
  const custody = buildCustody(hops, owner, getName)
  const firstBlock = cut ? hops[0]?.movement.blockNumber : indexedFromBlock
  return (
    <div className={styles.provenance}>
      {edition ? (
        <EditionFlows flows={balanceFlows(hops, fromMint)} getName={getName} scale={scale} />
      ) : (
        <Owners custody={custody} file={`${file}-owners`} />
      )}
      <StatRow>
        {!edition && (
          <Stat
            label={t(fromMint ? historyTexts.provenance.ownersSoFar : historyTexts.provenance.ownersRecorded)}
          >
            {t(countOwners(custody))}
          </Stat>
        )}
        <Stat label={t(historyTexts.provenance.transfers)} hint={t(historyTexts.provenance.transfersHint)}>
          {t(token.transferCount)}
        </Stat>
        <Stat label={t(historyTexts.provenance.sales)}>{t(token.saleCount)}</Stat>
        <Stat label={t(historyTexts.provenance.record)} hint={t(historyTexts.provenance.recordHint)}>
          {t(
            fromMint
              ? historyTexts.provenance.sinceMint
              : historyTexts.provenance.sinceBlock({ block: firstBlock ?? 0 }),
          )}
        </Stat>
      </StatRow>
      <VerifyHistory shown={rows} cut={cut} />
      <PriceChart rows={rows} />
    </div>
  )
}

function Owners({ custody, file }: OwnersExportProps) {
  const t = useTranslate()
  if (custody.segments.length === 0) {
    return <Empty title={t(historyTexts.provenance.empty)}>{t(historyTexts.provenance.emptyHint)}</Empty>
  }
  return (
    <div className={styles.owners}>
      <CustodyLine custody={custody} />
      {!custody.endsAtOwner && (
        <RecordProblem title={historyTexts.provenance.mismatch} text={historyTexts.provenance.mismatchHint} />
      )}
      <details className={styles.table}>
        <summary>{t(historyTexts.provenance.asTable)}</summary>
        <div className={styles.export}>
          <OwnersExport custody={custody} file={file} />
        </div>
        <OwnersTable custody={custody} />
      </details>
    </div>
  )
}

/** Placeholder for the provenance while it loads. */
export function ProvenanceSkeleton() {
  const t = useTranslate()
  return (
    <div className={styles.provenance}>
      <LoadingLabel>{t(historyTexts.provenance.loading)}</LoadingLabel>
      <Skeleton height={40} />
      <Skeleton height={64} />
      <Skeleton height={160} />
    </div>
  )
}
