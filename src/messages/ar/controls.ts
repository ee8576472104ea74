// Small parts that every page shares.
import type { Translation } from '../message.ts'
import type { controls } from '../en/controls.ts'

export const texts: Translation<typeof controls> = {
  never: 'بلا انتهاء',
  loadingPage: 'جارٍ تحميل الصفحة',
  retry: 'إعادة المحاولة',
  itemsFailed: 'تعذّر تحميل العناصر',
  loadFailedHint: 'أرسل مزوّد البيانات استجابة غير متوقعة. أعد المحاولة بعد قليل.',
  offlineHint: 'أنت غير متصل بالإنترنت، لذلك تعذّر التحميل. أعد الاتصال ثم أعد المحاولة.',
  willReturn: 'يُحمَّل هذا الجزء عند عودة اتصالك.',
  connectionLost: 'أنت غير متصل بالإنترنت أو حُدّث الموقع للتو.',
  notStarted: 'تعذّر تحميل هذا الجزء من الصفحة، لذلك لم يبدأ شيء. تحقق من اتصالك.',
  partBroken: 'حدث خطأ ما في هذا الجزء. بقية الموقع تعمل.',
  notFound: 'الصفحة غير موجودة',
  notFoundHint: 'قد يكون في الرابط خطأ كتابي، أو لم تكن الصفحة موجودة قط.',
  goHome: 'الانتقال إلى الصفحة الرئيسية',
  amountOf: '{amount}<of> من {total}</of>',
}
