// Builds a page that the app is compared with: by the same bundler, for the same browsers, with the same parts of
// packages, and without the app's own division into files.
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { artifact } from '../../vite.artifact.ts'
import appConfig from '../../vite.config.ts'

/**
 * @param root folder of the page's `index.html`, which has a place for the site's configuration
 * @param outDir absolute path; emptied first
 */
export async function buildComparedPage(root: string, outDir: string): Promise<void> {
  const { rolldownOptions, ...options } = appConfig.build ?? {}
  void rolldownOptions // Names the app's files.
  await build({
    root,
    base: './',
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), artifact()],
    ...(appConfig.resolve === undefined ? {} : { resolve: appConfig.resolve }),
    build: { ...options, outDir, emptyOutDir: true },
  })
}
