// What the build does to index.html: the script that starts the page, the demo wallet where it belongs,
// and the site's part of the head while developing.
import { minifySync, type Plugin } from 'vite'
import { readSite } from './operate/config/readSite.ts'
import { renderPage } from './operate/configure/renderPage.ts'
import { startPage } from './src/app/startPage.ts'
import { THEME_KEY } from './src/app/layout/themeKey.ts'

/**
 * Serves the page of one site while developing. The build leaves a template, which `npm run configure` turns into the
 * page of any site.
 *
 * @param file path of the configuration; it is watched
 */
export function sitePage(file: string): Plugin {
  return {
    name: 'vitrine:site-page',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add(file)
      server.watcher.on('change', (changed) => {
        if (changed === file) server.ws.send({ type: 'full-reload' })
      })
    },
    transformIndexHtml: {
      order: 'pre',
      // Vite's client adds inline styles and scripts, so the page has no policy while developing.
      handler: (html) => renderPage(html, readSite(file), (path) => `/${path}`).replace(POLICY_ELEMENT, ''),
    },
  }
}

const POLICY_ELEMENT = /<meta http-equiv="Content-Security-Policy"[^>]*>/

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

const ENTRY = /<script type="module"[^>]*><\/script>/

/**
 * Puts the script that starts the page after the entry, which tells it the site's path, and before the styles, which
 * scripts wait for. A script in a file of its own would hold up everything after it: browsers don't look ahead in a page
 * with a policy.
 */
export function pageStart(): Plugin {
  return {
    name: 'vitrine:page-start',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!ENTRY.test(html)) throw new Error('The page has no entry.')
        const { code } = minifySync('start.js', `(${startPage.toString()})("${THEME_KEY}")`)
        return html.replace(ENTRY, (entry) => `${entry}\n    <script>${code}</script>`)
      },
    },
  }
}
