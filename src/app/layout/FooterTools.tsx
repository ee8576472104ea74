// What loads after the rest of the footer: the operator's links, and the choice of the language.
import { footerLinks } from '../../messages/en/footerLinks.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { LanguagePicker } from './LanguagePicker.tsx'

const KINDS = ['terms', 'imprint', 'contact', 'source'] as const

export function FooterTools() {
  return (
    <>
      <FooterLinks />
      <LanguagePicker />
    </>
  )
}

function FooterLinks() {
  const t = useTranslate()
  const { links } = useConfig().brand
  return KINDS.map((kind) => {
    const href = links[kind]
    return href === undefined ? null : (
      <a key={kind} href={href}>
        {t(footerLinks[kind])}
      </a>
    )
  })
}
