// What the chain says after a transaction that was mined and didn’t do what it is for.
import type { Translation } from '../message.ts'
import type { stateDifferences } from '../en/stateDifferences.ts'

export const texts: Translation<typeof stateDifferences> = {
  stillApproved:
    'تأكدت المعاملة، لكن العقد ما زال يقول إن {operator} يستطيع نقل عناصرك. الموافقات المدمجة في هذا العقد لا يمكن إبطالها هنا.',
  itemStillApproved:
    'تأكدت المعاملة، لكن العقد ما زال يقول إن {operator} يستطيع نقل هذا العنصر. الموافقات المدمجة في هذا العقد لا يمكن إبطالها هنا.',
  notApproved: 'تأكدت المعاملة، لكن العقد ما زال يقول إن {operator} لا يستطيع نقل عناصرك. لا يمكن بيعها هنا.',
  allowanceLeft: 'تأكدت المعاملة، لكن العقد ما زال يسمح لـ{operator} بإنفاق هذه العملة من رصيدك.',
  allowanceShort: 'تأكدت المعاملة، لكن العقد يسمح لـ{operator} بإنفاق أقل من المطلوب من هذه العملة.',
  notCanceled: 'تأكدت المعاملة، لكن Seaport لا يذكر أن كل ما فيها أُلغي. قد يُنفَّذ بعضه بعد.',
  counterUnchanged: 'تأكدت المعاملة، لكن Seaport ما زال يعد إدراجاتك وعروضك سارية.',
  notPublished: 'تأكدت المعاملة، لكن Seaport لا يذكر أن كل أمر فيها صالح. بعضها لا يمكن تنفيذه.',
  balanceOther:
    'تأكدت المعاملة، لكن رصيدك من العملة المغلفة لم يتغير بهذا المقدار. تحقق منه قبل المحاولة مجددًا.',
  notYours: 'تأكدت المعاملة، لكن العقد لا يذكرك مالكًا للعنصر #{tokenId}.',
  notBuyers: 'تأكدت المعاملة، لكن العقد لا يذكر المشتري مالكًا للعنصر #{tokenId}.',
}
