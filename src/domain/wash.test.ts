// The rules that flag sales: each on its smallest case and on its nearest innocent one, and properties of all of them.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Address, parseAddress } from './address.ts'
import { DAY_SECONDS } from './time.ts'
import { flagSales, WASH_WINDOW_DAYS, type WashMovement, type WashSale } from './wash.ts'

const who = (name: string) => parseAddress(`0x${name.repeat(40)}`)
const A = who('a')
const B = who('b')
const C = who('c')
const D = who('d')
const PEOPLE = ['1', '2', '3', '4', '5'].map(who)

interface Step {
  readonly from: Address
  readonly to: Address
  readonly day: number
  readonly item?: string
  /** Undefined for a transfer without a sale. */
  readonly price?: bigint | undefined
  readonly charges?: bigint
}

/** What the index would keep of these steps: a movement each, and a sale for those with a price. */
function recorded(steps: readonly Step[]): { sales: WashSale[]; movements: WashMovement[] } {
  const sales: WashSale[] = []
  const movements: WashMovement[] = []
  steps.forEach(({ from, to, day, item = 'x', price, charges = 1n }, index) => {
    const place = { item, atSeconds: day * DAY_SECONDS, transaction: `t${index}` }
    if (price !== undefined) {
      const sale = { id: `s${index}`, seller: from, buyer: to, currency: 'eth', price, charges }
      sales.push({ ...place, ...sale, position: BigInt(index * 2) })
    }
    movements.push({ ...place, from, to, position: BigInt(index * 2 + 1) })
  })
  return { sales, movements }
}

function rules(steps: readonly Step[]): Record<string, string> {
  const { sales, movements } = recorded(steps)
  return Object.fromEntries([...flagSales(sales, movements)].map(([id, { rule }]) => [id, rule]))
}

describe('same account', () => {
  it('flags who sells to themselves', () => {
    expect(rules([{ from: A, to: A, day: 1, price: 5n }])).toEqual({ s0: 'same-account' })
  })
  it('leaves a sale to another alone', () => {
    expect(rules([{ from: A, to: B, day: 1, price: 5n }])).toEqual({})
  })
})

describe('came back', () => {
  it('flags a sale whose item is given back', () => {
    const { sales, movements } = recorded([
      { from: A, to: B, day: 1, price: 5n },
      { from: B, to: A, day: 3 },
    ])
    expect(flagSales(sales, movements).get('s0')).toEqual({
      rule: 'came-back',
      days: 2,
      accounts: [A, B],
      unpaid: true,
    })
  })
  it('flags both sales of a round trip, and all of a longer one', () => {
    expect(
      rules([
        { from: A, to: B, day: 1, price: 5n },
        { from: B, to: C, day: 2, price: 6n },
        { from: C, to: A, day: 3, price: 7n },
      ]),
    ).toEqual({ s0: 'came-back', s1: 'came-back', s2: 'came-back' })
  })
  it('leaves a way through many accounts alone', () => {
    const through = (others: readonly Address[]) => {
      const way = [A, ...others, A]
      return rules(others.concat(A).map((to, day) => ({ from: way[day] ?? A, to, day, price: 5n })))
    }
    expect(Object.keys(through([B, C, D]))).toHaveLength(4)
    expect(through([B, C, D, who('e')])).toEqual({})
  })
  it('leaves a sale alone whose item comes back later than the window', () => {
    const at = (day: number) =>
      rules([
        { from: A, to: B, day: 0, price: 5n },
        { from: B, to: A, day, price: 5n },
      ])
    expect(at(WASH_WINDOW_DAYS)).toEqual({ s0: 'came-back', s1: 'came-back' })
    expect(at(WASH_WINDOW_DAYS + 1)).toEqual({})
  })
  it('leaves another item of the seller’s purchases alone', () => {
    expect(
      rules([
        { from: A, to: B, day: 1, price: 5n },
        { from: C, to: A, day: 2, item: 'y', price: 9n },
      ]),
    ).toEqual({})
  })
  it('does not take another unit of an edition for the one that was sold', () => {
    expect(
      rules([
        { from: A, to: B, day: 1, price: 5n },
        { from: C, to: A, day: 2, price: 5n },
      ]),
    ).toEqual({})
  })
  it('leaves strangers alone who sell other units of the edition meanwhile', () => {
    expect(
      rules([
        { from: A, to: B, day: 1, price: 5n },
        { from: C, to: D, day: 2, price: 5n },
        { from: B, to: A, day: 3, price: 5n },
      ]),
    ).toEqual({ s0: 'came-back', s2: 'came-back' })
  })
  it('leaves a stranger’s sale alone that is in the transaction of the return', () => {
    const { sales, movements } = recorded([
      { from: A, to: B, day: 1, price: 5n },
      { from: C, to: D, day: 3, price: 5n },
      { from: B, to: A, day: 3 },
    ])
    const together = <Row extends { readonly transaction: string }>(rows: readonly Row[]) =>
      rows.map((row) => (row.transaction === 't1' ? { ...row, transaction: 't2' } : row))
    const flags = flagSales(together(sales), together(movements))
    expect([...flags.keys()]).toEqual(['s0'])
    expect(flags.get('s0')).toMatchObject({ accounts: [A, B], unpaid: true })
  })
  it('does not flag what happened before the circle began', () => {
    expect(
      rules([
        { from: D, to: A, day: 1, price: 5n },
        { from: A, to: B, day: 2, price: 5n },
        { from: B, to: A, day: 3 },
      ]),
    ).toEqual({ s1: 'came-back' })
  })
})

