// The rows of each page's main query, read by hand-written SQL: the time that the database alone needs for them.
//
// One statement per list of the query, with all its joins; `$1` is the block, as graph-node passes it for the newest
// block. A row's versions are distinguished by `block_range`, or by `block$` in tables whose rows never change.
import pg from 'pg'
import { toCondition } from './condition.ts'
import type { PageName } from './pageRequests.ts'
import type { IndexRequest } from './indexRequest.ts'

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

export interface PageRows {
  /** The first column of the first statement holds the IDs of the query's main list. */
  readonly statements: readonly Statement[]
  /** The main list in the response's data. */
  readonly list: (data: unknown) => readonly { readonly id: string }[]
}

const at = (alias: string) => `${alias}.block_range @> $1::int`
const left = (table: string, alias: string, on: string) =>
  `left join ${table} ${alias} on ${alias}.id = ${on} and ${at(alias)}`

/** What a card shows of a token `t`. */
const CARD = [
  left('collection', 'c', 't.collection'),
  left('metadata', 'm', 't.metadata'),
  left('currency', 'ac', 't.best_ask_currency'),
  left('currency', 'sc', 't.last_sale_currency'),
].join(' ')
const CARD_COLUMNS = 't.id, t.*, c.id, c.name, m.id, m.name, m.image, ac.*, sc.*'
const ASK = left('"order"', 'o', 't.best_ask')

interface Variables {
  readonly [name: string]: unknown
}

/** Reads one of the variables by its path; the statements work only with the page's own variables. */
function valueAt(variables: Variables, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((value, key) => {
    const next = (value as Record<string | number, unknown> | undefined)?.[key]
    if (next === undefined) throw new Error(`The page no longer has the variable ${path.join('.')}.`)
    return next
  }, variables)
}

const bytes = (hex: unknown) => Buffer.from(String(hex).slice(2), 'hex')

/** The list of collections with their figures, as the home page and the ranking show it. */
function collectionTable(now: unknown, first: number): readonly Statement[] {
  const some = `(select * from collection c where ${at('c')} order by c.sale_count desc, c.id desc limit ${first}) c`
  const markets = `${some} join lateral (
      select k.* from collection_market k where k.collection = c.id and ${at('k')} order by k.sale_count desc limit 20
    ) k on true`
  return [
    { text: `select c.id, c.* from ${some}`, values: [] },
    {
      text: `select k.*, cu.*, o.id, o.unit_price from ${markets} ${left('currency', 'cu', 'k.unit')}
        left join lateral (
          select o.id, o.unit_price from "order" o
          where o.market = k.id and o.side = 'ASK' and o.scope = 'ITEM' and o.live and o.ends_at_seconds > $2 and ${at('o')}
          order by o.unit_price, o.id limit 1
        ) o on true`,
      values: [now],
    },
    {
      text: `select d.* from ${markets} join lateral (
          select d.* from collection_market_day d where d.market = k.id and ${at('d')} order by d.day desc limit 31
        ) d on true`,
      values: [],
    },
    {
      text: `select t.id, m.id, m.image from ${some} join lateral (
          select t.* from token t
          where t.collection = c.id and t.supply > 0 and t.metadata is not null and ${at('t')} order by t.id limit 6
        ) t on true ${left('metadata', 'm', 't.metadata')}`,
      values: [],
    },
  ]
}

const readList = (name: string) => (data: unknown) =>
  (data as Record<string, readonly { readonly id: string }[]>)[name] ?? []

