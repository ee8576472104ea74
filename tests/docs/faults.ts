// Generates the table of docs/faults.md: the faults of wallet, chain, index and tokens, and the tests of each.
import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { code, table } from './markdown.ts'
import { readText } from './source.ts'

/** Possible faults, and what must hold when each occurs. */
const FAULTS: readonly (readonly [fault: string, required: string])[] = [
  [
    'RPC down, slow, 429',
    'retried with growing pauses, on the next node within a second; the page says so; transactions wait, with the reason',
  ],
  ['RPC on another chain', 'transactions are refused'],
  ['RPC lies during a trade', 'what is signed is what was shown, or nothing is signed and the page says why'],
  [
    'index behind, failed, 5xx, malformed',
    'the page says how many blocks behind; the last good data stays; the chain is checked before every signature',
  ],
  [
    'reorg undoes a sale, listing, transfer',
    'pages update, the account that acted is notified, no reverted ownership remains; no false alarm',
  ],
  ['chain restarted', 'detected by its first block; everything cached from the previous chain is dropped'],
  ['indexer killed mid-block, restarted', 'the same entities as an uninterrupted run'],
  ['wallet rejects, locks, times out', 'back to the previous state, with a retry'],
  ['account or network changed mid-flow', 'nothing stale is signed'],
  [
    'transaction replaced, dropped, stuck, underpriced',
    'tracked by sender and nonce, each shown as what it is',
  ],
  [
    'someone else buys first',
    'caught before the signature; if it is mined too late, the page shows "already sold"',
  ],
  ['item moved, approval revoked', 'not for sale; for sale again when the item or the approval returns'],
  ['price differs between view and sign', 'the new price is shown and must be confirmed'],
  ['double click, two tabs', 'one prompt, one transaction'],
  ['tab closed while pending', 'resumed from storage and checked against the chain'],
  [
    'storage corrupt, full, denied',
    'validated by a schema when read; without storage, the page keeps its state in memory',
  ],
  ['ids of 256 bits, 10^30 wei, 0 or 36 decimals', 'exact'],
  ['fee-on-transfer token, royalty over 100 %, reverting royalty', 'refused or capped, with a message'],
  ['paused, staked or guarded token', 'refused before the signature, with the reason'],
  [
    'listing whose transfer the token refuses',
    'the transfer to a buyer is simulated before anything is signed, and a lock is named by its standard',
  ],
  [
    'mined transaction without effect',
    'success is claimed from the state at its block; a difference is said, and stops the steps after it',
  ],
  [
    'tokens without name, URI, or with reverting ones; not UTF-8; NUL',
    'indexed, and the subgraph stays healthy',
  ],
  [
    'token that burns all gas or answers with megabytes',
    'few calls per block; the metadata of other tokens is read in the meantime; the item says why it has none',
  ],
  ['hostile ERC-721', 'contained: the token is marked, and nothing else breaks'],
]

const PREFIX = 'fault: '
const FOLDERS = ['demo', 'local', 'src', 'subgraph', 'tests']

interface FaultTest {
  readonly fault: string
  readonly file: string
  /** The test's title as it appears in the source, including `%s`. */
  readonly title: string
}

function testFiles(): readonly string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path}`.replaceAll('\\', '/'))
      .filter((path) => /\.test\.tsx?$/.test(path) && !path.includes('/node_modules/')),
  ).sort()
}

/** The title in a statement that declares a test or a block of tests: a call whose first argument is a title. */
function readDeclaration(node: ts.Node): { readonly title: string; readonly isBlock: boolean } | undefined {
  if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return undefined
  const { expression, arguments: args } = node.expression
  const title = readText(args[0])
  const body = args.at(-1)
  // A parameterized test may pass a function that is declared elsewhere.
  const hasBody = body !== undefined && (ts.isFunctionLike(body) || ts.isIdentifier(body))
  const name = /^\w+/.exec(expression.getText())?.[0] ?? ''
  if (title === undefined || !hasBody || !/^(describe|test|it|journey)$/.test(name)) return undefined
  return { title, isBlock: name === 'describe' }
}

/** The tests in blocks that are named after a fault. */
function testsIn(file: string): readonly FaultTest[] {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(PREFIX)) return []
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const tests: FaultTest[] = []
  const visit = (node: ts.Node, fault: string | undefined, path: readonly string[]): void => {
    const declaration = readDeclaration(node)
    let [within, names] = [fault, path]
    if (declaration !== undefined) {
      if (declaration.title.startsWith(PREFIX)) [within, names] = [declaration.title.slice(PREFIX.length), []]
      else if (fault !== undefined) names = [...path, declaration.title]
      if (!declaration.isBlock && within !== undefined)
        tests.push({ fault: within, file, title: names.join(' › ') })
    }
    ts.forEachChild(node, (child) => visit(child, within, names))
  }
  visit(tree, undefined, [])
  return tests
}

/**
 * Generates the table from the tests: one row per fault, with every test in a block named `fault: …` after it.
 * @throws Error naming a fault without a test, or a block whose fault is not in the list
 */
export function faults(): string {
  const allTests = testFiles().flatMap(testsIn)
  const names = new Set(FAULTS.map(([fault]) => fault))
  const stray = allTests.find(({ fault }) => !names.has(fault))
  if (stray !== undefined)
    throw new Error(`${stray.file} tests the fault "${stray.fault}", which is not in the table.`)
  const rows = FAULTS.map(([fault, required]) => {
    const tests = allTests.filter((test) => test.fault === fault)
    if (tests.length === 0) throw new Error(`The fault "${fault}" has no test in a block named after it.`)
    return [fault, required, tests.map(({ file, title }) => `${code(file)} › ${title}`).join('<br>')]
  })
  return table(['Fault', 'Required', 'Tests'], rows)
}
