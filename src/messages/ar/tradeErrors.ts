// What couldn’t be read for a trade.
import type { Translation } from '../message.ts'
import type { tradeErrors } from '../en/tradeErrors.ts'

export const texts: Translation<typeof tradeErrors> = {
  codeMissing: 'تعذّر تحميل جزء من هذا الموقع. تحقق من اتصالك وأعد المحاولة.',
  orderMissing: 'لم يعد هذا الإدراج لدى المفهرس. أعد تحميل الصفحة.',
  receiptMissing: 'لا إيصال لهذا الشراء لدى عقدة RPC بعد. أعد المحاولة بعد قليل.',
  alreadyClosed:
    'تقول عقدة RPC إن إدراجًا من المراد إلغاؤها مغلق بالفعل، لكن المفهرس يُظهره مفتوحًا. انتظر قليلًا وأعد المحاولة.',
  approvalMissing: 'أُلغيت موافقة Seaport لهذه المجموعة بعد أن تحققت منها هذه النافذة.',
  soldSince:
    '{left, plural, =0 {بيع الإدراج القديم كله.} one {لم يبق من الإدراج القديم دون بيع سوى وحدة واحدة.} two {لم يبق من الإدراج القديم دون بيع سوى وحدتين.} few {لم يبق من الإدراج القديم دون بيع سوى # وحدات.} many {لم يبق من الإدراج القديم دون بيع سوى # وحدة.} other {لم يبق من الإدراج القديم دون بيع سوى # وحدة.}} تحقق من الكمية.',
  blockMissing: 'لا يذكر المفهرس الكتلة التي بلغها.',
  traitContradiction: 'يناقض المفهرس نفسه بشأن العناصر التي تحمل هذه السمة.',
}
