// What couldn’t be read for a trade.
import type { Translation } from '../message.ts'
import type { tradeErrors } from '../en/tradeErrors.ts'

export const texts: Translation<typeof tradeErrors> = {
  codeMissing: 'サイトの一部を読み込めませんでした。接続を確認して、もう一度お試しください。',
  orderMissing: 'データサービスにこの出品がなくなりました。ページを再読み込みしてください。',
  receiptMissing:
    'ネットワーク接続先にこの購入のレシートがまだありません。しばらくしてからもう一度お試しください。',
  alreadyClosed:
    'ネットワーク接続先によると、キャンセル対象の出品の1つはすでに終了していますが、データサービスでは受付中です。少し待ってからもう一度お試しください。',
  approvalMissing:
    'このダイアログで確認した後に、このコレクションに対するSeaportへの承認が取り消されました。',
  soldSince:
    '{left, plural, =0 {以前の出品は売り切れました。} other {以前の出品のうち、売れていないのは#点だけです。}}数量を確認してください。',
  traitContradiction: 'この特性を持つアイテムについて、データサービスの応答が矛盾しています。',
  offerAlreadyClosed:
    'チェーン上ではキャンセルするオファーはすでに終了していますが、このサイトではまだ受付中と表示されています。少し待ってからもう一度お試しください。',
  acceptedSince:
    '{left, plural, =0 {以前のオファーは承諾されました。} other {以前のオファーの一部が承諾され、残りは#点です。}}数量を確認してください。',
}
