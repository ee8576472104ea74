// What each rule that flags sales looks at, by the index’s code.
import type { Translation } from '../message.ts'
import type { saleFlagFacts } from '../en/saleFlagFacts.ts'

export const texts: Translation<typeof saleFlagFacts> = {
  SAME_ACCOUNT: '売り手と買い手が同じアカウントである。',
  FUNDED_BY_SELLER:
    '別のアカウントのための購入トランザクションを売り手が送信した。または、そのトランザクションで買い手が支払う前に、売り手の資金が直接、または1つのアカウントを経由して買い手に渡った。',
  CAME_BACK:
    'アイテムが、販売または贈与により{days}日以内に売り手へ戻り、経由したほかのアカウントは{accounts}つ以下である。その経路上の販売すべてにフラグを付ける。',
  MIRRORED:
    '同じ2つのアカウントが{days}日以内に互いに異なるアイテムを販売し合い、価格差が1割以内で、手数料もロイヤリティも誰にも支払われていない。',
}
