// What keeps a history from being checked, or a proof bundle from being read.
import type { Translation } from '../message.ts'
import type { verificationErrors } from '../en/verificationErrors.ts'

export const texts: Translation<typeof verificationErrors> = {
  notJson: 'هذا ليس ملف JSON.',
  notBundle: 'هذه ليست حزمة إثبات.',
  unknownVersion: 'هذه النسخة من حزم الإثبات غير مدعومة.',
  damaged: 'حزمة الإثبات هذه تالفة.',
  unreadable: 'أرسلت عقدة RPC إجابة تتعذّر قراءتها.',
  otherBlocks: 'أعادت عقدة RPC أحداث كتل لم تُطلب.',
  otherBlock: 'أعادت عقدة RPC كتلة غير الكتلة المطلوبة.',
  header: 'أرسلت عقدة RPC ترويسة كتلة تتعذّر قراءتها.',
  budget: 'يحتاج الفحص إلى طلبات أكثر من حده.',
  silent: 'عقدة RPC لا تجيب، أو تحدّ من معدل الطلبات.',
  noNode: 'لا عقدة RPC مضبوطة.',
  otherChain: 'تخدم عقدة RPC سلسلة غير سلسلة هذا السجل.',
  stopped: 'توقف الفحص على نحو غير متوقع. أعد المحاولة بعد قليل.',
  failed: 'حدث خطأ ما. أعد المحاولة بعد قليل.',
}
