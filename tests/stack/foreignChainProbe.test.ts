// Tests what setup reads from a chain that isn't the local stack's, through nodes as operators have them.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { Interface, toQuantity } from 'ethers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callRpc } from '../../local/chain/json-rpc.ts'
import { approximatePast } from '../../operate/chain/approximatePast.ts'
import { openPatientNode } from '../../operate/chain/patientNode.ts'
import { findDeployment, openNode, ProbeError, readCollection } from '../../operate/chain/probe.ts'
import { composeSite, connectChain, findCollections } from '../../operate/setup/composeSite.ts'
import { runSetup } from '../../operate/setup/setupCommand.ts'
import { parseSite } from '../../operate/config/readSite.ts'
import { SEAPORT } from '../../src/seaport/contracts.ts'
import type { SendBatch } from '../../src/domain/rpc.ts'
import {
  FOREIGN_CHAIN_ID,
  type ForeignChain,
  type ForeignContract,
  startForeignChain,
} from '../support/foreignChain.ts'
import { answer, startFaultyProxy } from '../support/faultyProxy.ts'
import { type PublicRpc, type PublicRpcLimits, startPublicRpc } from '../support/publicRpc.ts'

let chain: ForeignChain
let publicRpc: PublicRpc
let directory: string

beforeAll(async () => {
  chain = await startForeignChain()
  publicRpc = await startPublicRpc({ rpcUrl: chain.rpcUrl })
  directory = await mkdtemp(join(tmpdir(), 'vitrine-setup-'))
})
afterAll(async () => {
  await publicRpc.stop()
  await chain.stop()
  await rm(directory, { recursive: true })
})
beforeEach(() => limit({}))

/** Every how many requests the node refuses one. */
const PAUSE_EVERY = 12

/** Sets what the public node refuses. */
const limit = (limits: Partial<PublicRpcLimits>) =>
  Object.assign(publicRpc.limits, {
    ...{ logRange: 2_000, batchSize: 3, pauseEvery: 0, keptStates: 128, oldStates: 'refused' },
    ...limits,
  })

/** Composes the configuration of the chain's two collections. */
async function compose(
  rpcUrl: string,
  { fromBlock, wrappedToken = chain.weth.address }: { fromBlock?: number; wrappedToken?: string } = {},
) {
  const connected = await connectChain(rpcUrl)
  const addresses = [chain.items.address, chain.editions.address]
  const collections = await findCollections(connected, addresses, { fromBlock })
  return composeSite(connected, { rpcUrl, collections, name: 'Harbor', graphqlUrl: '/graphql', wrappedToken })
}

test('composes the configuration of a chain that no list has', async () => {
  const site = parseSite(JSON.stringify(await compose(chain.rpcUrl)))
  expect(site).toMatchObject({
    network: {
      chainId: FOREIGN_CHAIN_ID,
      slug: `chain-${FOREIGN_CHAIN_ID}`,
      explorerUrl: null,
      ipfsGateways: ['https://ipfs.io/ipfs/'],
      currencies: [{ address: chain.weth.address, symbol: 'WETH', decimals: 18, wrapsNative: true }],
    },
    collections: [
      { address: chain.items.address, standard: 'ERC721', startBlock: chain.items.block },
      { address: chain.editions.address, standard: 'ERC1155', startBlock: chain.editions.block },
    ],
    curation: { discover: false },
  })
})

test('indexes orders from Seaport’s deployment on, where a collection is older', async () => {
  const { index, collections } = await compose(chain.rpcUrl, { fromBlock: 1_000 })
  const block = index?.startBlock ?? 0
  const code = (at: number) => callRpc(chain.rpcUrl, 'eth_getCode', [SEAPORT, `0x${at.toString(16)}`])
  expect([await code(block - 1), await code(block)]).toEqual(['0x', expect.stringMatching(/^0x\w{1000}/)])
  expect(collections.map(({ startBlock }) => startBlock)).toEqual([1_000, 1_000])
  expect((await compose(chain.rpcUrl)).index).not.toHaveProperty('startBlock')
})

