// What is wrong with the operator’s configuration; `field` is a path such as `network.rpcUrl`.
import type { Translation } from '../message.ts'
import type { configErrors } from '../en/configErrors.ts'

export const texts: Translation<typeof configErrors> = {
  notJson: 'محتوى vitrine.config.json ليس بصيغة JSON صالحة.',
  notObjectAtAll: 'يجب أن يحتوي vitrine.config.json على كائن.',
  none: 'لا إعدادات للصفحة.',
  notObject: 'يجب أن يكون {field} كائنًا.',
  missing: '{field} مفقود.',
  notList: 'يجب أن يكون {field} قائمة.',
  notText: 'يجب أن يكون {field} نصًا.',
  empty: 'يجب ألا يكون {field} فارغًا.',
  notBoolean: 'يجب أن يكون {field} بقيمة true أو false.',
  notNumber: 'يجب أن يكون {field} عددًا.',
  notWhole: 'يجب أن يكون {field} عددًا صحيحًا.',
  tooSmall: 'يجب أن يكون {field} بقيمة {least} أو أكثر.',
  tooLarge: 'يجب أن يكون {field} بقيمة {most} أو أقل.',
  notAddress: '{field} ليس عنوانًا صالحًا. {reason}',
  notUrl: 'يجب أن يكون {field} رابطًا يبدأ بـ\u2066https://\u2069.',
  notEndpoint: 'يجب أن يكون {field} مسارًا يبدأ بـ\u2066/\u2069 أو رابطًا يبدأ بـ\u2066https://\u2069.',
  notSlug: 'يجب أن يتكون {field} من أحرف لاتينية صغيرة وأرقام وشرطات.',
  onlyResizers:
    "يجب أن يحدد {field} بوابة واحدة على الأقل دون \u2066'{'width'}'\u2069، للملفات التي ليست صورًا.",
  notPositive: 'يجب أن يكون {field} أكبر من 0.',
  title: 'خطأ في الإعدادات',
  heading: 'لم يُضبط هذا الموقع على نحو صحيح',
  fix: 'صحّح <code>{field}</code> في <code>vitrine.config.json</code> ثم انشر الموقع مجددًا.',
}
