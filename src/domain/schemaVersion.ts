// The version of the index's schema that this code reads, and how to read an index's own.
//
// schema.graphql says its version as the only value of an enum, which graph-node serves by introspection. No row holds
// it, so an index that has just begun, or that has failed, still says which version it has.

/** Version of schema.graphql that this code reads. A test compares the two. */
export const SCHEMA_VERSION = 7

/**
 * Writes a schema version in place of `{schema}`, in an index's address or a subgraph's name. Each version of the page then
 * reads an index of its own, so that the next one is indexed beside it, and the page's files alone decide which is read.
 */
export const fillSchema = (text: string, version = SCHEMA_VERSION): string =>
  text.replaceAll('{schema}', String(version))

/** Query for the version of an index; `parseSchemaVersion` reads the reply's `data`. */
export const SCHEMA_VERSION_QUERY = '{ __type(name: "SchemaVersion") { enumValues { name } } }'

/**
 * Reads an index's schema version from the `data` of a reply to `SCHEMA_VERSION_QUERY`: 0 for an index from before
 * versions, undefined when the reply does not say.
 */
export function parseSchemaVersion(data: unknown): number | undefined {
  const type = (data as { __type?: { enumValues?: unknown } | null } | null | undefined)?.__type
  if (type === null) return 0
  const values = type?.enumValues
  const [value] = Array.isArray(values) && values.length === 1 ? (values as { name?: unknown }[]) : []
  const digits = typeof value?.name === 'string' ? /^V([1-9]\d{0,5})$/.exec(value.name)?.[1] : undefined
  return digits === undefined ? undefined : Number(digits)
}
