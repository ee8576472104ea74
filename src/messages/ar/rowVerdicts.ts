// What a check found of one row of history.
import type { Translation } from '../message.ts'
import type { rowVerdicts } from '../en/rowVerdicts.ts'

export const texts: Translation<typeof rowVerdicts> = {
  verified: 'متحقَّق منه على السلسلة',
  matched: 'يطابق إيصاله، الذي تعذّر إثبات أنه جزء من كتلته',
  contradicted: 'تناقضه السلسلة: {contradictions}',
  replaced: 'استُبدلت كتلته، ولم يواكب المفهرس ذلك بعد',
  unread: 'لم يُفحص',
  shownDifferently: 'ليس ما جرى فحصه: تُظهر هذه الصفحة الصف على نحو مختلف',
}
