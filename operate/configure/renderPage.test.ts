// @vitest-environment jsdom
// One built page becomes any site's: its policy, title, share tags, and configuration.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseSite, readSite, SiteConfigError } from '../config/readSite.ts'
import { configure, TEMPLATE_FILE } from './configure.ts'
import { contentPolicy, type InlineCode } from './contentPolicy.ts'
import { NotATemplateError, renderPage } from './renderPage.ts'

const TEMPLATE = `<!doctype html><html><head>
<link rel="preload" href="./assets/a.woff2" as="font">
<!-- vitrine:site -->
<script type="module" src="./assets/main.js"></script></head><body></body></html>`

const SHIPPED = JSON.parse(readFileSync('vitrine.config.json', 'utf8')) as {
  brand: object
  network: object
}

const site = (changes: object = {}) => parseSite(JSON.stringify({ ...SHIPPED, ...changes }))

const render = (changes: object = {}) =>
  new DOMParser().parseFromString(
    renderPage(TEMPLATE, site(changes), (path) => `/brand/${path}`),
    'text/html',
  )

const renderSnapshotFor = (configFile: string) =>
  renderPage(TEMPLATE, readSite(configFile), (path) => path, { styles: [], scripts: ['void 0'] })

const renderPolicy = (changes: object) => contentPolicy(site(changes), { styles: [], scripts: [] })

const connectSources = (network: object) =>
  /connect-src ([^;]*)/.exec(renderPolicy({ network: { ...SHIPPED.network, ...network } }))?.[1]

describe('the policy', () => {
  test('allows every endpoint that the configuration names, once, and nothing else', () => {
    expect(
      connectSources({
        rpcUrl: 'https://one.example/key',
        rpcFallbackUrls: ['https://two.example', 'https://three.example:8545/rpc', '/own'],
        graphqlUrl: '/graphql',
        ipfsGateways: ['https://gateway.example/ipfs/', 'https://one.example/ipfs/'],
        arweaveGateways: [],
      }),
    ).toBe(
      "'self' https://one.example https://two.example https://three.example:8545 https://gateway.example",
    )
  })

  test('allows nothing but the page’s own origin when every endpoint is a path', () => {
    expect(connectSources({ arweaveGateways: ['/arweave/'] })).toBe("'self'")
  })

  test('allows the subdomains to which Arweave gateways redirect', () => {
    expect(connectSources({})).toBe("'self' https://arweave.net https://*.arweave.net")
    expect(connectSources({ arweaveGateways: ['http://127.0.0.1:1984', 'http://[::1]:1984'] })).toBe(
      "'self' http://127.0.0.1:1984 http://[::1]:1984",
    )
  })

  test('allows the hosts of metadata', () => {
    expect(renderPolicy({ metadataHosts: ['https://meta.example'] })).toContain('https://meta.example')
  })

  test('comes before the site’s style and allows only that', () => {
    const page = render({ brand: { name: 'Gallery', accent: { light: '#204080', dark: '#a0c0ff' } } })
    const style = page.querySelector('style')?.textContent ?? ''
    expect(style).toContain('--accent:light-dark(#204080,#a0c0ff)')
    const policy = page.querySelector('meta[http-equiv]')
    expect(policy?.getAttribute('content')).toMatch(/style-src 'self' 'sha256-[A-Za-z0-9+/]+=*'/)
    expect(policy?.compareDocumentPosition(page.querySelector('style') as Node)).toBe(4)
  })
})

describe('a snapshot', () => {
  const version = (page: string) => /name="vitrine-page" content="(\w+)"/.exec(page)?.[1]
  const page = (changes: object, template = TEMPLATE, snapshot?: InlineCode) =>
    renderPage(template, site(changes), (path) => path, snapshot)

  test('has no configuration, and names the page that it fits', () => {
    const snapshot = page({}, TEMPLATE, { styles: ['b{}'], scripts: ['void 0'] })
    expect(snapshot).not.toContain('vitrine-config')
    expect(snapshot).not.toContain('basisPoints')
    expect(version(snapshot)).toMatch(/^[0-9a-f]{16}$/)
    expect(version(snapshot)).toBe(version(page({})))
  })

  test.each([
    ['fee', { fee: { recipient: `0x${'0'.repeat(38)}fe`, basisPoints: 100 } }],
    ['policy', { metadataHosts: ['https://meta.example'] }],
    ['title', { brand: { name: 'Other' } }],
  ])('fits no page with another %s', (_, changes) => {
    expect(version(page(changes))).not.toBe(version(page({})))
  })

  test('fits no page of another build', () => {
    expect(version(page({}, TEMPLATE.replace('main.js', 'main2.js')))).not.toBe(version(page({})))
  })
})

