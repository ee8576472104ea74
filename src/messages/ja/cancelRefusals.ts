// Refusals to cancel an order, by the refusal’s code, where the sentence for takers doesn’t fit. `kind` is listing or offer.
import type { Translation } from '../message.ts'
import type { cancelRefusals } from '../en/cancelRefusals.ts'

export const texts: Translation<typeof cancelRefusals> = {
  cancelled:
    '{kind, select, offer {このオファーはすでにキャンセルされています。} other {この出品はすでにキャンセルされています。}}',
  'already-sold':
    '{kind, select, offer {このオファーはすでに承諾されています。} other {この出品はすでに販売済みです。}}',
  'counter-raised':
    '{kind, select, offer {このオファーは、以前のほかのオファーとともにすでにキャンセルされています。} other {この出品は、以前のほかの出品とともにすでにキャンセルされています。}}',
  'other-item':
    '{kind, select, offer {このオファーの対象は、ページの表示と異なります。} other {この出品のアイテムは、ページの表示と異なります。}}',
  'price-differs':
    '{kind, select, offer {このオファーの価格は、ページの表示と異なります。} other {この出品の価格は、ページの表示と異なります。}}',
}
