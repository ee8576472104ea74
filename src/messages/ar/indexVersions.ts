// The indexer and the page have different versions of the schema.
import type { Translation } from '../message.ts'
import type { indexVersions } from '../en/indexVersions.ts'

export const texts: Translation<typeof indexVersions> = {
  indexOlder:
    'مزوّد البيانات أقدم من هذه الصفحة، لذا لا يمكنه الإجابة. على مشغّل الموقع نشر الـ subgraph الحالي.',
  pageOlder:
    'هذه الصفحة أقدم من مزوّد البيانات، لذا لا يمكنها قراءة بياناته. أعد تحميل الصفحة. إذا لم ينجح ذلك، فعلى مشغّل الموقع تحديث الصفحة.',
}
