// Time travel: the page that selects a block, the banner, and why a block can’t be shown.
import type { Translation } from '../message.ts'
import type { timeTravelTexts } from '../en/timeTravel.ts'

export const texts: Translation<typeof timeTravelTexts> = {
  title: 'السفر عبر الزمن',
  intro:
    'اطّلع على المالكين والإدراجات وأسعار الأرضية عند أي كتلة من السلسلة، من مزوّد البيانات نفسه. لا يمكنك التداول عند كتلة سابقة.',
  byDate: 'بحسب التاريخ',
  dateAndTime: 'التاريخ والوقت',
  dateHint: 'بحسب منطقتك الزمنية. تظهر أحدث كتلة في ذلك الوقت.',
  goToDate: 'الانتقال إلى التاريخ',
  dayAgo: 'قبل يوم',
  weekAgo: 'قبل أسبوع',
  monthAgo: 'قبل شهر',
  byBlock: 'بحسب الكتلة',
  blockNumber: 'رقم الكتلة',
  goToBlock: 'الانتقال إلى الكتلة',
  noDate: 'اختر تاريخًا ووقتًا.',
  future: 'هذا التاريخ في المستقبل. اختر تاريخًا أسبق.',
  badBlock: 'أدخل رقم كتلة بالأرقام، مثل 1234.',
  noSuchBlock: 'ليست في السلسلة كتلة {block} بعد. اختر كتلة أسبق.',
  noBlocks: 'ليست في السلسلة كتل بعد. أعد المحاولة بعد قليل.',
  beforeChain: 'لم تكن السلسلة موجودة في ذلك الوقت. اختر تاريخًا أحدث.',
  notIndexed:
    'في السلسلة الكتلة {block}، لكن مزوّد البيانات لم يبلغ سوى الكتلة {indexed}. اختر كتلة أسبق، أو أعد المحاولة بعد فترة.',
  notIndexedSince:
    'في السلسلة الكتلة {block}، لكن مزوّد البيانات لم يبلغ سوى الكتلة {indexed} بتاريخ {time}. اختر كتلة أسبق، أو أعد المحاولة بعد فترة.',
  notFound: 'تعذّر العثور على الكتلة. أعد المحاولة بعد قليل.',
  banner: {
    title: 'السفر عبر الزمن',
    text: '<strong>بتاريخ {time}</strong>، الكتلة {block}. لا يمكنك التداول عند كتلة سابقة.',
    another: 'اختيار وقت آخر',
    now: 'العودة إلى الآن',
  },
  pastPage: {
    title: 'الكتلة {block}',
    loading: 'جارٍ البحث عن الكتلة {block}',
    failed: 'لا يمكن إظهار الكتلة {block}',
    notFound: 'تعذّر العثور على هذه الكتلة.',
    another: 'اختيار وقت آخر',
    now: 'العودة إلى الآن',
  },
}
