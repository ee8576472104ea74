// What the build changes in index.html: the configuration as a data block, one preloaded font, a security policy,
// and the demo wallet where it belongs.
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { parseConfig } from './src/app/config.ts'
import { readAddress } from './src/domain/checksum.ts'

/**
 * Puts the deployment's configuration into the page as data, so that it costs no request and needs no script. It is
 * parsed, and refused if invalid, once here, and marked as read, so that visitors don't load the code for that.
 *
 * @param file path of the JSON file; watched during development
 */
export function configBlock(file: string): Plugin {
  return {
    name: 'vitrine:config-block',
    configureServer(server) {
      server.watcher.add(file)
      server.watcher.on('change', (changed) => {
        if (changed === file) server.ws.send({ type: 'full-reload' })
      })
    },
    async transformIndexHtml(html) {
      const written = await readFile(file, 'utf8')
      const config = parseConfig(JSON.stringify(JSON.parse(written, checked)))
      // `<` is escaped so that no text in the configuration can end the element.
      const json = JSON.stringify(config).replaceAll('<', '\\u003c')
      const block = /(<script type="application\/json" id="vitrine-config")>[^<]*(<\/script>)/
      if (!block.test(html)) throw new Error('index.html has no element for the configuration')
      return html.replace(block, (_match, open: string, close: string) => `${open} data-read>${json}${close}`)
    },
  }
}

/** Rejects an address with a wrong checksum: a typo in the fee's recipient would cost money, and shows here first. */
function checked(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value)) readAddress(value)
  return value
}

/**
 * Adds the demo wallet to the page of the local stack, the only one built and served in Vite's mode `demo`. Nothing
 * else imports its code.
 */
export function demoWallet(): Plugin {
  return {
    name: 'vitrine:demo-wallet',
    apply: (_config, { mode }) => mode === 'demo',
    transformIndexHtml: {
      order: 'pre',
      handler: () => [{ tag: 'script', attrs: { type: 'module', src: '/demo/main.tsx' }, injectTo: 'head' }],
    },
  }
}

/**
 * Preloads the one font that the first text needs.
 *
 * @param name the start of the built file's name
 */
export function fontPreload(name: string): Plugin {
  return {
    name: 'vitrine:font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => file.includes(name) && file.endsWith('.woff2'))
        if (font === undefined) throw new Error(`The build has no font that starts with ${name}`)
        const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: true }
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }]
      },
    },
  }
}

/**
 * Hosts that a metadata document's media may come from: any, over https; inline only images, audio and video. `blob:`
 * is for examined files: pictures, and the frames without an origin that heavy drawings are drawn in.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob: https:",
  "media-src 'self' data: https:",
  "frame-src 'self' blob: https:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  // Text never becomes script. The one allowed policy admits scripts of workers, and only the build's own.
  "require-trusted-types-for 'script'",
  'trusted-types vitrine-worker',
]

/**
 * Writes the content security policy into the built page, so that it applies on any static host.
 *
 * The page may only connect to the endpoints in its configuration.
 */
export function securityPolicy(): Plugin {
  return {
    name: 'vitrine:security-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const json = /id="vitrine-config"[^>]*>([^<]*)</.exec(html)?.[1] ?? '{}'
        const { network = {} } = JSON.parse(json) as {
          network?: {
            rpcUrl?: string
            rpcFallbackUrls?: string[]
            graphqlUrl?: string
            ipfsGateways?: string[]
          }
        }
        // HEAD requests to gateways find out the media type of an address.
        const { rpcUrl, rpcFallbackUrls = [], graphqlUrl, ipfsGateways = [] } = network
        const origins = [rpcUrl, ...rpcFallbackUrls, graphqlUrl, ...ipfsGateways]
          .filter((url) => url !== undefined && URL.canParse(url))
          .map((url) => new URL(url ?? '').origin)
        const connect = ["connect-src 'self'", ...new Set(origins)].join(' ')
        const content = [...POLICY, connect].join('; ')
        return [
          {
            tag: 'meta',
            attrs: { 'http-equiv': 'Content-Security-Policy', content },
            injectTo: 'head-prepend',
          },
        ]
      },
    },
  }
}

/** The order in which cascade layers apply, least specific first; the same as in `src/ui/styles/tokens.css`. */
const LAYER_ORDER = '@layer reset,base,ui;'

/**
 * Begins every stylesheet with the order of the layers. A layer's position is fixed where it is first named, and a
 * chunk that loads before the tokens would otherwise put the kit below the reset that it builds on.
 */
export function layerOrder(): Plugin {
  return {
    name: 'vitrine:layer-order',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        file.source = `${LAYER_ORDER}${file.source.toString()}`
      }
    },
  }
}

/** Packages whose single file declares components of which most sites use only a few. */
const COMPONENT_LIBRARIES = /node_modules\/(react-router|lucide-react|radix-ui|@radix-ui)\//

/**
 * Lets the bundler leave out components that nobody uses.
 *
 * To a bundler, `const Form = React.forwardRef(…); Form.displayName = 'Form'` has side effects, so one link brings
 * every form and prefetcher in its file along. The calls are marked as pure, and the names, which only developer
 * tools read, are removed.
 */
export function pureComponents(): Plugin {
  return {
    name: 'vitrine:pure-components',
    apply: 'build',
    transform: {
      filter: { id: COMPONENT_LIBRARIES },
      handler(code) {
        return {
          code: code
            .replace(/= (React\d*\.(?:forwardRef|createContext|memo|lazy)\()/g, '= /* @__PURE__ */ $1')
            .replace(/^\s*[\w$]+\.displayName = .*;$/gm, ''),
          map: null,
        }
      },
    },
  }
}

/**
 * Replaces graphql-js's printer, which also prints schemas and is a tenth of Apollo's bytes, by one for queries only.
 * @param replacement path of a module with its `print`
 */
export function queryPrinter(replacement: string): Plugin {
  return {
    name: 'vitrine:query-printer',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source === './printer.mjs' && importer.includes('/node_modules/graphql/language/') ? replacement : null,
  }
}
