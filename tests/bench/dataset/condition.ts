// Converts a filter of the index to an SQL condition, as far as searches use filters.

type Filter = Readonly<Record<string, unknown>>

/** Tables by the relation that leads to them. */
const RELATIONS: Readonly<Record<string, string>> = { metadata_: 'm', collection_: 'c' }

const OPERATORS: readonly (readonly [suffix: string, operator: string])[] = [
  ['_contains_nocase', 'ilike'],
  ['_in', '= any'],
  ['_gt', '>'],
  ['', '='],
]

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const wire = (value: unknown): unknown =>
  typeof value === 'string' && value.startsWith('0x') ? Buffer.from(value.slice(2), 'hex') : value

/**
 * @param alias the table that has the filter's own fields
 * @param values receives the values, which the condition refers to by position
 * @throws Error when the filter uses something that is not supported here
 */
export function toCondition(filter: Filter, alias: string, values: unknown[]): string {
  const parts = Object.entries(filter).map(([key, value]) => {
    if (key === 'and' || key === 'or') {
      const inner = (value as readonly Filter[]).map((one) => toCondition(one, alias, values))
      return inner.length === 0 ? String(key === 'and') : `(${inner.join(` ${key} `)})`
    }
    const relation = RELATIONS[key]
    if (relation !== undefined) return toCondition(value as Filter, relation, values)
    const [suffix, operator] = OPERATORS.find(([end]) => key.endsWith(end)) ?? ['', '=']
    const field = snakeCase(suffix === '' ? key : key.slice(0, -suffix.length))
    values.push(Array.isArray(value) ? value.map(wire) : wire(value))
    const place = `$${values.length}`
    return `${alias}.${field} ${operator} ${operator === '= any' ? `(${place})` : place}`
  })
  return parts.length === 0 ? 'true' : `(${parts.join(' and ')})`
}
