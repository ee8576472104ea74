// Lines above the page when the wallet, the indexer, or the network needs attention.
import type { Translation } from '../message.ts'
import type { statusLines } from '../en/statusLines.ts'

export const texts: Translation<typeof statusLines> = {
  switchFailed: 'لم تتمكن محفظتك من تبديل الشبكة.',
  switchTo: 'التبديل إلى {network}',
  wrongNetwork: 'محفظتك على شبكة أخرى (السلسلة {chainId}). بدّل إلى {network} للشراء أو الإدراج.',
  indexBehind:
    'مزوّد البيانات متأخر عن السلسلة بمقدار {blocks, plural, one {كتلة واحدة} two {كتلتين} few {# كتل} many {# كتلة} other {# كتلة}}. ما تراه هو الكتلة {block}.',
  nodeBehind:
    'وصلة الشبكة متأخرة عن مزوّد البيانات بمقدار {blocks, plural, one {كتلة واحدة} two {كتلتين} few {# كتل} many {# كتلة} other {# كتلة}}، لذلك قد تُفحص المشتريات والإدراجات عند الكتلة {block}.',
  indexFailed: 'توقف مزوّد البيانات عند الكتلة {block} بسبب خطأ. الأحداث الأحدث مفقودة.',
  indexForked: 'مزوّد البيانات على تفرّع من السلسلة غير تفرّع الشبكة. يتعافى عادةً خلال بضع كتل.',
  indexUnreachable: 'لا يمكن الوصول إلى مزوّد البيانات، لذلك لا تُحدَّث هذه الصفحة. جارٍ إعادة المحاولة…',
  offline: 'أنت غير متصل بالإنترنت. تُحدَّث هذه الصفحة عند عودة اتصالك.',
  chainUnreachable:
    'لا يمكن الوصول إلى الشبكة، لذلك لا يمكنك الشراء أو الإدراج الآن. ما زال التصفح يعمل. جارٍ إعادة المحاولة…',
  wrongChain:
    'تخدم وصلة الشبكة المضبوطة السلسلة {chainId}، وهي ليست سلسلة هذا الموقع. لا يمكنك الشراء أو الإدراج.',
  reload: 'إعادة التحميل',
  chainReset: 'أُعيد ضبط السلسلة المحلية بعد فتح هذه الصفحة. أعد تحميل الصفحة لرؤية السلسلة الجديدة.',
  clockBehind: 'ساعة جهازك متأخرة عن ساعة الشبكة بمقدار {difference}. تتبع الأوقات في هذه الصفحة الشبكة.',
  clockAhead: 'ساعة جهازك متقدمة على ساعة الشبكة بمقدار {difference}. تتبع الأوقات في هذه الصفحة الشبكة.',
  dismiss: 'إخفاء',
}
