// What an outdated snapshot does. How the page takes a snapshot's place is tested in tests/e2e/snapshot.test.ts.
import { afterEach, expect, it, vi } from 'vitest'
import { takeOver, type TakeOverOptions } from './takeOver.ts'

const options: TakeOverOptions = {
  path: '/market/',
  home: '/market/',
  version: 'this build',
  hasGrid: false,
  scripts: [],
  languages: ['en'],
  patience: { start: 1, page: 1, pictures: 1 },
}
const NO_CONFIGURATION = '<html data-version="another build"></html>'
const CONFIGURATION = '<template id="vitrine-config">{}</template>"this build"'

/** Runs the script of a snapshot at an address, where home without a snapshot is this page. */
async function runAt(address: string, home: string) {
  const { pathname, search, hash } = new URL(address, 'https://site.example')
  const replace = vi.fn<(url: string) => void>()
  vi.stubGlobal('location', { pathname, search, hash, replace })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(home)))
  document.body.innerHTML = '<div id="root"></div><div id="snapshot"></div>'
  const listen = vi.spyOn(document, 'addEventListener')
  takeOver(options)
  const [[type, parsed] = []] = listen.mock.calls
  if (type !== 'DOMContentLoaded' || typeof parsed !== 'function')
    throw new Error('It waits for the document.')
  // Later tests' documents aren't this one's.
  document.removeEventListener(type, parsed)
  listen.mockRestore()
  parsed.call(document, new Event(type))
  await new Promise((done) => setTimeout(done, 50))
  return {
    replacedBy: replace.mock.calls.flat(),
    isSnapshotShown:
      document.getElementById('snapshot') !== null && document.documentElement.dataset['snapshot'] !== 'off',
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
  document.getElementById('vitrine-config')?.remove()
  delete document.documentElement.dataset['snapshot']
})

it('leaves for home, with its address, where home has another build', async () => {
  const { replacedBy } = await runAt('/market/item/0xabc/1?a=b#c', NO_CONFIGURATION)
  expect(replacedBy).toEqual([`/market/?no-snapshot=${encodeURIComponent('/market/item/0xabc/1?a=b#c')}`])
})

it('stays where it was sent to home and that is a snapshot again, as from a cache that ignores queries', async () => {
  expect(await runAt('/market/?no-snapshot=%2Fmarket%2F', NO_CONFIGURATION)).toEqual({
    replacedBy: [],
    isSnapshotShown: true,
  })
})

it('gives way where it was sent to home but the configuration can be read', async () => {
  expect(await runAt('/market/?no-snapshot=%2Fmarket%2F', CONFIGURATION)).toEqual({
    replacedBy: [],
    isSnapshotShown: false,
  })
})