describe('a node without the chain’s past', () => {
  test.each(['refused', 'empty', 'null'] as const)(
    'never leads to a wrong block, when old states are %s',
    async (oldStates) => {
      limit({ oldStates })
      const send = openNode(publicRpc.url)
      expect(await findDeployment(send, chain.items.address, await chain.head())).toBeUndefined()
      await expect(compose(publicRpc.url)).rejects.toThrow(/Pass the block with --from-block/)
      const { collections } = await compose(publicRpc.url, { fromBlock: 2_000 })
      expect(collections.map(({ startBlock }) => startBlock)).toEqual([2_000, 2_000])
    },
  )

  test('leads to the right block while that is recent enough', async () => {
    limit({ keptStates: 1_000 })
    // The bisection begins with a block whose state is gone.
    expect(
      await findDeployment(openNode(publicRpc.url), chain.items.address, await chain.head()),
    ).toBeUndefined()
    limit({ keptStates: 1_000_000 })
    expect(await findDeployment(openNode(publicRpc.url), chain.items.address, await chain.head())).toBe(
      chain.items.block,
    )
  })

  test('that replies with the newest state for every block leads to no block', async () => {
    const newest = openNode(chain.rpcUrl)
    const send: typeof newest = (requests) =>
      newest(
        requests.map(({ method, params }) => ({
          method,
          params: method === 'eth_getCode' ? params.with(1, 'latest') : params,
        })),
      )
    expect(await findDeployment(send, chain.items.address, await chain.head())).toBeUndefined()
  })
})

test.each<Partial<PublicRpcLimits> & { step: number }>([
  { oldStates: 'refused', step: 12 },
  { oldStates: 'null', step: 20 },
  { oldStates: 'empty', step: 20 },
  { oldStates: 'newest', step: 20 },
  { oldStates: 'newest', keptStates: -1, step: 20 },
])('an index gets from such a node what was so in a block: %j', async ({ step, ...limits }) => {
  limit(limits)
  const { accounts, items, editions, bells } = chain
  const starts = [items, { ...editions, block: items.block }, bells].map(({ address, block }) => ({
    address,
    startBlock: block,
  }))
  let approximated = 0
  const indexer = approximatePast(openPatientNode(publicRpc.url), {
    starts,
    onApproximated: () => {
      approximated += 1
    },
  })
  const call = (contract: Pick<ForeignContract, 'address' | 'abi'>, name: string, values: unknown[]) => ({
    to: contract.address,
    data: contract.abi.encodeFunctionData(name, values),
  })
  const seaport = {
    address: SEAPORT,
    abi: new Interface(['function getCounter(address) view returns (uint256)']),
  }
  // The three that hold units, sold or approved some, and one that never had any.
  const holders = [...accounts.slice(0, 2), ...accounts.slice(3, 5)]
  const calls = [
    ...[editions, bells].flatMap((contract) => [
      ...holders.map((account) => call(contract, 'balanceOf', [account, 1])),
      ...holders.map((account) => call(contract, 'isApprovedForAll', [account, SEAPORT])),
      call(contract, 'balanceOfBatch', [[...holders, ...holders], holders.flatMap(() => [1, 2])]),
    ]),
    ...[1, 2, 101].map((id) => call(items, 'ownerOf', [id])),
    ...[1, 2].map((id) => call(items, 'getApproved', [id])),
    ...holders.map((account) => call(seaport, 'getCounter', [account])),
  ]
  // The last events are of the bells.
  const blocks: string[] = []
  for (let block = editions.block; block < bells.block + 30; block += step) blocks.push(toQuantity(block))
  const read = async (send: SendBatch) =>
    (
      await send(
        blocks.flatMap((block) => calls.map((one) => ({ method: 'eth_call', params: [one, block] }))),
      )
    ).map((reply) => (reply.ok ? reply.result : reply.message.slice(0, 'execution reverted'.length)))
  const truth = await read(openNode(chain.rpcUrl))
  const said = await read(indexer)
  const getApproved = items.abi.getFunction('getApproved')?.selector ?? ''
  const expected = truth.map((value, index) => {
    // An item that isn't there yet is approved for nobody, and the mappings call no contract before its deployment.
    const isApproval = calls[index % calls.length]?.data.startsWith(getApproved) === true
    if (value === '0x') return said[index]
    return isApproval && value === 'execution reverted' ? `0x${'0'.repeat(64)}` : value
  })
  expect(said).toEqual(expected)
  expect(new Set(truth).size).toBeGreaterThan(5)
  expect(approximated).toBe(0)

  // Whether a collection was there before its first block: two were not, as a creation or the lack of events shows.
  const codes = async (send: SendBatch) =>
    (
      await send(
        starts.map(({ address, startBlock }) => ({
          method: 'eth_getCode',
          params: [address, toQuantity(startBlock - 1)],
        })),
      )
    ).map((reply) => reply.ok && reply.result)
  expect(await codes(indexer)).toEqual(await codes(openNode(chain.rpcUrl)))
  expect(approximated).toBe(1)
})

