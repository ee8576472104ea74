// Everything the index holds, for comparing two runs: every entity of every kind with all of its own fields.
import type { World } from './world.ts'

interface TypeReference {
  readonly kind: 'SCALAR' | 'ENUM' | 'OBJECT' | 'INTERFACE' | 'LIST' | 'NON_NULL'
  readonly name: string | null
  /** Left out at the depth where the question ends. */
  readonly ofType?: TypeReference | null
}

interface Field {
  readonly name: string
  readonly type: TypeReference
  readonly args: readonly { readonly name: string }[]
}

const REFERENCE = 'kind name ofType { kind name ofType { kind name ofType { kind name } } }'
/** The most rows that graph-node gives at once. */
const PAGE = 1_000

/** References that may lead to what is gone, for which graph-node would refuse the whole answer. */
const MAY_DANGLE = new Set(['OpenItem.balance'])

/** The kinds around a type, from the outside in, and its name. */
function unfold(type: TypeReference): {
  readonly isList: boolean
  readonly kind: string
  readonly name: string
} {
  const inner = type.ofType ? unfold(type.ofType) : undefined
  return inner === undefined
    ? { isList: false, kind: type.kind, name: type.name ?? '' }
    : { ...inner, isList: inner.isList || type.kind === 'LIST' }
}

/** A type's fields. The index refuses a query for those of all types at once. */
async function readFields(world: World<string>, type: string): Promise<readonly Field[]> {
  const { __type } = await world.query<{ __type: { fields: readonly Field[] | null } | null }>(
    `{ __type(name: "${type}") { fields { name type { ${REFERENCE} } args { name } } } }`,
  )
  return __type?.fields ?? []
}

/** Rows by entity, as the index gives them in the order of their ids. */
export async function dump(world: World<string>): Promise<ReadonlyMap<string, readonly unknown[]>> {
  const lists = (await readFields(world, 'Query')).filter(
    ({ type, args }) => unfold(type).isList && args.some(({ name }) => name === 'where'),
  )
  const rows = new Map<string, readonly unknown[]>()
  for (const { name, type } of lists) {
    const entity = unfold(type).name
    const own = (await readFields(world, entity)).flatMap((field) => {
      const { isList, kind } = unfold(field.type)
      if (kind === 'SCALAR' || kind === 'ENUM') return [field.name]
      return isList || MAY_DANGLE.has(`${entity}.${field.name}`) ? [] : [`${field.name} { id }`]
    })
    const all: unknown[] = []
    for (let last = '0x'; ;) {
      const { page } = await world.query<{ page: { id: string }[] }>(
        `{ page: ${name}(first: ${PAGE}, orderBy: id, where: { id_gt: "${last}" }) { ${own.join(' ')} } }`,
      )
      all.push(...page)
      if (page.length < PAGE) break
      last = page.at(-1)?.id ?? ''
    }
    rows.set(name, all)
  }
  return rows
}
