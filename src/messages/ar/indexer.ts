// Why the indexer’s answer can’t be used.
import type { Translation } from '../message.ts'
import type { indexer } from '../en/indexer.ts'

export const texts: Translation<typeof indexer> = {
  unreachable: 'تعذّر الوصول إلى المفهرس. أعد المحاولة بعد قليل.',
  unexpected: 'أرسل المفهرس استجابة غير متوقعة. أعد المحاولة بعد قليل.',
  stopped: 'توقف المفهرس بسبب خطأ ولا يستطيع الإجابة عن هذا.',
  behind: 'ليست لدى المفهرس الكتلة المطلوبة.',
  refused: 'تعذّر على المفهرس الإجابة عن هذا الاستعلام.',
  noHead: 'لا يذكر المفهرس الكتلة التي بلغها.',
  listUnread: 'أعاد المفهرس قائمة تتعذّر قراءتها. أعد المحاولة بعد قليل.',
}