const ROWS: Readonly<Record<PageName, (variables: Variables) => PageRows>> = {
  home: (variables) => ({
    list: readList('tokens'),
    statements: [
      {
        text: `select ${CARD_COLUMNS}, o.* from token t ${CARD} ${ASK}
          where t.best_ask_ends_at_seconds > $2 and t.listed_at_seconds is not null and t.supply > 0 and ${at('t')}
          order by t.listed_at_seconds desc, t.id desc limit 17`,
        values: [valueAt(variables, 'listed', 'bestAskEndsAtSeconds_gt')],
      },
      {
        text: `select s.*, ${CARD_COLUMNS} from sale s ${left('token', 't', 's.token')} ${CARD}
          where ${at('s')} order by s.timestamp_seconds desc, s.id desc limit 16`,
        values: [],
      },
      {
        text: `select k.sale_count, k.flagged_sale_count, o.*, ${CARD_COLUMNS} from (
            select c.* from collection c where c.id = any($2) and ${at('c')} order by c.id limit 10
          ) pool join lateral (
            select k.* from collection_market k where k.collection = pool.id and ${at('k')} order by k.id limit 100
          ) k on true join lateral (
            select o.* from "order" o
            where o.market = k.id and o.side = 'ASK' and o.scope = 'ITEM' and o.live and o.ends_at_seconds > $3 and ${at('o')}
            order by o.unit_price, o.id limit 5
          ) o on true ${left('token', 't', 'o.token')} ${CARD}`,
        values: [
          (valueAt(variables, 'pool', 'id_in') as readonly string[]).map(bytes),
          valueAt(variables, 'openListings', 'endsAtSeconds_gt'),
        ],
      },
      ...collectionTable(valueAt(variables, 'openListings', 'endsAtSeconds_gt'), 50),
    ],
  }),

  collections: (variables) => ({
    list: readList('collections'),
    statements: collectionTable(valueAt(variables, 'openListings', 'endsAtSeconds_gt'), 200),
  }),

  collection: (variables) => {
    const listed = (name: 'where' | 'declining', first: 'first' | 'firstDeclining'): Statement => {
      const isDeclining = name === 'declining'
      const price = isDeclining ? 'best_ask_end_price' : 'best_ask_price'
      return {
        text: `select ${CARD_COLUMNS} from token t ${CARD}
          where t.collection = $2 and t.supply > 0 and t.best_ask_ends_at_seconds > $3 and t.best_ask_unit = $4
            and t.best_ask_end_price is ${isDeclining ? 'not ' : ''}null and ${at('t')}
          order by t.${price}, t.id limit $5`,
        values: [
          bytes(valueAt(variables, name, 'and', 0, 'collection')),
          valueAt(variables, name, 'and', 1, 'bestAskEndsAtSeconds_gt'),
          bytes(valueAt(variables, name, 'and', 1, 'bestAskUnit')),
          valueAt(variables, first),
        ],
      }
    }
    return {
      list: readList('tokens'),
      statements: [listed('where', 'first'), listed('declining', 'firstDeclining')],
    }
  },

  item: (variables) => {
    const token = bytes(valueAt(variables, 'id'))
    const collection = bytes(valueAt(variables, 'collection'))
    const markets = `(
        select k.* from collection_market k where k.id = any($2) and ${at('k')} order by k.id limit 100
      ) k`
    const ids = (valueAt(variables, 'markets') as readonly string[]).map(bytes)
    const listed = (priceType: 'FIXED' | 'DECLINING', price: string) => ({
      text: `select o.*, cu.* from ${markets} join lateral (
          select o.* from "order" o
          where o.market = k.id and o.token = $3 and o.side = 'ASK' and o.scope = 'ITEM' and o.live
            and o.ends_at_seconds > $4 and o.price_type = '${priceType}' and ${at('o')}
          order by o.${price}, o.id limit $5
        ) o on true ${left('currency', 'cu', 'o.currency')}`,
      values: [
        ids,
        token,
        valueAt(variables, 'openListings', 'endsAtSeconds_gt'),
        valueAt(variables, 'most'),
      ],
    })
    return {
      list: (data) => [(data as { token: { id: string } }).token],
      statements: [
        {
          text: `select t.id, t.*, m.* from token t ${left('metadata', 'm', 't.metadata')} where t.id = $2 and ${at('t')}`,
          values: [token],
        },
        {
          text: `select b.* from balance b where b.token = $2 and b.amount > 0 and ${at('b')} order by b.amount desc limit 100`,
          values: [token],
        },
        {
          text: `select o.*, cu.* from "order" o ${left('currency', 'cu', 'o.currency')}
            where o.token = $2 and o.side = 'ASK' and o.scope = 'ITEM' and not o.live and o.status in ('OPEN', 'PARTIAL')
              and o.ends_at_seconds > $3 and ${at('o')}
            order by o.created_at_seconds desc, o.id desc limit 10`,
          values: [token, valueAt(variables, 'inactiveListings', 'endsAtSeconds_gt')],
        },
        { text: `select c.* from collection c where c.id = $2 and ${at('c')}`, values: [collection] },
        { text: `select k.id, k.* from ${markets}`, values: [ids] },
        listed('FIXED', 'unit_price'),
        listed('DECLINING', 'unit_end_price'),
      ],
    }
  },

  record: (variables) => {
    const token = bytes(valueAt(variables, 'id'))
    const movements = `(
        select a.* from activity a
        where a.token = $2 and a.type in ('MINT', 'TRANSFER', 'BURN', 'SALE') and a.block$ <= $1
        order by a.position desc, a.id desc limit 1000
      ) a`
    return {
      list: (data) => [(data as { token: { id: string } }).token],
      statements: [
        {
          text: `select t.id, t.*, sc.* from token t
            ${left('currency', 'sc', 't.last_sale_currency')} where t.id = $2 and ${at('t')}`,
          values: [token],
        },
        {
          text: `select b.id, o.* from balance b
            left join open_item i on i.balance = b.id and ${at('i')}
            left join "order" o on o.id = i."order" and o.scope = 'BUNDLE' and o.live and o.ends_at_seconds > $3 and ${at('o')}
            where b.token = $2 and b.amount > 0 and ${at('b')} order by b.amount desc limit 100`,
          values: [token, valueAt(variables, 'openBundles', 'endsAtSeconds_gt')],
        },
        {
          text: `select a.*, cu.*, o.id, o.side, s.* from ${movements} ${left('currency', 'cu', 'a.currency')}
            ${left('"order"', 'o', 'a."order"')} ${left('sale', 's', 'a.sale')}
            order by a.position desc, a.id desc`,
          values: [token],
        },
        {
          text: `select p.* from ${movements} join lateral (
              select p.* from tip p where p.sale = a.sale and p.block$ <= $1 order by p.id limit 6
            ) p on true`,
          values: [token],
        },
      ],
    }
  },

  account: (variables) => ({
    list: readList('balances'),
    statements: [
      {
        text: `select b.id, b.amount, b.held_since_seconds, ${CARD_COLUMNS}, o.* from balance b
          ${left('token', 't', 'b.token')} ${CARD} ${ASK}
          where b.account = $2 and b.amount > 0 and ${at('b')}
          order by b.held_since_seconds desc, b.id desc limit $3`,
        values: [bytes(valueAt(variables, 'where', 'account')), valueAt(variables, 'first')],
      },
    ],
  }),

  activity: (variables) => ({
    list: readList('activities'),
    statements: [
      {
        text: `select a.id, a.*, ${CARD_COLUMNS}, cu.*, o.id, o.side, s.id, s.bundle_size from activity a
          ${left('token', 't', 'a.token')} ${CARD} ${left('currency', 'cu', 'a.currency')}
          ${left('"order"', 'o', 'a."order"')} ${left('sale', 's', 'a.sale')}
          where a.block$ <= $1 order by a.position desc, a.id desc limit $2`,
        values: [valueAt(variables, 'first')],
      },
    ],
  }),

  search: (variables) => {
    const listed = (name: 'named' | 'ending' | 'numbered' | 'collections', count: string): Statement => {
      const [alias, from] =
        name === 'collections' ? (['c', 'collection c'] as const) : (['t', `token t ${CARD}`] as const)
      // The block precedes them.
      const values: unknown[] = [undefined]
      const condition = toCondition(valueAt(variables, name) as Variables, alias, values)
      values.push(valueAt(variables, count))
      return {
        text: `select ${alias === 'c' ? 'c.id, c.*' : CARD_COLUMNS} from ${from}
          where ${condition} and ${at(alias)} order by ${alias}.sale_count desc, ${alias}.id desc limit $${values.length}`,
        values: values.slice(1),
      }
    }
    return {
      // The search text is a collection and a number in it, which may differ from the item's name.
      list: readList('numbered'),
      statements: [
        listed('numbered', 'tokenCount'),
        listed('named', 'tokenCount'),
        listed('ending', 'tokenCount'),
        listed('collections', 'collectionCount'),
      ],
    }
  },
}

