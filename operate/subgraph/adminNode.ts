// Calls graph-node's admin endpoint, or a hosted one that takes the same calls.
// Source: graph-node, server/json-rpc/src/handlers.rs
import { quoteWords, reach, requestPatiently } from '../http/request.ts'
import { isLoopback, redactUrl } from '../http/webUrl.ts'
import { DeployError, requireReachable } from './deployError.ts'

/** graph-node answers when it has read the manifest and all its files from IPFS. */
const TIMEOUT_MS = 120_000

/** JSON-RPC: the server has no such method. Source: https://www.jsonrpc.org/specification#error_object */
const METHOD_NOT_FOUND = -32_601

export interface Deployed {
  /** Where this name, or this version of it, is queried. */
  readonly queriesUrl: string
}

const UNREACHED =
  'Check --node: it takes graph-node’s admin endpoint, on port 8020 by default, which usually only its own machine can reach.'

export interface AdminNode {
  /** @throws DeployError when nothing responds */
  reach(): Promise<void>
  /**
   * Registers a name. A name that exists, and a host where names are made on its site, are fine.
   * @throws DeployError
   */
  create(name: string): Promise<void>
  /**
   * Deploys the manifest with this CID.
   * @throws DeployError
   */
  deploy(version: {
    readonly name: string
    readonly deployment: string
    readonly label: string
  }): Promise<Deployed>
}

interface RpcError {
  readonly code?: unknown
  readonly message?: unknown
}

/** What to do about a refusal, by graph-node's own words. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [/auth|unauthori[sz]ed|deploy key|access token|forbidden/i, 'Check --deploy-key.'],
  [
    /network not supported|no network|network.*not (found|configured)/i,
    'index.network (or network.slug) in the configuration must be the chain’s name in graph-node’s own configuration.',
  ],
  [
    /resolve error|ipfs|timed? ?out|internal error/i,
    'graph-node’s log says why. If it couldn’t read the files from IPFS: it must use the node that --ipfs names, or one that is connected with it.',
  ],
  [
    /subgraph name|invalid value|not found/i,
    'Check --name: letters, digits, hyphens and slashes. On a hosted service, make the name on its site first.',
  ],
  [/version.?label/i, 'Pass another --version-label.'],
]

function adviceFor(words: string): string {
  const advice = ADVICE.find(([pattern]) => pattern.test(words))?.[1]
  return advice === undefined ? '' : ` ${advice}`
}

/**
 * Opens an admin endpoint.
 * @param deployKey sent as a bearer token, to this endpoint only
 * @throws DeployError when the key would be sent unencrypted
 */
export function openAdminNode(
  adminUrl: string,
  { deployKey, pausesMs }: { readonly deployKey?: string | undefined; readonly pausesMs?: readonly number[] },
): AdminNode {
  const host = redactUrl(adminUrl)
  const url = new URL(adminUrl)
  if (deployKey !== undefined && url.protocol !== 'https:' && !isLoopback(url)) {
    throw new DeployError(
      `The deploy key would reach ${host} unencrypted. Use an https:// address for --node.`,
    )
  }

  async function call(
    method: string,
    params: object,
  ): Promise<{ result?: unknown; error?: RpcError | null }> {
    const reply = await requireReachable(
      requestPatiently(adminUrl, {
        pausesMs,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(deployKey === undefined ? {} : { authorization: `Bearer ${deployKey}` }),
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
        timeoutMs: TIMEOUT_MS,
      }),
      UNREACHED,
    )
    const quotedReply = quoteWords(reply.body)
    if (reply.status === 401 || reply.status === 403) {
      throw new DeployError(
        `${host} refuses ${method} (status ${reply.status}): ${quotedReply} Check --deploy-key.`,
      )
    }
    try {
      const body: unknown = JSON.parse(reply.body)
      if (typeof body === 'object' && body !== null && ('result' in body || 'error' in body)) {
        return body as { result?: unknown; error?: RpcError | null }
      }
    } catch {
      // A page of a proxy, or of another server.
    }
    throw new DeployError(
      `${host} isn’t graph-node’s admin endpoint: it answered ${method} with status ${reply.status}: ${quotedReply}`,
    )
  }

  return {
    reach: () => requireReachable(reach(adminUrl, { pausesMs }), UNREACHED),
    create: async (name) => {
      const { error } = await call('subgraph_create', { name })
      if (error === undefined || error === null || error.code === METHOD_NOT_FOUND) return
      const words = quoteWords(String(error.message))
      if (/already exists/i.test(words)) return
      throw new DeployError(`graph-node at ${host} refuses the name ${name}: ${words}.${adviceFor(words)}`)
    },
    deploy: async ({ name, deployment, label }) => {
      const { result, error } = await call('subgraph_deploy', {
        name,
        ipfs_hash: deployment,
        version_label: label,
      })
      if (error !== undefined && error !== null) {
        const words = quoteWords(String(error.message))
        throw new DeployError(`graph-node at ${host} refuses the deployment: ${words}.${adviceFor(words)}`)
      }
      const { queries } = (result ?? {}) as { queries?: unknown }
      if (typeof queries !== 'string') {
        throw new DeployError(`graph-node at ${host} accepted the deployment, but named no query URL.`)
      }
      // graph-node knows its port but not its address, unless it's configured.
      return { queriesUrl: queries.startsWith(':') ? `${url.protocol}//${url.hostname}${queries}` : queries }
    },
  }
}
