// The entities of the index, their fields and enums, as schema.graphql describes them.
import { readFileSync } from 'node:fs'
import { Kind, parse, print, type EnumTypeDefinitionNode, type ObjectTypeDefinitionNode } from 'graphql'
import { code, table } from './markdown.ts'

interface Described {
  readonly name: { readonly value: string }
  readonly description?: { readonly value: string } | undefined
}

/** @throws Error when the schema has no description for it */
function descriptionOf({ name, description }: Described, within?: Described): string {
  const text = description?.value.trim() ?? ''
  if (text !== '') return text
  const path = within === undefined ? name.value : `${within.name.value}.${name.value}`
  throw new Error(`schema.graphql does not describe ${path}.`)
}

function entity(node: ObjectTypeDefinitionNode): string {
  const directive = node.directives?.find(({ name }) => name.value === 'entity')
  const immutable = directive?.arguments?.some(
    ({ name, value }) => name.value === 'immutable' && value.kind === Kind.BOOLEAN && value.value,
  )
  const rows = (node.fields ?? []).map((field) => {
    const derived = field.directives?.find(({ name }) => name.value === 'derivedFrom')
    const from = derived?.arguments?.[0]?.value
    const note = from?.kind === Kind.STRING ? ` Derived from ${code(from.value)}.` : ''
    return [code(field.name.value), code(print(field.type)), `${descriptionOf(field, node)}${note}`]
  })
  const kind = immutable === true ? ' Never changes once written.' : ''
  return `### ${node.name.value}\n\n${descriptionOf(node)}${kind}\n\n${table(['Field', 'Type', 'Meaning'], rows)}`
}

function enumeration(node: EnumTypeDefinitionNode): string {
  const rows = (node.values ?? []).map((value) => [code(value.name.value), descriptionOf(value, node)])
  return `### ${node.name.value}\n\n${descriptionOf(node)}\n\n${table(['Value', 'Meaning'], rows)}`
}

const schemaText = () => readFileSync('schema.graphql', 'utf8')

/** @throws Error when an entity or a field has no description */
export function entities(schema = schemaText()): string {
  return parse(schema)
    .definitions.filter((node) => node.kind === Kind.OBJECT_TYPE_DEFINITION)
    .map(entity)
    .join('\n\n')
}

/** @throws Error when an enum or a value has no description */
export function enumerations(schema = schemaText()): string {
  return parse(schema)
    .definitions.filter((node) => node.kind === Kind.ENUM_TYPE_DEFINITION)
    .map(enumeration)
    .join('\n\n')
}
