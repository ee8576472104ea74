// The message once a listing is published: who can buy it, and from when.
import { shortAddress } from '../../../domain/checksum.ts'
import { writes } from '../../../messages/en/writes.ts'
import type { Message } from '../../../messages/message.ts'
import { dateTime } from '../../../messages/values.ts'
import type { ListDraft } from './listForm.ts'

export function listedMessage({
  item: { name },
  startsAtSeconds,
  reservedFor,
}: Pick<ListDraft, 'startsAtSeconds' | 'reservedFor'> & {
  readonly item: Pick<ListDraft['item'], 'name'>
}): Message {
  const buyer = reservedFor === null ? undefined : shortAddress(reservedFor)
  if (startsAtSeconds === null) {
    return buyer === undefined ? writes.listed({ item: name }) : writes.listedFor({ item: name, buyer })
  }
  const time = dateTime(startsAtSeconds)
  return buyer === undefined
    ? writes.listedFrom({ item: name, time })
    : writes.listedForFrom({ item: name, buyer, time })
}
