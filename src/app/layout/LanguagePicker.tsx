// Changes the language of the interface without a reload.
import { useState } from 'react'
import { frameTexts } from '../../messages/en/frame.ts'
import { chooseLocale, isLocale, LANGUAGES, type Locale, PSEUDO_LOCALE } from '../../messages/languages.ts'
import { Select } from '../../ui/Select.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'

const OPTIONS = Object.entries(LANGUAGES).map(([value, label]) => ({ value: value as Locale, label }))

export function LanguagePicker() {
  const t = useTranslate()
  const [failed, setFailed] = useState(false)
  const shown = isLocale(t.locale) ? t.locale : 'en'
  const options =
    shown === PSEUDO_LOCALE ? [...OPTIONS, { value: PSEUDO_LOCALE, label: PSEUDO_LOCALE } as const] : OPTIONS
  const choose = (locale: Locale) => {
    setFailed(false)
    chooseLocale(locale).catch(() => setFailed(true))
  }
  return (
    <>
      {failed && <span role="alert">{t(frameTexts.languagePicker.failed)}</span>}
      <Select
        label={t(frameTexts.languagePicker.label)}
        labelHidden
        quiet
        value={shown}
        options={options}
        onChange={choose}
      />
    </>
  )
}
