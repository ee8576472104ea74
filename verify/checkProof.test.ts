// An honest proof bundle holds; one that was changed anywhere doesn't.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writeBundle } from '../src/verification/bundle.ts'
import { isMovementType } from '../src/verification/claim.ts'
import { honestHistories } from '../tests/support/honestHistories.ts'
import { verify } from '../src/verification/verify.ts'
import { type FakeNode, fakeNode, overHttp } from '../tests/support/fakeNode.ts'
import { checkProof, CONTRADICTED, HOLDS, UNCHECKED } from './checkProof.ts'

interface Saved {
  readonly node: FakeNode
  readonly text: string
}

async function saved(seed = 21): Promise<Saved> {
  const [honest] = fc.sample(
    honestHistories.filter(
      ({ claim, evidence }) =>
        claim.rows.filter(({ type }) => isMovementType(type)).length > 3 &&
        claim.head.number === evidence.pinned.number &&
        claim.rows.some(({ type }) => type === 'SALE'),
    ),
    { numRuns: 1, seed },
  )
  if (honest === undefined) throw new Error('no sample')
  const node = await fakeNode(honest)
  const { evidence } = await verify(node.claim, { send: node.send })
  return { node, text: writeBundle(node.claim, evidence) }
}

async function run({ node, text }: Saved, rpcUrl: string | undefined = 'https://node.example') {
  const lines: string[] = []
  const code = await checkProof(text, {
    rpcUrl,
    print: (line) => void lines.push(line),
    fetch: overHttp(node),
  })
  return { code, said: lines.join('\n') }
}

interface Content {
  claim: { rows: Record<string, unknown>[]; owner: string | null; subject: Record<string, unknown> }
  blocks: { hash: string; headerRlp: string; receipts: { nodes: string[]; transactionIndex: number }[] }[]
  [name: string]: unknown
}

const changed = (text: string, change: (content: Content) => void): string => {
  const content = JSON.parse(text) as Content
  change(content)
  return JSON.stringify(content)
}

describe('a saved proof', () => {
  test('holds on its chain, up to the current holder', async () => {
    const { code, said } = await run(await saved())
    expect(said).toMatch(/HOLDS: complete and verified from the mint in block 10 to today’s holder/)
    expect(code).toBe(HOLDS)
  })

  test('reports only its rows without a node', async () => {
    const { text, node } = await saved()
    const lines: string[] = []
    const code = await checkProof(text, { rpcUrl: undefined, print: (line) => void lines.push(line) })
    expect(code).toBe(UNCHECKED)
    expect(lines.join('\n')).toMatch(
      new RegExp(`${node.claim.rows.length} of ${node.claim.rows.length} rows`),
    )
  })

  test('is not checked with a node of another chain or an unreachable one', async () => {
    const other = await saved()
    other.node.instead.set('eth_chainId', () => ({ ok: true, result: '0x5' }))
    expect((await run(other)).code).toBe(UNCHECKED)
  })
})

describe('a proof that was changed', () => {
  const first = <Value>(values: readonly Value[]): Value => {
    const [value] = values
    if (value === undefined) throw new Error('nothing to change')
    return value
  }
  const tamperings: readonly (readonly [string, (content: Content) => void])[] = [
    [
      'a sale’s price',
      ({ claim }) => {
        const sale = first(claim.rows.filter(({ type }) => type === 'SALE'))
        sale['price'] = `${BigInt(String(sale['price'])) + 1n}`
      },
    ],
    [
      'a movement’s receiver',
      ({ claim }) => {
        first(claim.rows.filter(({ type }) => type === 'TRANSFER'))['to'] = `0x${'12'.repeat(20)}`
      },
    ],
    [
      'a missing row',
      ({ claim }) =>
        claim.rows.splice(
          claim.rows.findIndex(({ type }) => type === 'TRANSFER'),
          1,
        ),
    ],
    ['a row reported twice', ({ claim }) => claim.rows.push(first(claim.rows))],
    ['rows in another order', ({ claim }) => claim.rows.reverse()],
    [
      'another owner',
      ({ claim }) => {
        if (claim.subject['standard'] === 'ERC721') claim.owner = `0x${'12'.repeat(20)}`
        else first(claim.rows)['quantity'] = '7'
      },
    ],
    [
      'a header',
      ({ blocks }) => {
        const block = first(blocks)
        block.headerRlp = `${block.headerRlp.slice(0, -2)}${block.headerRlp.endsWith('00') ? '01' : '00'}`
      },
    ],
    [
      'a node of a receipt’s proof',
      ({ blocks }) => {
        const { nodes } = first(first(blocks).receipts)
        nodes[0] = `${nodes[0]?.slice(0, -2) ?? ''}${nodes[0]?.endsWith('00') ? '01' : '00'}`
      },
    ],
    ['a receipt’s place', ({ blocks }) => void (first(first(blocks).receipts).transactionIndex += 1)],
    ['a missing field', ({ claim }) => void delete first(claim.rows)['blockHash']],
    ['a missing id', ({ claim }) => void delete first(claim.rows)['id']],
    [
      'a missing field without a claim',
      ({ claim }) => void delete first(claim.rows.filter(({ type }) => type === 'TRANSFER'))['price'],
    ],
    ['the version', (content) => void (content['version'] = 2)],
  ]

  test.each(tamperings)('by %s does not hold', async (_what, change) => {
    const { node, text } = await saved()
    const { code, said } = await run({ node, text: changed(text, change) })
    expect(said).not.toMatch(/HOLDS/)
    expect(code).toBe(CONTRADICTED)
  })

  test('does not hold as another history after a change of any significant character', async () => {
    const { node, text } = await saved()
    const honest = JSON.parse(text) as Content
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: text.length - 1 }), fc.constantFrom('0', '7', 'a'), async (at, by) => {
        const tampered = `${text.slice(0, at)}${by}${text.slice(at + 1)}`
        const { code } = await run({ node, text: tampered })
        if (code !== HOLDS) return
        // What still holds says the same about the item; only parts that claim nothing about it may differ.
        const { claim } = JSON.parse(tampered) as Content
        const reported = (rows: Content['claim']['rows']) => rows.map((row) => ({ ...row, id: '' }))
        expect(claim.subject).toEqual(honest.claim.subject)
        expect(reported(claim.rows)).toEqual(reported(honest.claim.rows))
      }),
      { numRuns: 150 },
    )
  })

  test('is rejected as no proof after a change of its format', async () => {
    const { node } = await saved()
    expect(await run({ node, text: 'no' })).toMatchObject({ code: CONTRADICTED, said: /isn’t a JSON file/ })
    expect(await run({ node, text: '{}' })).toMatchObject({
      code: CONTRADICTED,
      said: /isn’t a proof bundle/,
    })
  })
})
