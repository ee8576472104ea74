// How the outcome of a check is told: plain words for what was found, and for why something was not.
import { formatCount } from '../../../domain/wei.ts'
import { answerableFrom, type Claim } from '../../../verification/claim.ts'
import type { Contradiction, Obstacle, RowVerdict, Verdict } from '../../../verification/findings.ts'
import { type HistoryType, partiesOf } from '../rows.ts'

export interface OutcomeWords {
  readonly tone: 'positive' | 'warning' | 'negative'
  readonly title: string
  readonly sentence: string
}

const OBSTACLES: Readonly<Record<Obstacle, string>> = {
  reorganised: 'The chain has replaced blocks that the index has not followed yet. Try again in a moment.',
  'node-behind':
    'The network node has not reached the newest block of the index, or does not give it. Try again in a moment.',
  budget: 'Checking more would take more requests than a public node should be asked for at once.',
  'no-search': 'The network node does not let past events be searched, so missing rows cannot be found.',
  'no-proof':
    'The receipts agree, but the network node gave too little to show that they are part of their blocks.',
  'nodes-disagree':
    'Two network nodes name different blocks at the same height, so neither can be relied on now.',
  'other-chain':
    'The index and the network node tell of two different chains that have no block in common. One of them is wrong, and nothing here shows which: ask another node.',
  'no-holder': 'The contract does not say who holds the item.',
}

export function outcomeInWords(
  { outcome, missing, rows, whole, newer }: Verdict,
  { head }: Pick<Claim, 'head'>,
): OutcomeWords {
  switch (outcome.kind) {
    case 'complete':
      // True as far as it goes; who holds it now is another.
      if (newer.length > 0) {
        return {
          tone: 'warning',
          title: `Verified up to block ${formatCount(head.number)}`,
          sentence: `Every row is on the chain as shown, from the mint on. The item has moved ${counted(newer.length, 'time')} since, which the index does not show yet.`,
        }
      }
      return {
        tone: 'positive',
        title: 'Complete and verified',
        sentence:
          'Every row is on the chain as shown, no movement or sale is missing since the mint, and they lead to whoever holds it now.',
      }
    case 'since': {
      const since = `Everything from block ${formatCount(outcome.since)} on is on the chain as shown, and no movement is missing.`
      return {
        tone: 'positive',
        title: `Verified since block ${formatCount(outcome.since)}`,
        sentence:
          outcome.because === 'record'
            ? `${since} The record of this index does not reach further back.`
            : `${since} ${OBSTACLES[outcome.because]}`,
        ...(newer.length > 0 && {
          tone: 'warning',
          title: `Verified from block ${formatCount(outcome.since)} to ${formatCount(head.number)}`,
        }),
      }
    }
    case 'mismatch': {
      const contradicted = rows.filter(({ verdict }) => verdict.kind === 'contradicted').length
      const parts = [
        contradicted > 0 ? `${counted(contradicted, 'row')} that the chain contradicts` : undefined,
        missing.length > 0
          ? `${counted(missing.length, 'event')} on the chain that the index lacks`
          : undefined,
        whole.length > 0 ? 'another holder than the chain has' : undefined,
      ].filter((part) => part !== undefined)
      return {
        tone: 'negative',
        title: 'The index and the chain differ',
        sentence: `The index shows ${joined(parts)}. Do not rely on this history.`,
      }
    }
    case 'incoherent':
      return {
        tone: 'warning',
        title: 'The contract contradicts itself',
        sentence:
          'The index shows what the contract’s events say, but those do not lead to whoever the contract names as holder.',
      }
    case 'unchecked':
      return { tone: 'warning', title: 'Could not be checked', sentence: OBSTACLES[outcome.because] }
  }
}

/** How far listings and offers, which no topic ties to the item, were searched for. */
export function ordersInWords(
  { ordersSince, outcome }: Pick<Verdict, 'ordersSince' | 'outcome'>,
  claim: Claim,
): string {
  if (ordersSince === undefined) {
    return 'Listings, offers and cancellations that the index may lack were not searched for; those shown were checked.'
  }
  const since = formatCount(ordersSince)
  const begun = ordersSince <= answerableFrom(claim)
  const found = outcome.kind === 'mismatch' ? 'searched for' : 'searched for, and none is missing'
  return begun
    ? `Listings and offers on this item, and their cancellations: ${found}, from block ${since} on, where the record begins.`
    : `Listings and offers on this item, and cancellations of these and of those verified: ${found}, from block ${since} on. Before it those shown were checked, and nothing was searched for.`
}

/** Who holds it now, by movements and by the contract; nothing where the two were not held against each other. */
export function holdersInWords({ outcome }: Pick<Verdict, 'outcome'>, { subject }: Claim): readonly string[] {
  if (subject.standard === 'ERC721') {
    return outcome.kind === 'complete' || outcome.kind === 'since'
      ? ['The movements lead from one owner to the next, up to the owner that the contract names.']
      : []
  }
  // What units came to before the record begins is not known.
  return outcome.kind === 'complete'
    ? ['What the movements come to is what the contract says each holder has.']
    : []
}

export const counted = (count: number, one: string): string =>
  `${formatCount(count)} ${count === 1 ? one : `${one}s`}`

function joined(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`
}

const CONTRADICTIONS: Readonly<Record<Contradiction, string>> = {
  block: 'its block is not part of the chain',
  transaction: 'its block holds no such transaction',
  log: 'the transaction holds no such event of this item',
  emitter: 'another contract wrote the event',
  type: 'it was another kind of event',
  from: 'it came from somebody else',
  to: 'it went to somebody else',
  quantity: 'the number of units is another',
  price: 'the price is another',
  'unit price': 'the price of one unit is another',
  currency: 'the currency is another',
  order: 'it belongs to another order, or to none',
  'items sold together': 'another number of items was sold together',
  time: 'it was at another time',
  place: 'it is out of place, or shown twice',
}

/** Said of a row that is not the one that was checked. */
export const SHOWN_DIFFERENTLY = 'Not what was checked: this page shows the row differently'

/** What a mark beside a row says, of the parties as the row has them. */
export function verdictInWords(verdict: RowVerdict, type: HistoryType): string {
  const said = { ...CONTRADICTIONS, ...partiesOf({ ...CONTRADICTIONS, type }) }
  switch (verdict.kind) {
    case 'verified':
      return 'Verified against the chain'
    case 'matched':
      return 'Agrees with its receipt, which could not be shown to be part of its block'
    case 'contradicted':
      return `Contradicted by the chain: ${verdict.by.map((field) => said[field]).join('; ')}`
    case 'replaced':
      return 'Its block was replaced, and the index has not followed yet'
    case 'unread':
      return 'Not checked'
  }
}
