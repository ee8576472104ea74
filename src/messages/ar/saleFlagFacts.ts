// What each rule that flags sales looks at, by the index’s code.
import type { Translation } from '../message.ts'
import type { saleFlagFacts } from '../en/saleFlagFacts.ts'

export const texts: Translation<typeof saleFlagFacts> = {
  SAME_ACCOUNT: 'البائع والمشتري حساب واحد.',
  FUNDED_BY_SELLER:
    'أرسل البائع المعاملة التي اشترت العنصر لحساب آخر، أو وصلت أموال البائع إلى المشتري في تلك المعاملة قبل أن يدفع المشتري، مباشرةً أو عبر حساب واحد.',
  CAME_BACK:
    'عاد العنصر إلى بائعه خلال {days} من الأيام، مبيعًا أو مهدى، عبر {accounts} من الحسابات الأخرى كحد أقصى. تُعلَّم كل عملية بيع على هذا المسار.',
  MIRRORED:
    'تبادل الحسابان نفسهما البيع خلال {days} من الأيام، لعنصرين مختلفين، بسعرين لا يزيد الفرق بينهما على العُشر، دون دفع رسوم أو إتاوة لأحد.',
}
