// Which collections the site lists.
import type { Translation } from '../message.ts'
import type { curation } from '../en/curation.ts'

export const texts: Translation<typeof curation> = {
  featured: 'مميّزة',
  unlisted: '{site} لا يدرج هذه المجموعة',
  unlistedHint:
    'لم يخترها مشغّل هذا الموقع، لذلك لا يمكن الوصول إليها إلا عبر عنوانها. يمكن لأي شخص إنشاء مجموعة، وقد تقلّد أسماؤها وصورها مجموعات أخرى. قبل التداول، قارن عنوان العقد بعنوان من مصدر تثق به.',
}
