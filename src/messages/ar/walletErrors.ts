// What a wallet couldn’t do.
import type { Translation } from '../message.ts'
import type { walletErrors } from '../en/walletErrors.ts'

export const texts: Translation<typeof walletErrors> = {
  notFound: 'لم تعد هذه المحفظة في المتصفح.',
  requestPending: 'لدى محفظتك طلب مفتوح بالفعل. أجب عنه أولًا.',
  maybeSent: 'فشلت محفظتك أثناء الإرسال. تحقق من محفظتك قبل إعادة المحاولة.',
  networkChanged: 'بدّلت محفظتك إلى شبكة أخرى، لذلك لم يُوقَّع شيء.',
  accountChanged: 'بدّلت محفظتك إلى حساب آخر، لذلك لم يُوقَّع شيء.',
  connectFailed: 'تعذّر ربط المحفظة.',
  sendFailed: 'لم تتمكن المحفظة من إرسال هذه المعاملة.',
  switchAccountFailed: 'لم تتمكن المحفظة من تبديل الحساب.',
  switchAccountInWallet: 'لا تستطيع المحفظة تبديل الحساب من هنا. بدّله في المحفظة نفسها.',
  switchNetworkFailed: 'لم تتمكن المحفظة من التبديل إلى {network}.',
}
