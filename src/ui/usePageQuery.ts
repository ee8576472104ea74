// The query in the page's URL, which a page changes only while the browser is at that page.
import { type SetURLSearchParams, useHref, useLocation, useSearchParams } from 'react-router'

/**
 * Like `useSearchParams`, for changes that may come late, after a pause or an answer. Once the reader has gone to another
 * page, which may still be rendering, they are dropped: they would bring the reader back.
 */
export function usePageQuery(): readonly [query: URLSearchParams, setQuery: SetURLSearchParams] {
  const [query, setQuery] = useSearchParams()
  const path = useHref(useLocation().pathname)
  return [
    query,
    (...change) => {
      if (window.location.pathname === path) setQuery(...change)
    },
  ]
}
