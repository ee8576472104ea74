// Which paths of the web server belong to another part of the stack. The page reaches every part on its own origin.
import type { Stack } from '../stack.ts'

/** A path, or with a trailing slash all paths below it, and where requests for it go. */
export interface Route {
  path: string
  target: string
}

/** The routes of a running stack. */
export function stackRoutes(
  stack: Pick<Stack, 'rpcUrl' | 'graphqlUrl' | 'indexNodeUrl' | 'gatewayUrl'>,
): Route[] {
  return [
    { path: '/rpc', target: stack.rpcUrl },
    { path: '/graphql', target: stack.graphqlUrl },
    { path: '/index-node', target: stack.indexNodeUrl },
    { path: '/ipfs/', target: `${stack.gatewayUrl}/ipfs/` },
  ]
}

/** The address a request's path goes to; undefined when the page itself answers it. */
export function routeOf(routes: Route[], pathname: string): string | undefined {
  const route = routes.find(({ path }) =>
    path.endsWith('/') ? pathname.startsWith(path) : pathname === path,
  )
  return route && route.target + pathname.slice(route.path.length)
}
