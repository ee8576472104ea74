// The transaction tray: pending and recently finished transactions in a corner of every page, also after a reload.
import { useEffect, useState, type ReactNode } from 'react'
import { CircleAlert, CircleCheck, CircleMinus, X } from 'lucide-react'
import { Link } from '../../ui/Link.tsx'
import { explorerTxUrl } from '../../domain/explorer.ts'
import { wallClockSeconds } from '../../domain/time.ts'
import { classNames } from '../../ui/classNames.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { transactionsTexts } from '../../messages/en/transactions.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import type { TransactionEntry } from '../../transactions/entry.ts'
import {
  isSettled,
  isUnanswered,
  isUnderWay,
  isUntraced,
  type TransactionState,
} from '../../transactions/machine.ts'
import { Stepper } from '../../transactions/Stepper.tsx'
import { useTransactions } from '../../transactions/TransactionsProvider.tsx'
import { useIsShownInDialog } from '../../transactions/shownInDialogs.ts'
import { statusTone, type Tone } from '../../transactions/status.ts'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import styles from './TransactionTray.module.css'

/** How long a finished transaction stays in view, in milliseconds. */
const SHOWN_AFTER_DONE = 12_000

const getHash = (state: TransactionState) => ('hash' in state ? state.hash : 'by' in state ? state.by : null)

export interface TransactionTrayProps {
  /** Renders the status text of a transaction. */
  readonly renderStatus: (entry: TransactionEntry) => ReactNode
}

export function TransactionTray({ renderStatus }: TransactionTrayProps) {
  const t = useTranslate()
  const { entries, dismiss } = useTransactions()
  const isShownInDialog = useIsShownInDialog()
  // The viewer's own clock, as in entries: during time travel, the page's clock is before all of them.
  const [openedAt] = useState(wallClockSeconds)
  // Hides transactions of other accounts; without a connected account, all are shown.
  const reader = useAccount()
  // Results from an earlier page were read there; an unanswered or untraceable transaction stays until dismissed.
  const isOpen = (state: TransactionState) => isUnderWay(state) || isUnanswered(state) || isUntraced(state)
  const shown = entries.filter(
    ({ account, state, updatedAtSeconds }) =>
      (reader === undefined || account === reader) &&
      (isOpen(state) || (hasReachedNetwork(state) && updatedAtSeconds >= openedAt)),
  )
  if (shown.length === 0) return null
  return (
    <section
      className={styles.tray}
      aria-label={t(transactionsTexts.yours)}
      hidden={shown.every(isShownInDialog)}
    >
      <ul className={styles.list}>
        {shown.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            hidden={isShownInDialog(entry)}
            renderStatus={renderStatus}
            dismiss={dismiss}
          />
        ))}
      </ul>
    </section>
  )
}

/** Refusals and rejections are shown where they happened; the tray is for transactions that reached the network. */
function hasReachedNetwork(state: TransactionState): boolean {
  switch (state.status) {
    case 'indexed':
    case 'contradicted':
    case 'reverted':
    case 'replaced':
    case 'dropped':
      return true
    case 'failed':
      // The approval succeeded, but the action that needed it failed.
      return state.done > 0
    case 'preparing':
    case 'refused':
    case 'signing':
    case 'rejected':
    case 'pending':
    case 'mined':
    case 'stalled':
      return false
  }
}

const ICONS: Readonly<Record<Tone, typeof CircleCheck | undefined>> = {
  working: undefined,
  done: CircleCheck,
  stopped: CircleAlert,
  neutral: CircleMinus,
}

interface EntryProps extends TransactionTrayProps {
  readonly entry: TransactionEntry
  /** Whether a dialog shows it; its time runs all the same. */
  readonly hidden: boolean
  readonly dismiss: (id: string) => void
}

function Entry({ entry, hidden, renderStatus, dismiss }: EntryProps) {
  const { id, state, describe, hadFirstStep, firstStep } = entry
  const t = useTranslate()
  const { network } = useConfig()
  const tone = statusTone(state)
  const Icon = ICONS[tone]
  const hash = getHash(state)
  const url = hash === null ? undefined : explorerTxUrl(network.explorerUrl, hash)

  // External system: the clock. A finished transaction disappears after a while; a failed one stays until it is dismissed.
  useEffect(() => {
    if (state.status !== 'indexed') return
    const timer = setTimeout(() => dismiss(id), SHOWN_AFTER_DONE)
    return () => clearTimeout(timer)
  }, [state.status, dismiss, id])

  if (hidden) return null
  return (
    <li className={classNames(styles.entry, tone === 'stopped' && styles.urgent)}>
      <div className={styles.head}>
        <span className={styles[tone]} aria-hidden="true">
          {Icon === undefined ? <Spinner size={16} /> : <Icon />}
        </span>
        <Link to={describe.path} className={styles.title}>
          {t(describe.title)}
        </Link>
        {isSettled(state) && (
          <IconButton label={t(transactionsTexts.dismiss)} size="s" onClick={() => dismiss(id)}>
            <X aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {!isSettled(state) && (
        <div className={styles.steps}>
          <Stepper state={state} hasFirstStep={hadFirstStep} firstStep={firstStep} />
        </div>
      )}
      <p className={styles.sentence} role="status">
        {renderStatus(entry)}
      </p>
      {isUnanswered(state) && (
        <p className={styles.link}>
          <Link to={describe.path}>{t(transactionsTexts.startAgain)}</Link>
        </p>
      )}
      {url !== undefined && (
        <p className={styles.link}>
          <ExternalLink href={url}>{t(transactionsTexts.seeTransaction)}</ExternalLink>
        </p>
      )}
    </li>
  )
}