test.each([
  ['refuses batches', { batchSize: 0 }],
  ['asks for pauses', { pauseEvery: PAUSE_EVERY }],
] as const)('reads the same from a node that %s', { timeout: 120_000 }, async (_, limits) => {
  limit({ ...limits, keptStates: 1_000_000 })
  const before = publicRpc.httpRequests()
  const { collections } = await compose(publicRpc.url)
  expect(collections[0]?.startBlock).toBe(chain.items.block)
  expect(publicRpc.httpRequests() - before, 'enough requests for a refusal').toBeGreaterThan(PAUSE_EVERY)
})

describe('what can’t be a site says why', () => {
  test.each<[string, () => Promise<unknown>, RegExp]>([
    ['an account', () => readCollection(openNode(chain.rpcUrl), chain.accounts[0]), /has no contract/],
    ['an ERC-20', () => readCollection(openNode(chain.rpcUrl), chain.weth.address), /ERC-721 or ERC-1155/],
    ['a node that is off', () => compose('http://127.0.0.1:9'), /doesn't respond/],
    ['a URL with a password', () => compose('http://me:secret@127.0.0.1:9'), /before the @/],
    ['no URL', () => compose('localhost:8545'), /isn't an RPC URL/],
    [
      'a first block that is still to come',
      () => compose(chain.rpcUrl, { fromBlock: 900_000 }),
      /the newest block is/,
    ],
    [
      'a first block after the deployment',
      () => compose(chain.rpcUrl, { fromBlock: chain.items.block + 1 }),
      /was there before block \d+, so its history would be incomplete/,
    ],
    [
      'a wrapped token that is none',
      () => compose(chain.rpcUrl, { wrappedToken: chain.items.address }),
      /isn't an ERC-20/,
    ],
    [
      'a contract that a busy node refused to call',
      () => {
        limit({ pauseEvery: 1 })
        return readCollection(openNode(publicRpc.url), chain.items.address)
      },
      /limits how often/,
    ],
  ])('%s', async (_, run, message) => {
    const failure = run()
    await expect(failure).rejects.toThrow(message)
    await expect(failure).rejects.toThrow(ProbeError)
  })

  test('another contract at Seaport’s address', async () => {
    const code = await callRpc(chain.rpcUrl, 'eth_getCode', [SEAPORT, 'latest'])
    try {
      await chain.rpc('anvil_setCode', [SEAPORT, '0x'])
      await expect(compose(chain.rpcUrl)).rejects.toThrow(/There is no contract at/)
      await chain.rpc('anvil_setCode', [SEAPORT, '0x5f5ffd'])
      await expect(compose(chain.rpcUrl)).rejects.toThrow(/isn't Seaport 1.6/)
    } finally {
      await chain.rpc('anvil_setCode', [SEAPORT, code])
    }
  })
})

describe('npm run setup by flags', () => {
  async function setup(...flags: string[]) {
    let output = ''
    const print = (line: string) => {
      output += `${line}\n`
    }
    const code = await runSetup(flags, { terminal: undefined, print, printError: print })
    return { code, output }
  }
  const file = (name: string) => join(directory, name)
  const usual = () => [
    ...['--rpc', publicRpc.url, '--collection', `${chain.items.address},${chain.editions.address}`],
    ...['--name', 'Harbor', '--wrapped-token', chain.weth.address],
  ]

  test('writes a configuration that can be read', async () => {
    const out = file('site.json')
    const { code, output } = await setup(
      ...usual(),
      ...['--from-block', '2400', '--fee', '2.5', '--fee-recipient', chain.accounts[3], '--out', out],
      ...['--site', 'https://harbor.example/market'],
    )
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('Wrote') })
    expect(output).toContain('Next, deploy the subgraph')
    expect(parseSite(await readFile(out, 'utf8'))).toMatchObject({
      brand: { name: 'Harbor' },
      network: { chainId: FOREIGN_CHAIN_ID },
      fee: { basisPoints: 250, recipient: chain.accounts[3] },
      collections: [{ startBlock: 2_400 }, { startBlock: 2_400 }],
      url: 'https://harbor.example/market',
      basePath: '/market/',
    })
    const again = await setup(...usual(), '--out', out)
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('--force') })
  })

  test('uses a node whose key is limited to the site’s origin', async () => {
    const node = await startFaultyProxy(chain.rpcUrl)
    node.fault = {
      answer: ({ headers }) =>
        headers['origin'] === 'https://harbor.example'
          ? undefined
          : answer(403, 'This origin is not allowed'),
    }
    try {
      const flags = [...usual(), '--rpc', node.url, '--site', 'https://harbor.example/market']
      const result = await setup(...flags, '--out', file('limited.json'))
      expect(result).toMatchObject({ code: 0, output: expect.stringContaining('Wrote') })
    } finally {
      await node.stop()
    }
  })

  test('adds a collection to a file, and keeps everything else', async () => {
    const out = file('added.json')
    const rpc = ['--rpc', chain.rpcUrl]
    const first = [...rpc, '--collection', chain.items.address, '--name', 'Harbor', '--fee', '2.5']
    await setup(
      ...first,
      '--wrapped-token',
      chain.weth.address,
      '--fee-recipient',
      chain.accounts[3],
      '--out',
      out,
    )
    const before = JSON.parse(await readFile(out, 'utf8')) as { brand: object }
    const own = { ...before, curation: { discover: false, hidden: [chain.weth.address] }, metadataHosts: [] }
    await writeFile(out, `${JSON.stringify(own, undefined, 2)}\n`)
    expect(await setup('--collection', chain.editions.address, '--out', out)).toMatchObject({ code: 1 })
    const { code, output } = await setup(
      '--add',
      ...rpc,
      '--collection',
      chain.editions.address,
      '--out',
      out,
    )
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('subgraph:deploy') })
    const { address, block: startBlock } = chain.editions
    const added = {
      ...own,
      collections: [
        { address: chain.items.address, standard: 'ERC721', startBlock: chain.items.block },
        { address, standard: 'ERC1155', startBlock },
      ],
    }
    const written = await readFile(out, 'utf8')
    expect(parseSite(written)).toEqual(parseSite(JSON.stringify(added)))
    expect(written).toBe(`${JSON.stringify(JSON.parse(written), undefined, 2)}\n`)
    const again = await setup('--add', ...rpc, '--collection', address, '--out', out)
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('already') })
  })

  test.each([
    ['needs the block without a past', 1, [], '--from-block'],
    ['refuses a fee with too many decimals', 1, ['--from-block', '1', '--fee', '2.555'], '2.555 isn'],
    ['refuses a fee without its recipient', 2, ['--from-block', '1', '--fee', '2.5'], '--fee-recipient'],
    [
      'refuses a fee for nobody',
      1,
      ['--from-block', '1', '--fee', '2.5', '--fee-recipient', `0x${'0'.repeat(40)}`],
      'Nobody can spend',
    ],
    ['refuses an unknown flag', 2, ['--colection', 'x'], 'Usage'],
    ['refuses a block that is none', 2, ['--from-block', '1e6'], 'must be a block number'],
    ['refuses an address without a scheme', 1, ['--from-block', '1', '--site', 'harbor.example'], 'https://'],
    [
      'says that a key becomes public',
      1,
      ['--from-block', '1', '--graphql', 'https://index.example/9aa3d95b3bc440fa88ea12eaa4456161'],
      'https://index.example/… seems to hold a key',
    ],
    [
      'names the setting of the URL with a key',
      1,
      ['--from-block', '1', '--graphql', 'https://index.example/9aa3d95b3bc440fa88ea12eaa4456161'],
      'write that path into network.graphqlUrl',
    ],
  ])('%s', async (_, status, flags, message) => {
    const { code, output } = await setup(...usual(), ...flags, '--out', file('none.json'))
    expect({ code, output }).toMatchObject({ code: status, output: expect.stringContaining(message) })
  })
})

