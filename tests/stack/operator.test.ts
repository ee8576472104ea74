// From a contract address to a live market, as an operator goes: each step is a command of README.md, in a copy of this
// checkout, on a chain that isn't the demo's, behind a node that behaves as public ones do.
import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callRpc } from '../../local/chain/json-rpc.ts'
import type { StackFile } from '../../local/cli/stack-file.ts'
import { type Gateway, startGateway } from '../../local/gateway/gateway.ts'
import { close, listen } from '../../local/process/listen.ts'
import { freePort } from '../../local/process/ports.ts'
import { reconcile } from '../../reconcile/reconcile.ts'
import type { Address } from '../../src/domain/address.ts'
import { SEAPORT } from '../../src/seaport/contracts.ts'
import { startNginx, type WebServer } from '../deploy/webServer.ts'
import { queryIndex } from '../e2e/queries.ts'
import { launchBrowser, openVisitor } from '../e2e/visitor.ts'
import { type ForeignChain, startForeignChain } from '../support/foreignChain.ts'
import { connectInjectedWallet, injectWallet } from '../support/injectedWallet.ts'
import { startRecordingIpfs } from '../support/recordingIpfs.ts'
import { type PublicRpc, startPublicRpc } from '../support/publicRpc.ts'
import { type Checkout, copyCheckout } from './checkout.ts'
import { type Command, fetchPageConfig, nothingLeft, npmRun } from './command.ts'

/** Transfers on the chain before the operator comes. */
const EVENTS = 1_000
/** Every how many requests the node refuses one: many times while those are indexed. */
const PAUSE_EVERY = 50

/** Only ends what hangs: a copied checkout builds its page first, which takes minutes on a busy machine. */
const READY_MS = 900_000
const START_MS = 1_200_000
const COMMAND_MS = 600_000

const NAME = 'Harbor'
const ITEM = 1

const run = promisify(execFile)

let chain: ForeignChain
let publicRpc: PublicRpc
let checkout: Checkout
let stateDirectory: string
let browser: Browser
let command: Command | undefined
let stack: StackFile
let web: WebServer | undefined
let gateway: Gateway
let seller: Address
let buyer: Address

/** Runs a script of package.json in the checkout, and returns what it printed. */
async function npm(...args: string[]): Promise<string> {
  const { stdout, stderr } = await run('npm', ['run', ...args], { cwd: checkout.path, timeout: COMMAND_MS })
  return stdout + stderr
}

async function readConfig(): Promise<Record<string, unknown>> {
  const json = await readFile(join(checkout.path, 'vitrine.config.json'), 'utf8')
  return JSON.parse(json) as Record<string, unknown>
}

const changeConfig = async (changes: object) =>
  writeFile(
    join(checkout.path, 'vitrine.config.json'),
    JSON.stringify({ ...(await readConfig()), ...changes }, undefined, 2),
  )

/** Opens a page with the wallet installed and connected. */
async function openAs(account: Address, origin: string): Promise<{ page: Page; close: () => Promise<void> }> {
  const visitor = await openVisitor(browser, origin)
  await injectWallet(visitor.page, { rpcUrl: chain.rpcUrl, account })
  return { page: visitor.page, close: () => visitor.close() }
}

beforeAll(async () => {
  ;[chain, checkout, browser] = await Promise.all([
    startForeignChain({ events: EVENTS, keepsGoing: true }),
    copyCheckout({ sharesMappings: true }),
    launchBrowser(),
  ])
  gateway = await startGateway({ contentDirectory: checkout.path, port: await freePort() })
  publicRpc = await startPublicRpc({ rpcUrl: chain.rpcUrl, pauseEvery: PAUSE_EVERY })
  stateDirectory = await mkdtemp(join(tmpdir(), 'vitrine-operator-'))
  await rm(join(checkout.path, 'vitrine.config.json'))
  ;[seller, buyer] = [chain.accounts[0] as Address, chain.accounts[2] as Address]
})
afterAll(async () => {
  command?.interrupt()
  const code = await command?.ended
  await web?.stop()
  await browser.close()
  await gateway.stop()
  await publicRpc.stop()
  await chain.stop()
  await nothingLeft(stateDirectory)
  await rm(stateDirectory, { recursive: true, force: true })
  await checkout.remove()
  expect(code).toBe(0)
})

const COLLECTIONS =
  '{ collections(orderBy: tokenCount) { id name standard tokenCount transferCount historyComplete } }'

