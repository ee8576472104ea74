// The result of a verification: the outcome, what exactly was checked, and every difference between indexer and chain.
import { BadgeCheck, TriangleAlert } from 'lucide-react'
import type { Address as AddressOf } from '../../../domain/address.ts'
import { parseTxHash } from '../../../domain/hashes.ts'
import { historyTexts } from '../../../messages/en/history.ts'
import { verificationTexts } from '../../../messages/en/verification.ts'
import type { Message } from '../../../messages/message.ts'
import { Address } from '../../../ui/Address.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Cell, HeaderCell } from '../../../ui/Table.tsx'
import { Trans } from '../../../ui/Trans.tsx'
import { useTranslate } from '../../../ui/useTranslate.ts'
import { WideTable } from '../../../ui/WideTable.tsx'
import type { Claim, ClaimedRow } from '../../../verification/claim.ts'
import type { Missing, WholeContradiction } from '../../../verification/findings.ts'
import type { CheckReport } from '../../../verification/protocol.ts'
import { TransactionRef } from '../record/TransactionRef.tsx'
import { type HistoryRow, eventParties } from '../record/rows.ts'
import type { Checked } from './check.ts'
import styles from './CheckResult.module.css'
import { checkedMessages, NOT_AS_SHOWN, outcomeMessages } from './resultMessages.ts'
import { differencesShown } from './shown.ts'
import { verdictMessage } from './verdictMessage.ts'

export interface CheckResultProps {
  readonly checked: Checked
  /** The transfers and sales that the page shows. */
  readonly shown: readonly HistoryRow[]
  readonly cut: boolean
}

export function CheckResult({ checked, shown, cut }: CheckResultProps) {
  const t = useTranslate()
  const { claim, report } = checked
  const outcome = outcomeMessages(report, claim)
  const { altered, lacking } = differencesShown(shown, claim, { cut })
  const asShown = altered.length === 0 && lacking.length === 0
  const { tone, title, text } = asShown || outcome.tone === 'negative' ? outcome : NOT_AS_SHOWN
  const Icon = tone === 'positive' ? BadgeCheck : TriangleAlert
  return (
    <div className={styles.result}>
      <p className={styles.outcome}>
        <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
          {t(title)}
        </Badge>
        {t(text)}
      </p>
      <Differences claim={claim} report={report} />
      <details className={styles.checked}>
        <summary>{t(verificationTexts.result.checked)}</summary>
        <ul>
          {checkedMessages(checked).map((message) => (
            <li key={message.id}>{t(message)}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}

interface DifferencesProps {
  readonly claim: Claim
  readonly report: CheckReport
}

function Differences({ claim, report: { rows, missing, whole } }: DifferencesProps) {
  const t = useTranslate()
  const byId = new Map(claim.rows.map((row) => [row.id, row]))
  const contradicted = rows.flatMap(({ id, verdict }) => {
    const row = byId.get(id)
    return verdict.kind === 'contradicted' && row !== undefined
      ? [{ row, problem: verdictMessage(verdict, row.type) }]
      : []
  })
  if (contradicted.length + missing.length + whole.length === 0) return null
  return (
    <div className={styles.differences}>
      {whole.map((one) => (
        <WholeLine key={one.kind === 'owner' ? 'owner' : one.account} contradiction={one} />
      ))}
      <WideTable label={t(verificationTexts.result.differences)} dense>
        <thead>
          <tr>
            <HeaderCell>{t(historyTexts.event)}</HeaderCell>
            <HeaderCell>{t(verificationTexts.result.problem)}</HeaderCell>
            <HeaderCell wideOnly>{t(historyTexts.from)}</HeaderCell>
            <HeaderCell wideOnly>{t(historyTexts.to)}</HeaderCell>
            <HeaderCell>{t(historyTexts.reference)}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {contradicted.map(({ row, problem }) => (
            <DifferenceRow key={`contradicted ${row.id} ${row.position}`} event={row} problem={problem} />
          ))}
          {missing.map((event) => (
            <DifferenceRow
              key={`missing ${event.blockNumber} ${event.logIndex} ${event.type}`}
              event={event}
              problem={verificationTexts.result.missing}
            />
          ))}
        </tbody>
      </WideTable>
    </div>
  )
}

interface DifferenceRowProps {
  readonly event: ClaimedRow | Missing
  readonly problem: Message
}

function DifferenceRow({ event, problem }: DifferenceRowProps) {
  const t = useTranslate()
  const { from, to } = eventParties(event)
  return (
    <tr>
      <Cell>
        <span className={styles.event}>{t(historyTexts[event.type])}</span>
      </Cell>
      <Cell>
        <div className={styles.problem}>{t(problem)}</div>
      </Cell>
      <Cell wideOnly>
        <Party account={from} />
      </Cell>
      <Cell wideOnly>
        <Party account={to} />
      </Cell>
      <Cell>
        <TransactionRef transaction={parseTxHash(event.transactionHash)} blockNumber={event.blockNumber} />
      </Cell>
    </tr>
  )
}

function Party({ account }: { readonly account: AddressOf | null }) {
  const t = useTranslate()
  return account === null ? (
    <>{t(verificationTexts.result.noAccount)}</>
  ) : (
    <Address address={account} identiconSize={0} />
  )
}

function WholeLine({ contradiction }: { readonly contradiction: WholeContradiction }) {
  return (
    <p>
      <Trans
        message={
          contradiction.kind === 'owner'
            ? verificationTexts.result.otherOwner({
                indexed: <Party account={contradiction.reported} />,
                found: <Party account={contradiction.onChain} />,
              })
            : verificationTexts.result.otherQuantity({
                account: <Party account={contradiction.account} />,
                indexed: contradiction.reported,
                found: contradiction.onChain,
              })
        }
      />
    </p>
  )
}
