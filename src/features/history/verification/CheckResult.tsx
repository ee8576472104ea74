// What a check found: the outcome in a sentence, what exactly was checked, and each thing in which index and chain differ.
import { BadgeCheck, TriangleAlert } from 'lucide-react'
import type { Address as AddressOf } from '../../../domain/address.ts'
import { parseTxHash } from '../../../domain/hashes.ts'
import { formatCount } from '../../../domain/wei.ts'
import { Address } from '../../../ui/Address.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Cell, HeaderCell } from '../../../ui/Table.tsx'
import { WideTable } from '../../../ui/WideTable.tsx'
import type { Claim, ClaimedRow } from '../../../verification/claim.ts'
import type { Missing, WholeContradiction } from '../../../verification/findings.ts'
import type { CheckReport } from '../../../verification/protocol.ts'
import { TransactionRef } from '../TransactionRef.tsx'
import { TYPE_WORDS } from '../words.ts'
import { type HistoryRow, partiesOf } from '../rows.ts'
import type { Checked } from './check.ts'
import styles from './CheckResult.module.css'
import { differencesShown } from './shown.ts'
import { counted, holdersInWords, ordersInWords, outcomeInWords, verdictInWords } from './words.ts'

export interface CheckResultProps {
  readonly checked: Checked
  /** The movements and sales that the page shows. */
  readonly shown: readonly HistoryRow[]
  readonly cut: boolean
}

export function CheckResult({ checked: { claim, report }, shown, cut }: CheckResultProps) {
  const told = outcomeInWords(report, claim)
  const { altered, lacking } = differencesShown(shown, claim, { cut })
  const asShown = altered.length === 0 && lacking.length === 0
  const { tone, title, sentence } = asShown || told.tone === 'negative' ? told : NOT_AS_SHOWN
  const Icon = tone === 'positive' ? BadgeCheck : TriangleAlert
  return (
    <div className={styles.result}>
      <p className={styles.outcome}>
        <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
          {title}
        </Badge>
        {sentence}
      </p>
      <Differences claim={claim} report={report} />
      <details className={styles.checked}>
        <summary>What was checked</summary>
        <ul>
          {whatWasChecked(claim, report).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}

/** An index that tells the page one thing and the check another; or the page is a moment behind. */
const NOT_AS_SHOWN = {
  tone: 'negative',
  title: 'The page shows something else',
  sentence:
    'What was checked just now is not what this page shows above and below. Reload it; if this stays, the index tells two stories.',
} as const

function whatWasChecked(claim: Claim, report: CheckReport): readonly string[] {
  const { subject } = claim
  const { rows, pinned, searchedFrom, secondNode, newer, requests } = report
  const verified = rows.filter(({ verdict }) => verdict.kind === 'verified').length
  return [
    `${formatCount(verified)} of ${counted(rows.length, 'row')}: contract, event, parties, units, price, time and block equal to the log on the chain, and its receipt proven to be part of its block.`,
    searchedFrom === undefined
      ? 'The chain could not be searched for movements that the index lacks.'
      : `Every movement on the chain from block ${formatCount(searchedFrom)} to ${formatCount(pinned.number)} looked for${subject.standard === 'ERC1155' ? ', among those of the whole collection' : ''}, and sales beside them.`,
    ordersInWords(report, claim),
    ...holdersInWords(report, claim),
    {
      agrees: 'A second network node has the same blocks.',
      'not-asked': 'The blocks are those of one network node; this site names no second one to compare with.',
      silent: 'A second network node was asked for its blocks, and did not name all of them.',
      disagrees: 'A second network node has other blocks.',
    }[secondNode],
    ...(newer.length > 0
      ? [
          `${counted(newer.length, 'movement')} since the newest block of the index, which will show them soon.`,
        ]
      : []),
    `${counted(requests, 'request')} to the network, as of block ${formatCount(pinned.number)}.`,
  ]
}

interface DifferencesProps {
  readonly claim: Claim
  readonly report: CheckReport
}

function Differences({ claim, report: { rows, missing, whole } }: DifferencesProps) {
  const byId = new Map(claim.rows.map((row) => [row.id, row]))
  const contradicted = rows.flatMap(({ id, verdict }) => {
    const row = byId.get(id)
    return verdict.kind === 'contradicted' && row !== undefined
      ? [{ row, words: verdictInWords(verdict, row.type) }]
      : []
  })
  if (contradicted.length + missing.length + whole.length === 0) return null
  return (
    <div className={styles.differences}>
      {whole.map((one) => (
        <WholeLine key={one.kind === 'owner' ? 'owner' : one.account} contradiction={one} />
      ))}
      <WideTable label="Where the index and the chain differ" dense>
        <thead>
          <tr>
            <HeaderCell>Event</HeaderCell>
            <HeaderCell>What is wrong</HeaderCell>
            <HeaderCell wideOnly>From</HeaderCell>
            <HeaderCell wideOnly>To</HeaderCell>
            <HeaderCell>Block, transaction</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {contradicted.map(({ row, words }) => (
            <DifferenceRow key={`told ${row.id} ${row.position}`} event={row} words={words} />
          ))}
          {missing.map((event) => (
            <DifferenceRow
              key={`missing ${event.blockNumber} ${event.logIndex} ${event.type}`}
              event={event}
              words="On the chain, but missing in the index"
            />
          ))}
        </tbody>
      </WideTable>
    </div>
  )
}

function DifferenceRow({ event, words }: { readonly event: ClaimedRow | Missing; readonly words: string }) {
  const { from, to } = partiesOf(event)
  return (
    <tr>
      <Cell>
        <span className={styles.event}>{TYPE_WORDS[event.type].event}</span>
      </Cell>
      <Cell>
        <div className={styles.problem}>{words}</div>
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
  return account === null ? <>nobody</> : <Address address={account} identiconSize={0} />
}

function WholeLine({ contradiction }: { readonly contradiction: WholeContradiction }) {
  if (contradiction.kind === 'owner') {
    return (
      <p>
        The index names <Party account={contradiction.told} /> as the owner; by the chain it is{' '}
        <Party account={contradiction.found} />.
      </p>
    )
  }
  const { account, told, found } = contradiction
  return (
    <p>
      The index gives <Party account={account} /> {formatCount(told)} units; by the chain it has{' '}
      {formatCount(found)}.
    </p>
  )
}