describe('collections whose metadata is on a web server', () => {
  // ERC1155 of OpenZeppelin keeps a text of up to 31 bytes in its third slot, with twice its length at the end.
  const SLOT = '0x2'
  const uri = 'https://meta.example/{id}'
  const word = `0x${Buffer.from(uri).toString('hex').padEnd(62, '0')}${(2 * uri.length).toString(16)}`
  let before: unknown
  beforeEach(async () => {
    before = await chain.rpc('eth_getStorageAt', [chain.editions.address, SLOT, 'latest'])
    await chain.rpc('anvil_setStorageAt', [chain.editions.address, SLOT, word])
  })
  afterEach(() => chain.rpc('anvil_setStorageAt', [chain.editions.address, SLOT, before]))

  const flags = (out: string) => [
    ...['--rpc', chain.rpcUrl, '--collection', `${chain.items.address},${chain.editions.address}`],
    ...['--name', 'Harbor', '--wrapped-token', chain.weth.address, '--out', join(directory, out)],
  ]
  const written = async (out: string) => parseSite(await readFile(join(directory, out), 'utf8')).metadataHosts

  test('by flags, setup names the host, which is read only if a flag allows it', async () => {
    let output = ''
    const print = (line: string) => (output += `${line}\n`)
    const run = (...args: string[]) => runSetup(args, { terminal: undefined, print, printError: print })
    expect(await run(...flags('unnamed.json'))).toBe(0)
    expect(output).toContain('Without --metadata-host https://meta.example')
    expect(await written('unnamed.json')).toEqual([])
    output = ''
    const allowed = ['--metadata-host', 'https://meta.example']
    expect(await run(...flags('named.json'), ...allowed)).toBe(0)
    expect(output).not.toContain('meta.example')
    expect(await written('named.json')).toEqual(['https://meta.example'])
    expect(await run(...flags('wrong.json'), '--metadata-host', 'meta.example')).toBe(1)
  })

  test.each([
    ['y', ['https://meta.example']],
    ['n', []],
  ])('setup asks whether the page may read it; %s', async (key, hosts) => {
    const [input, output] = [new PassThrough(), new PassThrough()]
    const ended = runSetup(
      [...flags(`${key}.json`), '--site', '', '--network', 'Harbor', '--graphql', '/graphql', '--fee', '0'],
      { terminal: { input, output }, print: () => undefined, printError: (line) => output.write(line) },
    )
    let shown = ''
    output.setEncoding('utf8').on('data', (text: string) => (shown += text))
    await expect.poll(() => shown).toContain('at https://meta.example.')
    expect(shown).toContain('IP addresses of visitors')
    input.write(key)
    expect(await ended).toBe(0)
    expect(await written(`${key}.json`)).toEqual(hosts)
  })
})

