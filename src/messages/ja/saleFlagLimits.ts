// What each rule that flags sales can’t see, by the index’s code, and what none of them can.
import type { Translation } from '../message.ts'
import type { saleFlagLimits } from '../en/saleFlagLimits.ts'

export const texts: Translation<typeof saleFlagLimits> = {
  SAME_ACCOUNT: '1人で2つのアカウントを使うと、2人のように見えます。',
  FUNDED_BY_SELLER:
    '以前のトランザクションで送られた資金と、移動してもログが残らないネイティブコインは検出できません。',
  CAME_BACK:
    '販売を後悔して買い戻した売り手にもフラグが付きます。エディションは1点1点を区別できないため、経路上の各保有者が1点ずつ渡していれば、戻ったものとみなします。',
  MIRRORED: '2人のコレクターが販売の形でアイテムを交換した場合も、同じように見えます。',
  all: 'フラグ付きの販売は、1人が自分自身と取引するウォッシュトレードとみられるものです。フラグの有無はどちらも証拠にはなりません。1人が複数のアカウントに販売の外で資金を渡していても、ルールでは検出できません。',
}
