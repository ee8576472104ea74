// What is so once a draft is published: nobody can buy before its start, nor anyone but the one that it is for.
import { shortAddress } from '../../../domain/checksum.ts'
import { formatExactTime } from '../../../domain/time.ts'
import type { ListDraft } from './listForm.ts'

/** @param timeZone the reader's own unless one is named */
export function listedSentence(
  {
    item,
    startsAtSeconds,
    reservedFor,
  }: Pick<ListDraft, 'startsAtSeconds' | 'reservedFor'> & {
    readonly item: Pick<ListDraft['item'], 'name'>
  },
  timeZone?: string,
): string {
  const buyer = reservedFor === null ? '' : ` to ${shortAddress(reservedFor)} alone`
  if (startsAtSeconds !== null) {
    return `${item.name} goes on sale${buyer} on ${formatExactTime(startsAtSeconds, timeZone)}.`
  }
  return reservedFor === null ? `${item.name} is listed for sale.` : `${item.name} is for sale${buyer}.`
}