/** @throws Error when the page's variables differ from what the statements expect */
export const toPageRows = (page: PageName, { variables }: IndexRequest): PageRows => ROWS[page](variables)

/** The indexer's tables, accessed as graph-node does it: over one TCP connection on the loopback interface. */
export class IndexTables {
  readonly #client: pg.Client

  private constructor(client: pg.Client) {
    this.#client = client
  }

  static async open(databaseUrl: string): Promise<IndexTables> {
    const client = new pg.Client(databaseUrl)
    await client.connect()
    const { rows } = await client.query<{ name: string }>(
      'select name from deployment_schemas where active order by id desc limit 1',
    )
    // Enumerations live in the same schema as the tables.
    await client.query(`set search_path to ${pg.escapeIdentifier(rows[0]?.name ?? '')}, public`)
    return new IndexTables(client)
  }

  /** Reads the rows of all statements as of a block. Returns the first column of the first one, in hex. */
  async read(statements: readonly Statement[], block: number): Promise<readonly string[]> {
    let first: readonly string[] | undefined
    for (const { text, values } of statements) {
      const { rows } = await this.#client.query<unknown[]>({
        text,
        values: [block, ...values],
        rowMode: 'array',
      })
      first ??= rows.map(([id]) => `0x${(id as Buffer).toString('hex')}`)
    }
    return first ?? []
  }

  close(): Promise<void> {
    return this.#client.end()
  }
}
