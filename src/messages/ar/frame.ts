// The frame around every page: header, footer, status lines, and what stands in the place of a page.
import type { Translation } from '../message.ts'
import type { frameTexts } from '../en/frame.ts'

export const texts: Translation<typeof frameTexts> = {
  browserWallet: 'محفظة المتصفح',
  connectWallet: 'ربط المحفظة',
  connect: 'ربط',
  skip: 'الانتقال إلى المحتوى',
  home: '{site}، الصفحة الرئيسية',
  mainNavigation: 'الرئيسية',
  explore: 'استكشاف',
  activity: 'النشاط',
  cart: 'السلة',
  menu: 'القائمة',
  theme: 'المظهر',
  useDarkTheme: 'استخدام المظهر الداكن',
  useLightTheme: 'استخدام المظهر الفاتح',
  footer: {
    terms: 'الشروط',
    imprint: 'بيانات الناشر',
    contact: 'اتصل بنا',
    source: 'الشيفرة المصدرية',
    timeTravel: 'السفر عبر الزمن',
    licenses: 'التراخيص',
    indexedTo: 'محدَّث حتى الكتلة {block}',
    indexedToHint: 'أحدث كتلة قرأها مزوّد البيانات',
  },
  searchBox: {
    placeholder: 'بحث',
    label: 'البحث في المجموعات والعناصر والعناوين',
  },
  siteSwitcher: {
    switch: '{site}: تبديل الموقع',
    others: 'مواقع أخرى',
  },
  languagePicker: {
    label: 'اللغة',
    failed: 'تعذّر تحميل هذه اللغة. تحقق من اتصالك وأعد المحاولة.',
  },
  status: {
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
  },
  errors: {
    offline: 'أنت غير متصل بالإنترنت',
    pageNotFetched: 'تعذّر تحميل هذه الصفحة',
    pageFailed: 'تعذّر إظهار هذه الصفحة',
    notStarted: 'تعذّر تشغيل التطبيق',
    notStartedHint: 'حدث خطأ ما قبل أن يمكن إظهار أي شيء.',
    reload: 'إعادة التحميل',
  },
  versions: {
    indexOlder:
      'مزوّد البيانات أقدم من هذه الصفحة، لذا لا يمكنه الإجابة. على مشغّل الموقع نشر الـ subgraph الحالي.',
    pageOlder:
      'هذه الصفحة أقدم من مزوّد البيانات، لذا لا يمكنها قراءة بياناته. أعد تحميل الصفحة. إذا لم ينجح ذلك، فعلى مشغّل الموقع تحديث الصفحة.',
  },
  unusable: {
    unconfigured: 'لم يتم إعداد هذا الموقع بعد',
    configure:
      'أنشئ <code>vitrine.config.json</code> باستخدام <code>npm run setup</code>، ثم شغّل <code>npm run configure</code> على الصفحة المبنية وانشرها من جديد.',
    oldBrowser: 'هذا المتصفح قديم جدًا',
    update:
      'يتطلب هذا الموقع Chrome أو Edge 120، أو Firefox 125، أو Safari 17.4، أو أحدث. حدّث هذا المتصفح، أو افتح الصفحة في متصفح آخر.',
  },
}
