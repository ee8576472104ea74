// What the reader can do about a refusal, by its code; codes that nothing helps against are missing.
import type { Translation } from '../message.ts'
import type { remedies } from '../en/remedies.ts'

export const texts: Translation<typeof remedies> = {
  'order-malformed': 'ページを再読み込みしてください。再び発生する場合は、サイトの運営者に連絡してください。',
  'hash-mismatch': 'ページを再読み込みしてください。再び発生する場合は、サイトの運営者に連絡してください。',
  cancelled: 'このアイテムの別の出品を探してください。',
  'already-sold':
    '現在の保有者はアイテムのページで確認できます。複数ある場合は、ほかに販売中のものがあるかもしれません。',
  'counter-raised': 'このアイテムの別の出品を探してください。',
  'other-item': 'ページを再読み込みしてください。再び発生する場合は、サイトの運営者に連絡してください。',
  'quantity-unavailable': '別の数量を選択してください。',
  'price-differs': 'ページを再読み込みしてください。再び発生する場合は、サイトの運営者に連絡してください。',
  'not-started': '開始までお待ちください。',
  expired: 'このアイテムの別の出品を探してください。',
  'restricted-order': '出品元のマーケットプレイスで購入してください。',
  'own-order': '購入ではなく、出品をキャンセルしてください。',
  'seller-lost-item': 'このアイテムの別の出品を探してください。',
  'approval-revoked': 'このアイテムの別の出品を探してください。',
  'holding-unread': 'しばらくしてから再試行してください。',
  'balance-unread': 'しばらくしてから再試行してください。',
  'insufficient-funds': '資金を追加するか、別のアカウントを選択してください。',
  'insufficient-network-fee': 'ネイティブコインを少し追加してください。',
  'protocol-unknown': 'このサイトのネットワーク設定を確認してください。',
  'not-owner': 'アイテムを保有しているアカウントを選択してください。',
  'holds-too-few': '数量を減らしてください。',
  'not-transferable':
    'ステーキング中またはロック中の場合は、先に解除してください。それ以外の場合は、販売方法をコレクションに確認してください。',
  'not-maker': '出品したアカウントを選択してください。',
  'expiry-past': '期限をより後の日時にしてください。',
  'clock-ahead':
    '時計を合わせてください。時計が正しい場合は、ネットワーク接続先またはネットワークが遅れています。別の ネットワーク接続先を試すか、開始日時を指定してください。',
  'shares-exceed-price': 'より高い価格を入力してください。',
  'bidder-unfunded': '別のオファーを探してください。',
  'price-rises': '終了価格は開始価格以下にしてください。',
  'nothing-to-allow': 'ページを再読み込みして、出品が無効になっている理由を確認してください。',
  'wrapping-short': 'より少ない金額を入力してください。',
  'wrapping-leaves-no-fee': 'より少ない金額を入力してください。',
  'unwrapping-lacks-fee': 'ネイティブコインを少し追加してください。',
  'wrapping-inexact': 'サイトの運営者に連絡してください。',
  'nothing-to-cover': 'ページを再読み込みして、現在の状態を確認してください。',
  'approval-elsewhere': 'オファーを出したマーケットプレイスで承認するか、オファーをキャンセルしてください。',
  'nothing-left': 'それぞれの理由を確認して、別の出品を選択してください。',
  'token-not-wanted': 'オファーの対象となるアイテムを選択してください。',
  'trait-mismatch': '別のオファーを探してください。',
  'trait-count-differs': 'ウォレットには何も送信していません。この画面を閉じて、特性を選択し直してください。',
}