const start = async () =>
  npmRun(
    [
      ...['start', '--', '--rpc', publicRpc.url, '--name', NAME, '--collection'],
      [chain.items, chain.editions, chain.bells].map(({ address }) => address).join(','),
      // The editions are older.
      ...['--from-block', String(chain.items.block), '--wrapped-token', chain.weth.address],
    ],
    { checkout: checkout.path, stateDirectory, port: await freePort() },
  )

test('setup writes a configuration that the chain agrees with', { timeout: COMMAND_MS }, async () => {
  const output = await npm(
    'setup',
    '--',
    ...['--rpc', publicRpc.url, '--collection', chain.items.address, '--name', NAME],
    ...['--from-block', String(chain.items.block), '--wrapped-token', chain.weth.address],
    // The web server here forwards to a graph-node that names its subgraph itself.
    ...['--graphql', '/graphql', '--fee', '2.5', '--fee-recipient', chain.accounts[3] as Address],
  )
  expect(output).toContain('Wrote vitrine.config.json')
  expect(await readConfig()).toMatchObject({
    brand: { name: NAME },
    network: { chainId: chain.chainId, currencies: [{ wrapsNative: true, decimals: 18 }] },
    collections: [{ standard: 'ERC721', startBlock: chain.items.block }],
    curation: { discover: false },
    fee: { basisPoints: 250 },
  })
})

test('start indexes the contracts to the head and serves the page', { timeout: START_MS }, async () => {
  command = await start()
  const { output } = command
  stack = await command.ready(READY_MS)
  expect(await queryIndex(stack, COLLECTIONS)).toMatchObject({
    collections: [
      { id: chain.editions.address, standard: 'ERC1155', tokenCount: 1, historyComplete: false },
      { id: chain.bells.address, standard: 'ERC1155', tokenCount: 2, historyComplete: true },
      {
        ...{ id: chain.items.address, name: 'Harbor Lights', standard: 'ERC721' },
        ...{ tokenCount: EVENTS / 2, historyComplete: true },
      },
    ],
  })
  expect(output().toLowerCase()).toContain(`${chain.editions.address} may be older than block`)
  expect(output().split('may be older than block')).toHaveLength(2)
  const config = await fetchPageConfig(stack.webUrl)
  expect(config).toMatchObject({ network: { chainId: chain.chainId, rpcUrl: '/rpc' } })
  expect(config.demoWallet).toBeUndefined()
  expect(await callRpc(`${stack.webUrl}/rpc`, 'eth_chainId')).toBe(`0x${chain.chainId.toString(16)}`)

  // It stays current.
  await chain.send(chain.accounts[0], chain.items, 'mint', [chain.accounts[0], 1])
  await expect
    .poll(() => queryIndex(stack, COLLECTIONS), { timeout: 240_000 })
    .toMatchObject({ collections: [{}, {}, { tokenCount: EVENTS / 2 + 1 }] })

  // Nothing in it is false, although the node has dropped the states of all blocks but the newest ones.
  const { comparison } = await reconcile({
    rpcUrl: publicRpc.url,
    graphqlUrl: stack.graphqlUrl,
    seaport: SEAPORT,
    fromBlock: chain.items.block,
  })
  expect(comparison.compared.get('Balance.amount')).toBeGreaterThan(EVENTS / 2)
  expect(comparison.differences).toEqual([])

  // A second start on the same folder names the first; and metadata are read before the head.
  const second = await start()
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(`Vitrine is already running at ${stack.webUrl}`)
  const inTheMiddle = `{ tokens(first: 1, skip: ${EVENTS / 4}) { metadata { name } } }`
  await expect
    .poll(() => queryIndex(stack, inTheMiddle), { timeout: 240_000 })
    .toEqual({ tokens: [{ metadata: { name: expect.stringContaining('Harbor light') as string } }] })

  // It holds no keys, and a page of another site can't use it.
  await expect(callRpc(stack.rpcUrl, 'eth_sendTransaction', [{}])).rejects.toThrow(/available/)
})

