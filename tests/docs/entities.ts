// The entities of the index and what each is, as schema.graphql describes them.
import { readFileSync } from 'node:fs'
import { Kind, parse } from 'graphql'
import { code, table } from './markdown.ts'

interface Described {
  readonly name: { readonly value: string }
  readonly description?: { readonly value: string } | undefined
}

function readDescription({ name, description }: Described, within?: Described): string {
  const text = description?.value.trim() ?? ''
  if (text !== '') return text
  const path = within === undefined ? name.value : `${within.name.value}.${name.value}`
  throw new Error(`schema.graphql does not describe ${path}.`)
}

const firstSentence = (text: string) => text.split(/(?<=\.)\s/)[0] ?? text

/** @throws Error when an entity, a field, an enumeration or a value has no description */
export function entities(schema = readFileSync('schema.graphql', 'utf8')): string {
  const rows = parse(schema).definitions.flatMap((node) => {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.ENUM_TYPE_DEFINITION) return []
    const parts = node.kind === Kind.OBJECT_TYPE_DEFINITION ? node.fields : node.values
    for (const part of parts ?? []) readDescription(part, node)
    const text = firstSentence(readDescription(node))
    return node.kind === Kind.OBJECT_TYPE_DEFINITION ? [[code(node.name.value), text]] : []
  })
  return table(['Entity', 'Meaning'], rows)
}
