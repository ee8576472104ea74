// Charts and exports.
import type { Translation } from '../message.ts'
import type { charts } from '../en/charts.ts'

export const texts: Translation<typeof charts> = {
  asTable: '{title} في جدول',
  readOut: '{title}. استخدم مفاتيح الأسهم لقراءته نقطة تلو الأخرى؛ والجدول أدناه يتضمن الأرقام نفسها.',
  chart: 'مخطط بياني',
  export: 'تصدير {table}',
  exportAs: 'تصدير {table} بصيغة {format}',
  stop: 'إيقاف',
  exportFailed: 'تعذّر إنشاء الملف.',
  rowsRead:
    '{count, plural, one {قُرئ صف واحد} two {قُرئ صفان} few {قُرئت # صفوف} many {قُرئ # صفًا} other {قُرئ # صف}}',
  rowsSaved:
    '{count, plural, one {حُفظ صف واحد} two {حُفظ صفان} few {حُفظت # صفوف} many {حُفظ # صفًا} other {حُفظ # صف}}',
}
