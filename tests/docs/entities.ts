// The entities of the index, their fields and enums, as schema.graphql describes them.
import { readFileSync } from 'node:fs'
import { Kind, parse, print, type EnumTypeDefinitionNode, type ObjectTypeDefinitionNode } from 'graphql'
import { code, table } from './markdown.ts'

function entity(node: ObjectTypeDefinitionNode): string {
  const directive = node.directives?.find(({ name }) => name.value === 'entity')
  const immutable = directive?.arguments?.some(
    ({ name, value }) => name.value === 'immutable' && value.kind === Kind.BOOLEAN && value.value,
  )
  const rows = (node.fields ?? []).map((field) => {
    const derived = field.directives?.find(({ name }) => name.value === 'derivedFrom')
    const from = derived?.arguments?.[0]?.value
    const note = from?.kind === Kind.STRING ? ` Derived from ${code(from.value)}.` : ''
    return [code(field.name.value), code(print(field.type)), `${field.description?.value ?? ''}${note}`]
  })
  const kind = immutable === true ? ' Never changes once written.' : ''
  return `### ${node.name.value}\n\n${node.description?.value ?? ''}${kind}\n\n${table(['Field', 'Type', 'Meaning'], rows)}`
}

function enumeration(node: EnumTypeDefinitionNode): string {
  const rows = (node.values ?? []).map((value) => [code(value.name.value), value.description?.value ?? ''])
  return `### ${node.name.value}\n\n${node.description?.value ?? ''}\n\n${table(['Value', 'Meaning'], rows)}`
}

const schema = () => parse(readFileSync('schema.graphql', 'utf8')).definitions

export function entities(): string {
  return schema()
    .filter((node) => node.kind === Kind.OBJECT_TYPE_DEFINITION)
    .map(entity)
    .join('\n\n')
}

export function enumerations(): string {
  return schema()
    .filter((node) => node.kind === Kind.ENUM_TYPE_DEFINITION)
    .map(enumeration)
    .join('\n\n')
}
