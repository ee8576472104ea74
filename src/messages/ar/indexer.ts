// Why the indexer’s answer can’t be used.
import type { Translation } from '../message.ts'
import type { indexer } from '../en/indexer.ts'

export const texts: Translation<typeof indexer> = {
  unreachable: 'تعذّر الوصول إلى مزوّد البيانات. أعد المحاولة بعد قليل.',
  unexpected: 'أرسل مزوّد البيانات استجابة غير متوقعة. أعد المحاولة بعد قليل.',
  stopped: 'توقف مزوّد البيانات بسبب خطأ ولا يستطيع الإجابة عن هذا.',
  behind: 'ليست لدى مزوّد البيانات الكتلة المطلوبة.',
  refused: 'تعذّر على مزوّد البيانات الإجابة عن هذا الاستعلام.',
  noHead: 'لا يذكر مزوّد البيانات الكتلة التي بلغها.',
  listUnread: 'أعاد مزوّد البيانات قائمة تتعذّر قراءتها. أعد المحاولة بعد قليل.',
}
