// What the chain says after a transaction that was mined and didn’t do what it is for.
import type { Translation } from '../message.ts'
import type { stateDifferences } from '../en/stateDifferences.ts'

export const texts: Translation<typeof stateDifferences> = {
  stillApproved:
    'トランザクションは確定しましたが、コントラクトは{operator}が保有アイテムを転送できると答えています。コントラクトに組み込まれた承認は、ここでは取り消せません。',
  itemStillApproved:
    'トランザクションは確定しましたが、コントラクトは{operator}がこのアイテムを転送できると答えています。コントラクトに組み込まれた承認は、ここでは取り消せません。',
  notApproved:
    'トランザクションは確定しましたが、コントラクトは{operator}が保有アイテムを転送できないと答えています。ここでは販売できません。',
  allowanceLeft:
    'トランザクションは確定しましたが、コントラクトは{operator}が残高からこの通貨を使うことをまだ許可しています。',
  allowanceShort:
    'トランザクションは確定しましたが、コントラクトが{operator}に許可しているこの通貨の額は必要な額に足りません。',
  notCanceled:
    'トランザクションは確定しましたが、Seaportによると一部がキャンセルされていません。まだ約定する可能性があります。',
  counterUnchanged: 'トランザクションは確定しましたが、Seaportは出品とオファーをまだ有効と扱っています。',
  notPublished:
    'トランザクションは確定しましたが、Seaportによると一部の注文が有効ではありません。その注文は約定できません。',
  balanceOther:
    'トランザクションは確定しましたが、ラップ済みコインの残高がその額だけ変わっていません。もう一度試す前に確認してください。',
  notYours:
    'トランザクションは確定しましたが、コントラクトは#{tokenId}の所有者としてあなたを示していません。',
  notBuyers:
    'トランザクションは確定しましたが、コントラクトは#{tokenId}の所有者として購入者を示していません。',
}