describe('mirrored', () => {
  const pair = (price: bigint, charges = 0n): readonly [Step, Step] => [
    { from: A, to: B, day: 1, item: 'x', price: 100n, charges: 0n },
    { from: B, to: A, day: 2, item: 'y', price, charges },
  ]
  it('flags two sales without charges that return the money', () => {
    expect(rules(pair(91n))).toEqual({ s0: 'mirrored', s1: 'mirrored' })
  })
  it('leaves them alone when the prices differ, or somebody else was paid', () => {
    expect(rules(pair(89n))).toEqual({})
    expect(rules(pair(100n, 1n))).toEqual({})
  })
  it('looks no further than the window, and past sales at other prices within it', () => {
    const at = (day: number): Step => ({ from: B, to: A, day, item: 'y', price: 100n, charges: 0n })
    const sale: Step = { ...at(60), from: A, to: B, item: 'x' }
    expect(rules([at(60 - WASH_WINDOW_DAYS - 1), sale])).toEqual({})
    expect(rules([sale, at(60 + WASH_WINDOW_DAYS + 1)])).toEqual({})
    const other = { ...at(60), price: 50n }
    expect(rules([at(60 - WASH_WINDOW_DAYS), other, sale])).toEqual({ s0: 'mirrored', s2: 'mirrored' })
  })
  it('leaves sales for nothing alone: they are no volume', () => {
    expect(rules([{ ...pair(0n)[0], price: 0n }, pair(0n)[1]])).toEqual({})
  })
})

const step = fc.record({
  from: fc.constantFrom(...PEOPLE),
  to: fc.constantFrom(...PEOPLE),
  day: fc.nat(60),
  item: fc.constantFrom('x', 'y'),
  price: fc.option(fc.bigInt({ min: 1n, max: 200n }), { nil: undefined }),
  charges: fc.constantFrom(0n, 1n),
})
const history = fc
  .array(step, { maxLength: 14 })
  .map((steps) => steps.toSorted((one, other) => one.day - other.day))

describe('any history', () => {
  it('flags nothing where each account only ever gives or only ever takes', () => {
    fc.assert(
      fc.property(history, (steps) => {
        const apart = steps.map((one) => ({
          ...one,
          from: parseAddress(one.from.replaceAll(/[1-5]/g, 'e')),
        }))
        expect(rules(apart)).toEqual({})
      }),
    )
  })

  it('says the same whatever order rows come in, and whoever the people are', () => {
    fc.assert(
      fc.property(history, fc.infiniteStream(fc.nat()), (steps, keys) => {
        const { sales, movements } = recorded(steps)
        const order = new Map([...sales, ...movements].map((row) => [row, Number(keys.next().value)]))
        const shuffled = <Row extends object>(rows: readonly Row[]) =>
          rows.toSorted((one, other) => (order.get(one as never) ?? 0) - (order.get(other as never) ?? 0))
        const ruleOf = (flags: ReturnType<typeof flagSales>) =>
          [...flags].map(([id, { rule }]) => `${id} ${rule}`).toSorted()
        expect(ruleOf(flagSales(shuffled(sales), shuffled(movements)))).toEqual(
          ruleOf(flagSales(sales, movements)),
        )
      }),
    )
  })

  it('flags only sales of accounts that received something back', () => {
    fc.assert(
      fc.property(history, (steps) => {
        const { sales, movements } = recorded(steps)
        for (const [id, { accounts, rule }] of flagSales(sales, movements)) {
          expect(sales.map((sale) => sale.id)).toContain(id)
          const [first] = accounts
          if (rule === 'came-back') expect(movements.some(({ to }) => to === first)).toBe(true)
        }
      }),
    )
  })
})
