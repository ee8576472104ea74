// An account's active approvals, with buttons for its owner to revoke them, and their export.
import type { Address as AddressValue } from '../../domain/address.ts'
import { checksumAddress } from '../../domain/checksum.ts'
import { translateToEnglish } from '../../messages/translate.ts'
import { useTransactions } from '../../transactions/TransactionsProvider.tsx'
import { tradeTexts } from '../../messages/en/trade.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Address } from '../../ui/Address.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { ExportButtons } from '../../ui/export/ExportButtons.tsx'
import { amountColumns, currencyColumns, type ExportColumn } from '../../ui/export/table.ts'
import { LoadingLabel, Skeleton } from '../../ui/Skeleton.tsx'
import { Empty, ErrorState } from '../../ui/States.tsx'
import { ColumnTable } from '../../ui/ColumnTable.tsx'
import { useState } from 'react'
import { TradeButton } from '../dialog/TradeButton.tsx'
import { useDebouncedRead } from '../dialog/useDebouncedRead.ts'
import { useTradeContext } from '../dialog/tradeContext.ts'
import { Extent } from './Extent.tsx'
import { type ActiveApproval, approvalKey, getApprovalExtent, getOperatorName } from '../dialog/approval.ts'
import styles from './Approvals.module.css'

export interface ApprovalsProps {
  readonly account: AddressValue
  /** Whether the viewer can revoke them. */
  readonly own: boolean
}

export function Approvals({ account, own }: ApprovalsProps) {
  const t = useTranslate()
  const context = useTradeContext(account)
  const { collections } = useConfig()
  const [round, setRound] = useState(0)
  // A confirmed transaction may have changed the approvals.
  const mined = useMinedCount()
  const reading = useDebouncedRead(`${account} ${round} ${mined}`, async () => {
    const { fetchApprovals } = await import('./write.ts')
    return fetchApprovals(context, collections)
  })
  switch (reading.status) {
    case 'loading':
      return <ApprovalsSkeleton />
    case 'failed':
      return (
        <ErrorState
          title={t(tradeTexts.approvals.loadFailed)}
          error={reading.error}
          onRetry={() => setRound(round + 1)}
        />
      )
    case 'loaded':
      return (
        <>
          {reading.value.isCut && <p className={styles.cut}>{t(tradeTexts.approvals.cut)}</p>}
          {reading.value.active.length > 0 ? (
            <ApprovalsTable account={account} activeApprovals={reading.value.active} own={own} />
          ) : (
            !reading.value.isCut && (
              <Empty title={t(tradeTexts.approvals.none)}>
                {t(own ? tradeTexts.approvals.noneHint : tradeTexts.approvals.noneHintOfAccount)}
              </Empty>
            )
          )}
        </>
      )
  }
}

function useMinedCount(): number {
  const { entries } = useTransactions()
  return entries.filter(
    ({ state }) => state.status === 'mined' || state.status === 'indexed' || state.status === 'contradicted',
  ).length
}

function ApprovalsTable({
  account,
  activeApprovals,
  own,
}: ApprovalsProps & { readonly activeApprovals: readonly ActiveApproval[] }) {
  const t = useTranslate()
  const texts = tradeTexts.approvals
  return (
    <>
      <div className={styles.head}>
        <p className={styles.lead}>{t(texts.intro)}</p>
        <ExportButtons
          what={t(texts.exported)}
          table="approvals"
          file={`${account}-approvals`}
          columns={APPROVAL_COLUMNS}
          rows={activeApprovals}
        />
      </div>
      <ColumnTable
        label={t(texts.title)}
        rows={activeApprovals}
        getKey={({ approval }) => approvalKey(approval)}
        columns={[
          {
            title: texts.for,
            cell: (one) => (
              <>
                <bdi className={styles.subject}>{one.subject}</bdi>
                <span className={styles.extent}>
                  <Extent activeApproval={one} />
                </span>
              </>
            ),
          },
          {
            title: texts.operator,
            cell: ({ approval: { operator }, isRead, trades }) => (
              <span className={styles.who}>
                <Address
                  address={operator}
                  name={t(getOperatorName(operator) ?? '') || undefined}
                  to={null}
                  copyable
                />
                {!isRead && <Badge tone="warning">{t(texts.readFailed)}</Badge>}
                {trades ? (
                  <Badge>{t(texts.tradesHere)}</Badge>
                ) : (
                  <Badge tone="warning">{t(texts.foreign)}</Badge>
                )}
              </span>
            ),
          },
          {
            title: texts.action,
            isTitleHidden: true,
            look: { className: styles.action },
            cell: (one) =>
              own && (
                <TradeButton
                  size="s"
                  trade={{ kind: 'revoke', activeApproval: one }}
                  aria-label={t(texts.revokeFor({ subject: one.subject }))}
                >
                  {t(texts.revoke)}
                </TradeButton>
              ),
          },
        ]}
      />
    </>
  )
}

function ApprovalsSkeleton() {
  const t = useTranslate()
  return (
    <div>
      <LoadingLabel>{t(tradeTexts.approvals.loading)}</LoadingLabel>
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className={styles.waiting}>
          <Skeleton shape="text" width="16ch" />
          <Skeleton shape="text" width="9ch" />
          <Skeleton shape="text" width="14ch" />
        </div>
      ))}
    </div>
  )
}

/** The columns of the export, with amounts to the smallest unit. */
const APPROVAL_COLUMNS: readonly ExportColumn<ActiveApproval>[] = [
  { key: 'for', value: ({ subject }) => subject },
  { key: 'contract', value: ({ approval }) => checksumAddress(approval.contract) },
  {
    key: 'token_id',
    value: ({ approval }) => (approval.kind === 'token' ? approval.identifier.toString() : null),
  },
  { key: 'operator', value: ({ approval }) => checksumAddress(approval.operator) },
  {
    key: 'operator_name',
    value: ({ approval }) => translateToEnglish(getOperatorName(approval.operator) ?? '') || null,
  },
  { key: 'extent', value: getApprovalExtent },
  ...currencyColumns<ActiveApproval>(({ currency }) => currency),
  ...amountColumns<ActiveApproval>('amount', ({ amount, currency }) =>
    amount === null || currency === undefined ? undefined : { amount, currency },
  ),
  { key: 'trades_here', value: ({ trades }) => trades },
  { key: 'read', value: ({ isRead }) => isRead },
]
