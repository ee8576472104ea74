// Takes the place of graphql-js's printer in the page, which prints schemas too and is a tenth of Apollo's bytes.
import {
  type ArgumentNode,
  type DefinitionNode,
  type DirectiveNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type TypeNode,
  type ValueNode,
  type VariableDefinitionNode,
} from 'graphql'

/**
 * GraphQL text of an executable document, without insignificant white space.
 * Source: https://spec.graphql.org/October2021/#sec-Document
 * @throws TypeError for a node of a schema
 */
export function print(
  node: DocumentNode | OperationDefinitionNode | FragmentDefinitionNode | SelectionNode,
): string {
  switch (node.kind) {
    case Kind.DOCUMENT:
      return node.definitions.map(definition).join(' ')
    case Kind.OPERATION_DEFINITION:
      return [
        node.operation,
        node.name?.value,
        listed('(', node.variableDefinitions?.map(variable), ')'),
        directives(node.directives),
        selections(node.selectionSet),
      ]
        .filter(Boolean)
        .join(' ')
    case Kind.FRAGMENT_DEFINITION:
      return `fragment ${node.name.value} on ${node.typeCondition.name.value} ${directives(node.directives)}${selections(node.selectionSet)}`
    case Kind.FIELD:
      return `${node.alias === undefined ? '' : `${node.alias.value}:`}${node.name.value}${listed('(', node.arguments?.map(argument), ')')}${directives(node.directives)}${selections(node.selectionSet)}`
    case Kind.FRAGMENT_SPREAD:
      return `...${node.name.value}${directives(node.directives)}`
    case Kind.INLINE_FRAGMENT:
      return `...${node.typeCondition === undefined ? '' : ` on ${node.typeCondition.name.value}`}${directives(node.directives)}${selections(node.selectionSet)}`
  }
}

function definition(node: DefinitionNode): string {
  if (node.kind === Kind.OPERATION_DEFINITION || node.kind === Kind.FRAGMENT_DEFINITION) return print(node)
  throw new TypeError(`A query document has no ${node.kind}.`)
}

function variable({
  variable: { name },
  type,
  defaultValue,
  directives: given,
}: VariableDefinitionNode): string {
  return `$${name.value}:${typeText(type)}${defaultValue === undefined ? '' : `=${valueText(defaultValue)}`}${directives(given)}`
}

function typeText(type: TypeNode): string {
  switch (type.kind) {
    case Kind.NAMED_TYPE:
      return type.name.value
    case Kind.LIST_TYPE:
      return `[${typeText(type.type)}]`
    case Kind.NON_NULL_TYPE:
      return `${typeText(type.type)}!`
  }
}

function valueText(value: ValueNode): string {
  switch (value.kind) {
    case Kind.VARIABLE:
      return `$${value.name.value}`
    case Kind.NULL:
      return 'null'
    case Kind.STRING:
      return JSON.stringify(value.value)
    case Kind.LIST:
      return `[${value.values.map(valueText).join(' ')}]`
    case Kind.OBJECT:
      return `{${value.fields.map(argument).join(' ')}}`
    case Kind.INT:
    case Kind.FLOAT:
    case Kind.BOOLEAN:
    case Kind.ENUM:
      return String(value.value)
  }
}

const argument = ({ name, value }: Pick<ArgumentNode, 'name' | 'value'>): string =>
  `${name.value}:${valueText(value)}`

const directives = (given: readonly DirectiveNode[] = []): string =>
  given
    .map(({ name, arguments: values }) => ` @${name.value}${listed('(', values?.map(argument), ')')} `)
    .join('')

const selections = (set: SelectionSetNode | undefined): string =>
  set === undefined ? '' : `{${set.selections.map(print).join(' ')}}`

const listed = (open: string, parts: readonly string[] | undefined, close: string): string =>
  parts === undefined || parts.length === 0 ? '' : `${open}${parts.join(' ')}${close}`
