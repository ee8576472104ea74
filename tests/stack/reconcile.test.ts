// Checks the demo's index: queries that no page sends can't knock it over, and it says what its chain says. A program that
// shares no code with the index compares them, through a node that wants small batches and short ranges. The short
// history has every episode of the long one.
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SEAPORT } from '../../local/chain/canonical.ts'
import type { Hex } from '../../local/seed/contracts.ts'
import { type Stack, startStack } from '../../local/stack.ts'
import { reconcile } from '../../reconcile/reconcile.ts'
import { startPublicRpc } from '../support/publicRpc.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ seed: 'small' })
})
afterAll(() => stack?.stop())

test('finds no difference between the demo’s index and its chain', async () => {
  const seaport = SEAPORT.toLowerCase() as Hex
  const { archiveUrl, graphqlUrl } = stack
  const node = await startPublicRpc({ rpcUrl: archiveUrl, keptStates: 1_000_000, pauseEvery: 100 })
  const { comparison } = await reconcile({ rpcUrl: node.url, graphqlUrl, seaport, fromBlock: 0 }).finally(
    () => node.stop(),
  )
  expect(comparison.compared.get('Sale.price')).toBeGreaterThan(30)
  expect(comparison.compared.get('Order.live')).toBeGreaterThan(100)
  expect(comparison.differences).toEqual([])
})

/** Lists within lists. Where their sizes are variables, graph-node counts 100 rows of each. */
const nest = (levels: number): string =>
  levels === 0 ? '{ id }' : `{ collection { tokens(first: $n) ${nest(levels - 1)} } }`

const WIDE = '{ id uri tokenId mintedAtSeconds transferCount collection { id } owner { id } }'

async function send(query: string): Promise<string> {
  const response = await fetch(stack.graphqlUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  return response.text()
}

/** The same list often, because the short history has few items. */
const OFTEN = Array.from({ length: 50 }, (_, place) => `list${place}: tokens(first: $n) ${WIDE}`).join(' ')

const TOO_MANY_ROWS = `{ tokens(first: 1000) { collection { tokens(first: 1000) ${WIDE} } } }`

test.each([
  ['could have too many rows', TOO_MANY_ROWS, /exceeds the limit of `700000`/],
  [
    'could have too many rows by its variables',
    `query ($n: Int = 1000) { tokens(first: $n) ${nest(2)} }`,
    /exceeds the limit of `700000`/,
  ],
  [
    'has too large an answer',
    `query ($n: Int = 1000) { tokens(first: $n) { collection { ${OFTEN} } } }`,
    /result size of \d{8,} is larger/,
  ],
  ['is too deep', `query ($n: Int = 1) { tokens(first: $n) ${nest(9)} }`, /depth that exceeds the limit/],
  ['skips rows', '{ tokens(first: 1000, skip: 100000) { id } }', /`skip` argument must be/],
])('refuses a query that %s', async (_, query, message) => {
  const body = await send(query)
  expect(body).toMatch(message)
  expect(body.length).toBeLessThan(1_000)
})

test('refuses a query that could have too many rows before it reads any', async () => {
  const database = new pg.Client({ connectionString: stack.databaseUrl })
  await database.connect()
  const select = async (query: string) => (await database.query<{ value: string }>(query)).rows
  try {
    const [table] = await select(
      "select format('%I.token', schemaname) as value from pg_tables where tablename = 'token'",
    )
    await database.query(`begin; lock table ${table?.value} in access exclusive mode`)
    const reading = send('{ tokens(first: 3) { id uri } }')
    await expect
      .poll(() =>
        select(
          `select pid as value from pg_locks where relation = '${table?.value}'::regclass and not granted`,
        ),
      )
      .not.toEqual([])
    // Nobody can read the rows now, and the answer comes nevertheless.
    expect(await send(TOO_MANY_ROWS)).toMatch(/exceeds the limit of `700000`/)
    await database.query('rollback')
    expect(await reading).toContain('"uri"')
  } finally {
    await database.end()
  }
})
