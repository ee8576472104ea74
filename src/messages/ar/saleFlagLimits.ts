// What each rule that flags sales can’t see, by the index’s code, and what none of them can.
import type { Translation } from '../message.ts'
import type { saleFlagLimits } from '../en/saleFlagLimits.ts'

export const texts: Translation<typeof saleFlagLimits> = {
  SAME_ACCOUNT: 'يبدو الشخص الواحد ذو الحسابين كأنه شخصان.',
  FUNDED_BY_SELLER: 'الأموال التي أُرسلت في معاملة سابقة، والعملات الأصلية التي لا يترك انتقالها سجلًا.',
  CAME_BACK:
    'يُعلَّم أيضًا البائع الذي يندم على البيع ويعيد شراء العنصر. وحدات الإصدار متماثلة، لذلك تُعدّ الوحدة عائدة عندما يكون كل حائز على المسار قد نقل وحدة.',
  MIRRORED: 'يبدو جامعان يتبادلان العناصر عبر عمليات بيع على النحو نفسه.',
  all: 'عمليات البيع المعلَّمة تبدو تداولًا وهميًا: شخص واحد يتداول مع نفسه. العلامة ليست دليلًا، وغيابها ليس دليلًا كذلك. ولا تستطيع القواعد أن ترى أن شخصًا واحدًا يموّل عدة حسابات خارج عملية البيع.',
}
