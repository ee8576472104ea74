// What all queries have in common, so that documents needn't repeat it.
import {
  type ArgumentNode,
  type DefinitionNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  Kind,
  type VariableDefinitionNode,
} from 'graphql'
import { DocumentError } from './documents.ts'

const name = (value: string) => ({ kind: Kind.NAME, value }) as const
const BLOCK = { kind: Kind.VARIABLE, name: name('block') } as const
const BLOCK_DEFINITION: VariableDefinitionNode = {
  kind: Kind.VARIABLE_DEFINITION,
  variable: BLOCK,
  type: { kind: Kind.NAMED_TYPE, name: name('Block_height') },
}
const AS_OF_BLOCK: ArgumentNode = { kind: Kind.ARGUMENT, name: name('block'), value: BLOCK }
const ALLOW_ERROR: ArgumentNode = {
  kind: Kind.ARGUMENT,
  name: name('subgraphError'),
  value: { kind: Kind.ENUM, value: 'allow' },
}

/** Fields about the index itself. A query with one is about the newest block, unless it names another. */
const isOfTheIndex = (field: FieldNode) => field.name.value.startsWith('_')

/**
 * Gives a query the variable `$block: Block_height`, which the app's link fills, and each field at its top
 * `block: $block, subgraphError: allow`: a failed index then answers with its last valid data. Fields that name a block
 * keep it. Fragments stay as they are.
 *
 * @throws DocumentError for a query whose fields at the top are in a fragment, or whose `$block` is something else
 */
export function addBlock(schema: GraphQLSchema, definition: DefinitionNode): DefinitionNode {
  const root = schema.getQueryType()
  if (definition.kind !== Kind.OPERATION_DEFINITION || !root) return definition
  const operation = definition.name?.value ?? 'A query'
  const fields = definition.selectionSet.selections.map((selection) => {
    if (selection.kind === Kind.FIELD) return selection
    throw new DocumentError(`${operation} has a fragment at its top, whose fields can't be given a block`)
  })
  const isPinned = !fields.some(isOfTheIndex)
  const selections = fields.map((field) => {
    const added = [...(isPinned ? [AS_OF_BLOCK] : []), ALLOW_ERROR].filter((one) =>
      isAccepted(root, field, one),
    )
    return { ...field, arguments: [...(field.arguments ?? []), ...added] }
  })
  const variableDefinitions = definition.variableDefinitions ?? []
  const isUsed = selections.some((field) => field.arguments.includes(AS_OF_BLOCK))
  if (isUsed && variableDefinitions.some(({ variable }) => variable.name.value === 'block'))
    throw new DocumentError(`${operation} has a variable $block, which codegen adds for the page's block`)
  return {
    ...definition,
    variableDefinitions: isUsed ? [...variableDefinitions, BLOCK_DEFINITION] : variableDefinitions,
    selectionSet: { ...definition.selectionSet, selections },
  }
}

function isAccepted(root: GraphQLObjectType, field: FieldNode, { name: { value } }: ArgumentNode): boolean {
  const accepted = root.getFields()[field.name.value]?.args ?? []
  const isGiven = field.arguments?.some((argument) => argument.name.value === value) === true
  return !isGiven && accepted.some((argument) => argument.name === value)
}
