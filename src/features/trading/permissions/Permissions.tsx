// The permissions an account has in force: who may move what, and one's own to take back.
import type { Address as AddressValue } from '../../../domain/address.ts'
import { useTransactions } from '../../../transactions/TransactionsProvider.tsx'
import { Address } from '../../../ui/Address.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ExportButtons } from '../../../ui/export/ExportButtons.tsx'
import { LoadingLabel, Skeleton } from '../../../ui/Skeleton.tsx'
import { Empty, ErrorState } from '../../../ui/States.tsx'
import { Cell, HeaderCell, Table } from '../../../ui/Table.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { useState } from 'react'
import { useOpenTrade } from '../openTrade.ts'
import { useReading } from '../useReading.ts'
import { loadPermissions, useTradeContext } from '../useTrade.ts'
import { Extent } from './Extent.tsx'
import { nameOfOperator, permissionName, type GivenPermission } from './permission.ts'
import { PERMISSION_COLUMNS } from './permissionColumns.ts'
import styles from './Permissions.module.css'

export interface PermissionsProps {
  readonly account: AddressValue
  /** Whether the reader may take them back. */
  readonly own: boolean
}

export function Permissions({ account, own }: PermissionsProps) {
  const context = useTradeContext(account)
  const [round, setRound] = useState(0)
  // A write that got into a block may have given or taken one.
  const mined = useMinedCount()
  const reading = useReading(`${account} ${round} ${mined}`, async () => {
    const { readPermissions } = await loadPermissions()
    return readPermissions(context)
  })
  switch (reading.status) {
    case 'loading':
      return <Waiting />
    case 'failed':
      return (
        <ErrorState
          title="The permissions could not be read"
          error={reading.error}
          onRetry={() => setRound(round + 1)}
        />
      )
    case 'loaded':
      return reading.value.length === 0 ? (
        <Empty title="No permissions in force">
          {own
            ? 'Nobody may move items or money of this account. What you allow when you list or offer appears here, and can be taken back.'
            : 'Nobody may move items or money of this account for trading.'}
        </Empty>
      ) : (
        <Standing account={account} given={reading.value} own={own} />
      )
  }
}

function useMinedCount(): number {
  const { entries } = useTransactions()
  return entries.filter(({ state }) => state.status === 'mined' || state.status === 'indexed').length
}

function Standing({
  account,
  given,
  own,
}: PermissionsProps & { readonly given: readonly GivenPermission[] }) {
  const open = useOpenTrade()
  return (
    <>
      <div className={styles.head}>
        <p className={styles.lead}>
          Read from the chain just now, for the collections and currencies of this site. Seaport is the
          contract that trades here; it moves an item only to fill an order of yours.
        </p>
        <ExportButtons
          what="permissions"
          file={`${account}-permissions`}
          columns={PERMISSION_COLUMNS}
          rows={given}
        />
      </div>
      <Table label="Permissions in force">
        <thead>
          <tr>
            <HeaderCell>For</HeaderCell>
            <HeaderCell>Who may take it</HeaderCell>
            <HeaderCell>
              <VisuallyHidden>Action</VisuallyHidden>
            </HeaderCell>
          </tr>
        </thead>
        <tbody>
          {given.map((one) => (
            <tr key={permissionName(one.permission)}>
              <Cell>
                <bdi className={styles.subject}>{one.subject}</bdi>
                <span className={styles.extent}>
                  <Extent given={one} />
                </span>
              </Cell>
              <Cell>
                <span className={styles.who}>
                  <Address
                    address={one.permission.operator}
                    name={nameOfOperator(one.permission.operator)}
                    to={null}
                    copyable
                  />
                  {one.trades ? <Badge>Trades here</Badge> : <Badge tone="warning">Not of this site</Badge>}
                </span>
              </Cell>
              <Cell className={styles.action}>
                {own && open !== undefined && (
                  <Button
                    size="s"
                    aria-label={`Take back the permission for ${one.subject}`}
                    onClick={() => open({ kind: 'revoke', given: one })}
                  >
                    Take back
                  </Button>
                )}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}

function Waiting() {
  return (
    <div>
      <LoadingLabel>Reading permissions from the chain</LoadingLabel>
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
