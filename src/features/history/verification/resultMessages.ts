// The result of a check as messages: the outcome, its reason, and what was checked.
import { verificationResult } from '../../../messages/en/verificationResult.ts'
import type { Message } from '../../../messages/message.ts'
import { andList } from '../../../messages/values.ts'
import type { Claim } from '../../../verification/claim.ts'
import type { Verdict } from '../../../verification/findings.ts'
import type { Checked } from './check.ts'

export interface OutcomeMessages {
  readonly tone: 'positive' | 'warning' | 'negative'
  readonly title: Message
  readonly text: Message
}

export function outcomeMessages(
  { outcome, missing, rows, whole, newer }: Verdict,
  { head }: Pick<Claim, 'head'>,
): OutcomeMessages {
  switch (outcome.kind) {
    case 'complete':
      // True up to the indexer's block; the item has another owner now.
      if (newer.length > 0) {
        return {
          tone: 'warning',
          title: verificationResult.upTo({ block: head.number }),
          text: verificationResult.upToText({ count: newer.length }),
        }
      }
      return {
        tone: 'positive',
        title: verificationResult.complete,
        text: verificationResult.completeText,
      }
    case 'since': {
      const { since: block, because } = outcome
      const text = verificationResult.sinceText({ block, reason: verificationResult[because] })
      return newer.length > 0
        ? { tone: 'warning', title: verificationResult.sinceTo({ from: block, to: head.number }), text }
        : { tone: 'positive', title: verificationResult.since({ block }), text }
    }
    case 'mismatch': {
      const contradicted = rows.filter(({ verdict }) => verdict.kind === 'contradicted').length
      const differences = [
        contradicted > 0 ? verificationResult.contradictedRows({ count: contradicted }) : undefined,
        missing.length > 0 ? verificationResult.missingEvents({ count: missing.length }) : undefined,
        whole.length > 0 ? verificationResult.otherHolder : undefined,
      ].filter((difference) => difference !== undefined)
      return {
        tone: 'negative',
        title: verificationResult.mismatch,
        text: verificationResult.mismatchText({ differences: andList(differences) }),
      }
    }
    case 'incoherent':
      return {
        tone: 'warning',
        title: verificationResult.incoherent,
        text: verificationResult.incoherentText,
      }
    case 'unchecked':
      return {
        tone: 'warning',
        title: verificationResult.unchecked,
        text: verificationResult[outcome.because],
      }
  }
}

/** The indexer responded differently to the page and the check, or the page is slightly behind. */
export const NOT_AS_SHOWN: OutcomeMessages = {
  tone: 'negative',
  title: verificationResult.notAsShown,
  text: verificationResult.notAsShownText,
}

/** What was checked, one sentence per subject. */
export function checkedMessages({ claim, report, recordFrom }: Checked): readonly Message[] {
  const { rows, pinned, searchedFrom, secondNode, newer, requests } = report
  const { standard } = claim.subject
  const verified = rows.filter(({ verdict }) => verdict.kind === 'verified').length
  return [
    verificationResult.rows({ verified, count: rows.length }),
    searchedFrom === undefined
      ? verificationResult.notSearched
      : verificationResult.searched({ from: searchedFrom, to: pinned.number, standard }),
    ordersMessage(report, recordFrom),
    ...holdersMessages(report, claim),
    verificationResult[secondNode],
    ...(newer.length > 0 ? [verificationResult.newer({ count: newer.length })] : []),
    verificationResult.requests({ count: requests, block: pinned.number }),
  ]
}

/** The first block that was searched for listings and offers, which no event topic ties to the item. */
export function ordersMessage(
  { ordersSince, outcome }: Pick<Verdict, 'ordersSince' | 'outcome'>,
  recordFrom: number,
): Message {
  if (ordersSince === undefined) return verificationResult.ordersNotSearched
  const values = { block: ordersSince, missing: outcome.kind === 'mismatch' ? 'some' : 'none' }
  return ordersSince <= recordFrom
    ? verificationResult.ordersFromRecord(values)
    : verificationResult.ordersFromBlock(values)
}

/** Whether transfers lead to the holders by the contract; empty if they weren't compared. */
export function holdersMessages(
  { outcome }: Pick<Verdict, 'outcome'>,
  { subject }: Claim,
): readonly Message[] {
  if (subject.standard === 'ERC721') {
    return outcome.kind === 'complete' || outcome.kind === 'since' ? [verificationResult.ownersMatch] : []
  }
  // Balances before the start of the record are unknown.
  return outcome.kind === 'complete' ? [verificationResult.balancesMatch] : []
}
