// Links within the site, over react-router's own hooks: its Link brings prefetching and forms that nothing here uses.
import type { ComponentProps, MouseEvent } from 'react'
import { matchPath, useHref, useLinkClickHandler, useLocation } from 'react-router'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site, as `domain/paths.ts` builds it. */
  readonly to: string
  /** Takes the place of the current entry in the browser's history. */
  readonly replace?: boolean
  /** What the entry remembers beside its path. */
  readonly state?: unknown
}

/** Source: https://reactrouter.com/api/hooks/useLinkClickHandler */
export function Link({ to, replace, state, onClick, target, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace === undefined ? {} : { replace }),
    state,
    ...(target === undefined ? {} : { target }),
  })
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  // The content is the caller's.
  // eslint-disable-next-line jsx-a11y/anchor-has-content
  return <a {...rest} href={useHref(to)} target={target} onClick={click} />
}

export interface NavLinkProps extends Omit<LinkProps, 'className'> {
  /** Current on its own address alone, not on those below it. */
  readonly end?: boolean
  readonly className: (state: { readonly isActive: boolean }) => string
}

/** A link that says where one is, to the eye and to screen readers. */
export function NavLink({ end = false, className, to, ...rest }: NavLinkProps) {
  const { pathname } = useLocation()
  const isActive = matchPath({ path: to, end }, pathname) !== null
  return (
    <Link
      {...rest}
      to={to}
      className={className({ isActive })}
      aria-current={isActive ? 'page' : undefined}
    />
  )
}
