// What the build does to index.html: the script that starts the page, the demo wallet where it belongs,
// and the site's part of the head while developing.
import { minifySync, type Plugin, type Rolldown } from 'vite'
import { readSite } from './operate/config/readSite.ts'
import { renderPage } from './operate/configure/renderPage.ts'
import { PAGE_FILES_ID, type PageFiles, startPage } from './src/app/startPage.ts'
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
 *
 * @param pages paths of the pages' modules, by the first part of their address
 */
export function pageStart(pages: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'vitrine:page-start',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files: PageFiles = Object.fromEntries(
          Object.entries(bundle === undefined ? {} : pages).map(([name, module]) => [
            name,
            pageFiles(bundle ?? {}, module).filter((file) => !html.includes(file)),
          ]),
        )
        const elements = [
          `<script type="application/json" id="${PAGE_FILES_ID}">${JSON.stringify(files)}</script>`,
          `<script>${minifySync('start.js', `(${startPage.toString()})("${PAGE_FILES_ID}","${THEME_KEY}")`).code}</script>`,
        ]
        if (!ENTRY.test(html)) throw new Error('The page has no entry.')
        return html.replace(ENTRY, (entry) => [entry, ...elements].join('\n    '))
      },
    },
  }
}

/** The scripts and styles that a page can't start without. @throws Error when the build has no such page */
function pageFiles(bundle: Rolldown.OutputBundle, module: string): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const page = chunks.find(({ moduleIds }) => moduleIds.includes(module))
  if (page === undefined) throw new Error(`The build has no module ${module}`)
  const seen = new Set([page.fileName])
  for (const name of seen) {
    const chunk = bundle[name]
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) seen.add(imported)
  }
  const styles = chunks.flatMap(({ fileName, viteMetadata }) =>
    seen.has(fileName) ? [...(viteMetadata?.importedCss ?? [])] : [],
  )
  return [...seen, ...styles]
}
