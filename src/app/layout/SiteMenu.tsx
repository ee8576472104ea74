// The menu of the operator's other sites.
import type { ReactElement } from 'react'
import { frameTexts } from '../../messages/en/frame.ts'
import { Menu, MenuLabel, MenuSiteLink } from '../../ui/Menu.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import type { OtherSite } from './OtherSites.tsx'

export interface SiteMenuProps {
  readonly trigger: ReactElement
  readonly sites: readonly OtherSite[]
}

export function SiteMenu({ trigger, sites }: SiteMenuProps) {
  const t = useTranslate()
  return (
    <Menu trigger={trigger} defaultOpen>
      <MenuLabel>{t(frameTexts.siteSwitcher.others)}</MenuLabel>
      {sites.map(({ name, href }) => (
        <MenuSiteLink key={href} href={href}>
          <bdi>{name}</bdi>
        </MenuSiteLink>
      ))}
    </Menu>
  )
}