test('npm run setup prompts for everything, again after an answer that can’t be used', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const out = join(directory, 'prompted.json')
  const ended = runSetup(['--out', out], {
    terminal: { input, output },
    print: () => undefined,
    printError: (line) => output.write(line),
  })
  let shown = ''
  output.setEncoding('utf8').on('data', (text: string) => (shown += text))
  /** Waits for a text, and types the answer behind it. */
  const type = async (expected: string, keys: string) => {
    await expect.poll(() => shown).toContain(expected)
    shown = ''
    input.write(`${keys}\r`)
  }
  await type('public address', 'harbor.example')
  await type("isn't a URL", 'https://harbor.example')
  await type('RPC node', '')
  await type('Enter an answer, such as https://node.example', chain.rpcUrl)
  await type('Your contracts', `${chain.items.address},${chain.editions.address}`)
  // The first contract's name is there already.
  await type('Name of your site', ' Gallery')
  await type(`Chain ${FOREIGN_CHAIN_ID}`, '')
  await type('wraps the chain’s coin', chain.items.address)
  await type("isn't an ERC-20", chain.weth.address)
  await type('/graphql', '')
  await type('Your fee', '')
  expect(await ended).toBe(0)
  const site = parseSite(await readFile(out, 'utf8'))
  expect(site).toMatchObject({
    network: { graphqlUrl: '/graphql/v{schema}', currencies: [{ symbol: 'WETH' }] },
    url: 'https://harbor.example',
    basePath: '/',
    fee: null,
  })
  expect(site.brand.name).toMatch(/. Gallery$/)
})

test('npm run setup prompts for the first block where the node doesn’t know it', async () => {
  limit({ oldStates: 'refused' })
  const [input, output] = [new PassThrough(), new PassThrough()]
  const out = join(directory, 'asked.json')
  const flags = [
    '--name',
    'Harbor',
    '--wrapped-token',
    chain.weth.address,
    '--network',
    'Harbor',
    '--fee',
    '0',
  ]
  const printed: string[] = []
  const ended = runSetup(
    ['--out', out, '--site', '', '--rpc', publicRpc.url, '--graphql', '/graphql', ...flags],
    {
      terminal: { input, output },
      print: (line) => printed.push(line),
      printError: (line) => output.write(line),
    },
  )
  let shown = ''
  output.setEncoding('utf8').on('data', (text: string) => (shown += text))
  const type = async (expected: string, keys: string) => {
    await expect.poll(() => shown).toContain(expected)
    shown = ''
    input.write(`${keys}\r`)
  }
  await type('Your contracts', chain.items.address)
  await type('when they were deployed', 'yesterday')
  await type("isn't a block number", String(chain.items.block))
  expect(await ended).toBe(0)
  expect(printed.join()).toContain(`indexed from block ${chain.items.block}`)
  expect(parseSite(await readFile(out, 'utf8')).collections).toMatchObject([
    { startBlock: chain.items.block },
  ])
})
