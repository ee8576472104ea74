// Links within the site, on react-router's hooks: its own Link includes unused prefetching and forms.
import type { ComponentProps, MouseEvent } from 'react'
import { matchPath, useHref, useLinkClickHandler, useLocation } from 'react-router'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site, as `domain/paths.ts` builds it. */
  readonly to: string
  /** State of the history entry. */
  readonly state?: unknown
}

/** Source: https://reactrouter.com/api/hooks/useLinkClickHandler */
export function Link({ to, state, onClick, target, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(target === undefined ? {} : { target }),
  })
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  // Callers provide the content.
  // oxlint-disable-next-line jsx-a11y/anchor-has-content
  return <a {...rest} href={useHref(to)} target={target} onClick={click} />
}

export interface NavLinkProps extends Omit<LinkProps, 'className'> {
  /** Active only on this exact path. */
  readonly end?: boolean
  readonly className: (state: { readonly isActive: boolean }) => string
}

/** A link that marks the current page, also for screen readers. */
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