test('an item is listed and bought there with the browser’s wallet', { timeout: COMMAND_MS }, async () => {
  const { page, close } = await openAs(seller, stack.webUrl)
  const path = `/item/${chain.items.address}/${ITEM}`
  await page.goto(path)
  await connectInjectedWallet(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^List for sale: / })
    .first()
    .click()
  const form = page.getByRole('dialog', { name: 'List for sale' })
  await form.getByRole('textbox', { name: /^Price/ }).fill('1.5')
  await form.getByRole('button', { name: 'List for sale' }).click()
  await page.getByRole('dialog', { name: 'Listed' }).waitFor()
  await close()

  const other = await openAs(buyer, stack.webUrl)
  await other.page.goto(path)
  await connectInjectedWallet(other.page)
  await other.page.getByRole('main').getByRole('button', { name: /^Buy / }).first().click()
  const purchase = other.page.getByRole('dialog', { name: 'Buy' })
  await purchase.getByText(/checks against the chain passed/).waitFor()
  await purchase.getByRole('button', { name: 'Confirm and buy' }).click()
  await other.page.getByRole('dialog', { name: 'Bought' }).waitFor()
  await other.close()
  const data = chain.items.abi.encodeFunctionData('ownerOf', [ITEM])
  const owner = await chain.rpc('eth_call', [{ to: chain.items.address, data }, 'latest'])
  expect(String(owner).slice(-40)).toBe(buyer.slice(2).toLowerCase())
})

test(
  'one build, configured, works under a path behind a real web server',
  { timeout: COMMAND_MS },
  async () => {
    await changeConfig({ basePath: '/market/' })
    const config = await readConfig()
    const ownPaths = { rpcUrl: '/rpc', ipfsGateways: ['/ipfs/'] }
    await changeConfig({ network: { ...(config['network'] as object), ...ownPaths } })
    await npm('build')
    expect(await npm('configure')).toContain('/market/')
    web = await startNginx({
      root: join(checkout.path, 'dist'),
      basePath: '/market/',
      graphqlUrl: stack.graphqlUrl,
      rpcUrl: chain.rpcUrl,
      ipfsUrl: gateway.url,
    })
    const visitor = await openVisitor(browser, web.origin)
    const { page } = visitor
    await page.goto('/market/')
    await page
      .getByRole('link', { name: /Harbor Lights/ })
      .first()
      .click()
    await page.waitForURL(/\/market\/collection\//)
    await page.reload()
    await page.getByRole('heading', { name: 'Harbor Lights' }).first().waitFor()
    await page.goto(`/market/item/${chain.items.address}/${ITEM}`)
    await page.getByText('1.5').first().waitFor()
    expect(await page.title()).toContain(NAME)
    expect(visitor.problems()).toEqual([])
    await visitor.close()
  },
)

test('the subgraph is deployed from the same configuration', { timeout: COMMAND_MS }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-ipfs-'))
  const ipfs = await startRecordingIpfs(folder)
  const calls: string[] = []
  const admin = createServer((request, response) => {
    // As graph-node's endpoint, which takes calls only.
    if (request.method !== 'POST') return void response.writeHead(405).end()
    void json(request).then((body) => {
      const { id, method } = body as { id: unknown; method: string }
      calls.push(method)
      const result = method === 'subgraph_deploy' ? { queries: ':8000/subgraphs/name/harbor' } : {}
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ jsonrpc: '2.0', id, result }))
    })
  })
  const port = await listen(admin, 0)
  try {
    const output = await npm(
      'subgraph:deploy',
      '--',
      ...['--node', `http://127.0.0.1:${port}`, '--ipfs', ipfs.url, '--name', 'harbor'],
      ...['--rpc', chain.rpcUrl],
    )
    expect(calls).toEqual(['subgraph_create', 'subgraph_deploy'])
    const deployment = /ID is (Qm\w+)/.exec(output)?.[1] ?? ''
    const manifest = await readFile(join(folder, deployment), 'utf8')
    expect(manifest.toLowerCase()).toContain(chain.items.address.toLowerCase())
  } finally {
    await close(admin)
    await ipfs.stop()
    await rm(folder, { recursive: true })
  }
})

test('doctor finds nothing wrong, and names what is', { timeout: COMMAND_MS }, async () => {
  if (web === undefined) throw new Error('There is no site to examine.')
  const doctor = () =>
    run('npm', ['run', '--silent', 'doctor', '--', `${web?.origin}/market/`, '--json'], {
      cwd: checkout.path,
    }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      (error: { code: number; stdout: string }) => ({ code: error.code, stdout: error.stdout }),
    )
  const healthy = await doctor()
  expect(healthy.code, healthy.stdout).toBe(0)

  await changeConfig({ network: { ...((await readConfig())['network'] as object), chainId: 1 } })
  const wrong = await doctor()
  expect(wrong.code).toBe(1)
  const { checks } = JSON.parse(wrong.stdout) as { checks: { name: string; status: string; fix?: string }[] }
  const chainCheck = checks.find(({ name }) => name === 'RPC: chain')
  expect(chainCheck).toMatchObject({ status: 'failed', fix: expect.stringMatching(/chainId/) as string })
})
