// The dialog that connects a wallet or switches its network.
import type { Translation } from '../message.ts'
import type { connectDialog } from '../en/connectDialog.ts'

export const texts: Translation<typeof connectDialog> = {
  title: 'ربط المحفظة',
  switchTitle: 'تبديل الشبكة',
  lead: 'تحفظ محفظتك عناصرك وتوقّع صفقاتك. الربط يشارك عنوانك مع هذا الموقع ولا شيء غير ذلك.',
  waiting: 'بانتظار المحفظة',
  declined: 'رفضتَ الطلب في {wallet}. اختر محفظة لإعادة المحاولة.',
  switchDeclined: 'رفضتَ الطلب في {wallet}.',
  noAnswer: 'أرسلت {wallet} استجابة غير متوقعة. أعد المحاولة.',
  none: 'لم يُعثر على محفظة في هذا المتصفح',
  noneHint:
    'ثبّت محفظة تدعم EIP-6963، مثل MetaMask أو Rabby أو Coinbase Wallet، ثم عُد إلى هذه الصفحة. تظهر المحفظة هنا فورًا. على الهاتف، افتح هذه الصفحة في متصفح محفظتك.',
  phoneHint: 'لا توجد محفظة في هذا المتصفح. افتح هذه الصفحة في متصفح محفظتك:',
  openIn: 'فتح في {wallet}',
  openInHint: 'يفتح الرابط تطبيق المحفظة أو صفحة لتثبيته. يرى مطوّر المحفظة عنوان هذه الصفحة.',
  scanCode: 'محفظتك على هاتفك؟ امسح هذا الرمز لفتح هذه الصفحة هناك، ثم اتصل من متصفح محفظتك.',
  codeLabel: 'رمز QR يحتوي على عنوان هذه الصفحة',
  wrongNetwork: '{wallet} على الشبكة {chainId}، وهذا الموقع على {network}.',
  useAnother: 'استخدام محفظة أخرى',
  switchTo: 'التبديل إلى {network}',
}
