// Refusals of offers, by the refusal’s code, where the sentence about listings doesn’t fit.
import type { Translation } from '../message.ts'
import type { offerRefusals } from '../en/offerRefusals.ts'

export const texts: Translation<typeof offerRefusals> = {
  'hash-mismatch': 'このオファーは表示内容と異なります。条件が注文ハッシュと一致しません。',
  'not-published': 'このオファーはオンチェーンで公開されていません。',
  cancelled: 'このオファーは買い手がキャンセルしました。',
  'already-sold': 'このオファーはすでに約定しています。',
  'counter-raised': '買い手は、このオファーを含む以前のすべてのオファーをキャンセルしました。',
  'unsupported-order': 'この種類のオファーはここでは承諾できません。',
  'quantity-unavailable': 'このオファーに対してこの数量は販売できません。',
  'unknown-currency': 'このオファーの支払い通貨に、このサイトは対応していません。',
  'price-differs': 'このオファーの支払額は表示と異なります。',
  'seller-unpaid': 'このオファーでは、代金のうちあなた以外のアカウントへの支払いが多すぎます。',
  'not-started': 'このオファーはまだ開始していません。',
  expired: 'このオファーは期限切れです。',
  'restricted-order': 'このオファーには別のマーケットプレイスの許可が必要なため、ここでは承諾できません。',
  'unknown-conduit': 'このオファーは、このサイトが把握していないコントラクトを通じて代金を動かします。',
  'own-order': 'これはあなたのオファーです。',
  'expiry-past': 'オファーの終了が開始より前になっています。',
  moneyMissing: 'あと{missing}必要です。',
  coinMissing: 'あと{missing}とネットワーク手数料が必要です。',
  unwrapFirst:
    '{coin}が足りませんが、{token}は足りています。先に{amount}以上をアンラップし、ネットワーク手数料の分も少し加えてください。',
}
