// A lint rule: no component returns a bare text. The page's JSX gives each text beside elements an element of its own
// (docs/adr/0017-texts-in-elements.md), but what a component returns as a text passes no JSX.

/** What turns a message into text: see src/ui/useTranslate.ts. */
const TRANSLATE = 't'

/**
 * Whether an expression is a text, alone or as a branch of a condition.
 * @param names of constants that are texts
 */
function isText(node, names) {
  const any = (...nodes) => nodes.some((one) => isText(one, names))
  switch (node?.type) {
    case 'Identifier':
      return names.has(node.name)
    case 'Literal':
      return typeof node.value === 'string'
    case 'TemplateLiteral':
      return true
    case 'CallExpression':
      return node.callee.type === 'Identifier' && node.callee.name === TRANSLATE
    case 'ConditionalExpression':
      return any(node.consequent, node.alternate)
    case 'LogicalExpression':
      return any(node.left, node.right)
    case 'BinaryExpression':
      return node.operator === '+' && any(node.left, node.right)
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return any(node.expression)
    default:
      return false
  }
}

/** Components have names that begin with a capital letter, and constants have no small ones. */
const isComponent = ({ id, parent }) => {
  const name = id?.name ?? (parent?.type === 'VariableDeclarator' ? parent.id.name : undefined)
  return name !== undefined && /^[A-Z].*[a-z]/.test(name)
}

const textHasElement = {
  meta: {
    type: 'problem',
    messages: { text: 'A component’s text needs an element: <>{text}</>. See docs/adr/0017.' },
    schema: [],
  },
  create(context) {
    /** The functions around the place that is visited, the innermost last, with their constants that are texts. */
    const functions = []
    const enter = (node) => void functions.push({ node, names: new Set() })
    const textNames = () => new Set(functions.flatMap(({ names }) => [...names]))
    const check = (value) => {
      const around = functions.at(-1)
      if (around !== undefined && isComponent(around.node) && isText(value, textNames())) {
        context.report({ node: value, messageId: 'text' })
      }
    }
    const leave = ({ body }) => {
      if (body.type !== 'BlockStatement') check(body)
      functions.pop()
    }
    return {
      FunctionDeclaration: enter,
      FunctionExpression: enter,
      ArrowFunctionExpression: enter,
      'FunctionDeclaration:exit': leave,
      'FunctionExpression:exit': leave,
      'ArrowFunctionExpression:exit': leave,
      VariableDeclarator({ id, init, parent }) {
        if (parent.kind === 'const' && isText(init, textNames())) functions.at(-1)?.names.add(id.name)
      },
      ReturnStatement: ({ argument }) => check(argument),
    }
  },
}

export default { meta: { name: 'texts' }, rules: { 'text-has-element': textHasElement } }
