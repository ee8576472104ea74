// The result of a check as messages: the outcome, its reason, and what was checked.
import { verificationTexts } from '../../../messages/en/verification.ts'
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
          title: verificationTexts.result.upTo({ block: head.number }),
          text: verificationTexts.result.upToText({ count: newer.length }),
        }
      }
      return {
        tone: 'positive',
        title: verificationTexts.result.complete,
        text: verificationTexts.result.completeText,
      }
    case 'since': {
      const { since: block, because } = outcome
      const text = verificationTexts.result.sinceText({ block, reason: verificationTexts.result[because] })
      return newer.length > 0
        ? { tone: 'warning', title: verificationTexts.result.sinceTo({ from: block, to: head.number }), text }
        : { tone: 'positive', title: verificationTexts.result.since({ block }), text }
    }
    case 'mismatch': {
      const contradicted = rows.filter(({ verdict }) => verdict.kind === 'contradicted').length
      const differences = [
        contradicted > 0 ? verificationTexts.result.contradictedRows({ count: contradicted }) : undefined,
        missing.length > 0 ? verificationTexts.result.missingEvents({ count: missing.length }) : undefined,
        whole.length > 0 ? verificationTexts.result.otherHolder : undefined,
      ].filter((difference) => difference !== undefined)
      return {
        tone: 'negative',
        title: verificationTexts.result.mismatch,
        text: verificationTexts.result.mismatchText({ differences: andList(differences) }),
      }
    }
    case 'incoherent':
      return {
        tone: 'warning',
        title: verificationTexts.result.incoherent,
        text: verificationTexts.result.incoherentText,
      }
    case 'unchecked':
      return {
        tone: 'warning',
        title: verificationTexts.result.unchecked,
        text: verificationTexts.result[outcome.because],
      }
  }
}

/** The indexer responded differently to the page and the check, or the page is slightly behind. */
export const NOT_AS_SHOWN: OutcomeMessages = {
  tone: 'negative',
  title: verificationTexts.result.notAsShown,
  text: verificationTexts.result.notAsShownText,
}

/** What was checked, one sentence per subject. */
export function checkedMessages({ claim, report, recordFrom }: Checked): readonly Message[] {
  const { rows, pinned, searchedFrom, secondNode, newer, requests } = report
  const { standard } = claim.subject
  const verified = rows.filter(({ verdict }) => verdict.kind === 'verified').length
  return [
    verificationTexts.result.rows({ verified, count: rows.length }),
    searchedFrom === undefined
      ? verificationTexts.result.notSearched
      : verificationTexts.result.searched({ from: searchedFrom, to: pinned.number, standard }),
    ordersMessage(report, recordFrom),
    ...holdersMessages(report, claim),
    verificationTexts.result[secondNode],
    ...(newer.length > 0 ? [verificationTexts.result.newer({ count: newer.length })] : []),
    verificationTexts.result.requests({ count: requests, block: pinned.number }),
  ]
}

/** The first block that was searched for listings and offers, which no event topic ties to the item. */
export function ordersMessage(
  { ordersSince, outcome }: Pick<Verdict, 'ordersSince' | 'outcome'>,
  recordFrom: number,
): Message {
  if (ordersSince === undefined) return verificationTexts.result.ordersNotSearched
  const values = { block: ordersSince, missing: outcome.kind === 'mismatch' ? 'some' : 'none' }
  return ordersSince <= recordFrom
    ? verificationTexts.result.ordersFromRecord(values)
    : verificationTexts.result.ordersFromBlock(values)
}

/** Whether transfers lead to the holders by the contract; empty if they weren't compared. */
export function holdersMessages(
  { outcome }: Pick<Verdict, 'outcome'>,
  { subject }: Claim,
): readonly Message[] {
  if (subject.standard === 'ERC721') {
    return outcome.kind === 'complete' || outcome.kind === 'since'
      ? [verificationTexts.result.ownersMatch]
      : []
  }
  // Balances before the start of the record are unknown.
  return outcome.kind === 'complete' ? [verificationTexts.result.balancesMatch] : []
}
