// The table of docs/faults.md: each fault that wallet, chain, index and tokens can have, and the tests named after it.
import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { code, table } from './markdown.ts'
import { textOf } from './source.ts'

/** What can go wrong, and what has to hold then. */
const FAULTS: readonly (readonly [fault: string, required: string])[] = [
  [
    'RPC down, slow, 429',
    'asked again with growing pauses, the next node within a second; said so; writes wait with a reason',
  ],
  ['RPC on another chain', 'writes are refused'],
  ['RPC lies during a trade', 'what is signed is what was shown, or nothing is signed and the page says why'],
  [
    'index behind, failed, 5xx, malformed',
    'said with the number of blocks; the last good data stays; the chain is asked before every signature',
  ],
  [
    'reorg undoes a sale, listing, transfer',
    'pages follow, who acted is told, nobody stays owner of what was undone; no false alarm',
  ],
  ['chain restarted', 'noticed by its first block; what was known of the chain before is dropped'],
  ['indexer killed mid-block, restarted', 'the same entities as a run that nobody disturbed'],
  ['wallet rejects, locks, times out', 'back to before, and it can be tried again'],
  ['account or network changed mid-flow', 'nothing stale is signed'],
  ['transaction replaced, dropped, stuck, underpriced', 'followed by sender and nonce, and told apart'],
  ['someone else buys first', 'caught before the signature; once mined, it reads "already sold"'],
  ['item moved, approval revoked', 'not for sale; for sale again when it returns'],
  ['price differs between view and sign', 'the new price is shown and asked about'],
  ['double click, two tabs', 'one prompt, one transaction'],
  ['tab closed while pending', 'taken up from storage and checked on the chain'],
  ['storage corrupt, full, denied', 'read by a schema; without it, the memory of the page serves'],
  ['ids of 256 bits, 10^30 wei, 0 or 36 decimals', 'exact'],
  ['fee-on-transfer token, royalty over 100 %, reverting royalty', 'refused or capped, and said'],
  ['paused, staked or guarded token', 'refused before the signature, with the reason'],
  [
    'tokens without name, URI, or with reverting ones; not UTF-8; NUL',
    'indexed, and the subgraph stays healthy',
  ],
  [
    'token that burns all gas or answers with megabytes',
    'few calls a block; the metadata of others are read meanwhile; the item says why it has none',
  ],
  ['hostile ERC-721', 'contained: marked, and it breaks nothing else'],
]

const PREFIX = 'fault: '
const FOLDERS = ['demo', 'local', 'src', 'subgraph', 'tests']

interface Found {
  readonly fault: string
  readonly file: string
  /** The test's title as it is written, `%s` and all. */
  readonly title: string
}

function testFiles(): readonly string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path}`.replaceAll('\\', '/'))
      .filter((path) => /\.test\.tsx?$/.test(path) && !path.includes('/node_modules/')),
  ).sort()
}

/** The title of a statement that declares a test or a block of them: a call with its title first and a body last. */
function declared(node: ts.Node): { readonly title: string; readonly isBlock: boolean } | undefined {
  if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return undefined
  const { expression, arguments: given } = node.expression
  const title = textOf(given[0])
  const body = given.at(-1)
  // The body of a table's tests may stand elsewhere under a name.
  const runs = body !== undefined && (ts.isFunctionLike(body) || ts.isIdentifier(body))
  const name = /^\w+/.exec(expression.getText())?.[0] ?? ''
  if (title === undefined || !runs || !/^(describe|test|it|journey)$/.test(name)) return undefined
  return { title, isBlock: name === 'describe' }
}

/** The tests in blocks that are named after a fault. */
function testsIn(file: string): readonly Found[] {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(PREFIX)) return []
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: Found[] = []
  const visit = (node: ts.Node, fault: string | undefined, path: readonly string[]): void => {
    const here = declared(node)
    let [within, names] = [fault, path]
    if (here !== undefined) {
      if (here.title.startsWith(PREFIX)) [within, names] = [here.title.slice(PREFIX.length), []]
      else if (fault !== undefined) names = [...path, here.title]
      if (!here.isBlock && within !== undefined) found.push({ fault: within, file, title: names.join(' › ') })
    }
    ts.forEachChild(node, (child) => visit(child, within, names))
  }
  visit(tree, undefined, [])
  return found
}

/**
 * The table, from the tests themselves: a row a fault, with every test in a block `fault: …` of its name.
 * @throws Error that names a fault without a test, or a block whose fault is not in the list
 */
export function faults(): string {
  const found = testFiles().flatMap(testsIn)
  const known = new Set(FAULTS.map(([fault]) => fault))
  const stray = found.find(({ fault }) => !known.has(fault))
  if (stray !== undefined) throw new Error(`${stray.file} tests the fault "${stray.fault}", which is no row.`)
  const rows = FAULTS.map(([fault, required]) => {
    const tests = found.filter((test) => test.fault === fault)
    if (tests.length === 0) throw new Error(`The fault "${fault}" has no test that is named after it.`)
    return [fault, required, tests.map(({ file, title }) => `${code(file)} › ${title}`).join('<br>')]
  })
  return table(['Fault', 'Required', 'Tests'], rows)
}
