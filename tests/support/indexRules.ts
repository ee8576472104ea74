// For tests: graph-node's filters and sort orders evaluated over in-memory rows, by rules observed on a real node.

type Row = Readonly<Record<string, unknown>>

/** Returns whether a row passes a filter; throws where graph-node rejects the filter. */
export function passes(row: Row, filter: object): boolean {
  const entries = Object.entries(filter)
  const combined = entries.some(([key]) => key === 'and' || key === 'or')
  if (combined && entries.length > 1) throw new Error('Cannot mix column filters with and/or on one level')
  return entries.every(([key, value]) => {
    if (value === undefined) throw new Error(`${key} is sent without a value, which means "is null"`)
    if (key === 'and') return (value as object[]).every((part) => passes(row, part))
    if (key === 'or') return (value as object[]).some((part) => passes(row, part))
    return passesColumn(row, key, value)
  })
}

const OPERATORS = [
  '_not_in',
  '_in',
  '_contains_nocase',
  '_contains',
  '_gte',
  '_lte',
  '_gt',
  '_lt',
  '_not',
  '_',
]

function passesColumn(row: Row, key: string, value: unknown): boolean {
  const operator = OPERATORS.find((suffix) => key.endsWith(suffix)) ?? ''
  const field = row[key.slice(0, key.length - operator.length)] ?? null
  switch (operator) {
    case '':
      return field === value
    case '_':
      // A list matches if any of its elements does.
      return [field].flat().some((each) => each !== null && passes(each as Row, value as object))
    case '_not':
      return value === null ? field !== null : field !== null && field !== value
    case '_not_in':
      if ((value as unknown[]).length === 0) return false
      return field !== null && !(value as unknown[]).includes(field)
    case '_in':
      return field !== null && (value as unknown[]).includes(field)
    case '_contains':
      return (value as unknown[]).every((part) => (field as unknown[]).includes(part))
    case '_contains_nocase':
      return typeof field === 'string' && like(field, value as string)
    default:
      return field !== null && ordered(compare(field, value), operator)
  }
}

function ordered(order: number, operator: string): boolean {
  switch (operator) {
    case '_gt':
      return order > 0
    case '_gte':
      return order >= 0
    case '_lt':
      return order < 0
    default:
      return order <= 0
  }
}

/** Compares numbers, which are sent as decimal text, by value, and everything else by code point. */
function compare(a: unknown, b: unknown): number {
  const [left, right] = [String(a), String(b)]
  if (/^\d+$/.test(left) && /^\d+$/.test(right)) return Number(BigInt(left) - BigInt(right))
  return left < right ? -1 : left > right ? 1 : 0
}

/** SQL's ILIKE, given a value as graph-node passes it on. */
export function like(text: string, value: string): boolean {
  const pattern = value.startsWith('%') || value.endsWith('%') ? value : `%${value}%`
  let source = ''
  for (let i = 0; i < pattern.length; i++) {
    const sign = pattern.charAt(i)
    if (sign === '\\') source += escapeRegExp(pattern.charAt(++i))
    else if (sign === '%') source += '.*'
    else if (sign === '_') source += '.'
    else source += escapeRegExp(sign)
  }
  return new RegExp(`^${source}$`, 'is').test(text)
}

function escapeRegExp(sign: string): string {
  return sign.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&')
}

/** The rows that graph-node would return; ties are broken by ID in the same direction. */
export function answer<Rows extends Row & { readonly id: string }>(
  rows: readonly Rows[],
  {
    where,
    orderBy,
    orderDirection,
    first,
  }: {
    readonly where: object
    readonly orderBy: string
    readonly orderDirection: 'asc' | 'desc'
    readonly first: number
  },
): readonly Rows[] {
  if (first < 1 || first > 1_000) throw new Error('The `first` argument must be between 0 and 1000')
  const sign = orderDirection === 'asc' ? 1 : -1
  return rows
    .filter((row) => passes(row, where))
    .sort((a, b) => {
      const [left, right] = [a[orderBy] ?? null, b[orderBy] ?? null]
      // Nulls sort last ascending, first descending.
      if (left === null || right === null) {
        if (left !== right) return left === null ? sign : -sign
      } else {
        const byKey = compare(left, right)
        if (byKey !== 0) return byKey * sign
      }
      return compare(a.id, b.id) * sign
    })
    .slice(0, first)
}
