// Maps paths of the web server to other parts of the stack. The page reaches every part on its own origin.
import type { Stack } from '../stack.ts'

/** Maps a path, and all paths below it, to the address that takes its place. */
export type Routes = Record<string, string>

/** Returns the routes of a running stack. */
export function stackRoutes(
  stack: Pick<Stack, 'rpcUrl' | 'graphqlUrl' | 'indexNodeUrl' | 'gatewayUrl'>,
): Routes {
  return {
    '/rpc': stack.rpcUrl,
    '/graphql': stack.graphqlUrl,
    '/index-node': stack.indexNodeUrl,
    '/ipfs': `${stack.gatewayUrl}/ipfs`,
  }
}

/** Returns the address that a request's path goes to; undefined when the page itself serves it. */
export function findRoute(routes: Routes, pathname: string): string | undefined {
  const route = Object.entries(routes).find(([path]) => pathname === path || pathname.startsWith(`${path}/`))
  return route && route[1] + pathname.slice(route[0].length)
}