describe('the page', () => {
  test('has the site’s title and share tags before any script runs', () => {
    const page = render({
      brand: { name: 'Ada & Co', description: 'Prints "by" Ada', shareImage: 'share.png' },
      url: 'https://ada.example/',
    })
    expect(page.title).toBe('Ada & Co')
    const content = (property: string) =>
      page.querySelector(`meta[property="${property}"], meta[name="${property}"]`)?.getAttribute('content')
    expect(content('description')).toBe('Prints "by" Ada')
    expect(content('og:title')).toBe('Ada & Co')
    expect(content('og:image')).toBe('https://ada.example/brand/share.png')
    expect(content('twitter:card')).toBe('summary_large_image')
  })

  test('leaves it to the build which schema version’s index it reads', () => {
    const graphqlUrl = 'https://index.example/subgraphs/name/gallery-v{schema}'
    const page = render({ network: { ...SHIPPED.network, graphqlUrl } })
    const config = page.getElementById('vitrine-config')?.textContent ?? ''
    expect((JSON.parse(config) as { network: { graphqlUrl: string } }).network.graphqlUrl).toBe(graphqlUrl)
    expect(connectSources({ graphqlUrl })).toContain('https://index.example')
  })

  test('finds its files under the path of the site', () => {
    const page = render({ basePath: '/market/' })
    expect(page.querySelector('script[type=module]')?.getAttribute('src')).toBe('/market/assets/main.js')
    expect(page.querySelector('link[rel=preload]')?.getAttribute('href')).toBe('/market/assets/a.woff2')
    expect(page.querySelector('link[rel=manifest]')?.getAttribute('href')).toBe('/market/site.webmanifest')
  })

  test('holds the configuration as data that cannot end its element', () => {
    const page = render({ brand: { name: '</script><b>$&$1' } })
    expect(page.querySelector('b')).toBeNull()
    const { brand } = JSON.parse(page.getElementById('vitrine-config')?.textContent ?? '') as {
      brand: { name: string }
    }
    expect(brand.name).toBe('</script><b>$&$1')
    expect(page.title).toBe('</script><b>$&$1')
  })

  test('is refused without a place for the configuration', () => {
    expect(() => renderPage('<p>', site(), (path) => path)).toThrow(NotATemplateError)
  })
})

describe('configure', () => {
  function built() {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-configure-'))
    const dist = join(folder, 'dist')
    mkdirSync(dist)
    writeFileSync(join(dist, TEMPLATE_FILE), TEMPLATE)
    const config = join(folder, 'vitrine.config.json')
    const write = (changes: object) => writeFileSync(config, JSON.stringify({ ...SHIPPED, ...changes }))
    return { folder, dist, config, write }
  }

  test('writes the page, the manifest, and the brand’s files, and replaces them the next time', () => {
    const { folder, dist, config, write } = built()
    writeFileSync(join(folder, 'icon.svg'), '<svg/>')
    write({ brand: { name: 'One', favicon: 'icon.svg' }, basePath: '/market/' })
    configure(dist, config)
    const [icon = ''] = readdirSync(join(dist, 'brand'))
    expect(icon).toMatch(/^icon-[0-9a-f]{10}\.svg$/)
    expect(JSON.parse(readFileSync(join(dist, 'site.webmanifest'), 'utf8'))).toMatchObject({
      name: 'One',
      start_url: '/market/',
      icons: [{ src: `/market/brand/${icon}` }],
    })
    write({ brand: { name: 'Two' } })
    configure(dist, config)
    const page = readFileSync(join(dist, 'index.html'), 'utf8')
    expect(page).toContain('<title>Two</title>')
    expect(page).not.toContain('"/market')
    expect(readdirSync(dist)).not.toContain('brand')
  })

  test('says what it changed, and removes snapshots of another configuration', () => {
    const { dist, config, write } = built()
    const recipient = '0x00000000000000000000000000000000000000fe'
    write({ fee: { recipient, basisPoints: 250 } })
    expect(configure(dist, config)).toMatchObject({ changes: [], removedSnapshots: [] })
    const fits = renderSnapshotFor(config)
    mkdirSync(join(dist, 'collection'))
    writeFileSync(join(dist, 'home.html'), fits)
    writeFileSync(join(dist, 'collection', 'old.html'), fits.replace(/(vitrine-page" content=")\w/, '$1x'))
    expect(configure(dist, config).removedSnapshots).toEqual(['collection/old.html'])
    expect(readdirSync(join(dist, 'collection'))).toEqual([])

    write({ fee: { recipient, basisPoints: 100 } })
    expect(configure(dist, config)).toMatchObject({
      changes: ['fee.basisPoints: 250 → 100'],
      removedSnapshots: ['home.html'],
    })
    expect(readdirSync(dist)).not.toContain('home.html')
  })

  test('only checks, if told to', () => {
    const { dist, config, write } = built()
    write({ brand: { name: 'One' } })
    configure(dist, config)
    const before = readdirSync(dist).map((name) => statSync(join(dist, name)).mtimeMs)
    write({ brand: { name: 'Two' } })
    expect(configure(dist, config, { checkOnly: true }).changes).toEqual(['brand.name: "One" → "Two"'])
    write({ brand: { nam: 'Three' } })
    expect(() => configure(dist, config, { checkOnly: true })).toThrow(SiteConfigError)
    expect(readdirSync(dist).map((name) => statSync(join(dist, name)).mtimeMs)).toEqual(before)
  })

  test('leaves the page as it was where the configuration is wrong', () => {
    const { dist, config, write } = built()
    write({ brand: { name: 'One' } })
    configure(dist, config)
    write({ brand: { name: 'Two', favicon: 'missing.svg' } })
    expect(() => configure(dist, config)).toThrow(SiteConfigError)
    expect(readFileSync(join(dist, 'index.html'), 'utf8')).toContain('<title>One</title>')
  })

  test('names a file that isn’t there, and a folder that isn’t a build', () => {
    const { folder, dist, config, write } = built()
    write({ brand: { name: 'One', favicon: 'icon.svg' } })
    expect(() => configure(dist, config)).toThrow(SiteConfigError)
    expect(() => configure(dist, config)).toThrow('icon.svg')
    expect(() => configure(folder, config)).toThrow('npm run build')
  })
})
