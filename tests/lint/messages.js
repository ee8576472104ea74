// A lint rule: all text for people is a message (src/messages), so that JSX has none of its own.

/** Two letters in a row count as text; a symbol or a number doesn't. */
const TEXT = /[A-Za-z]{2}/

/** Attributes whose text people read or hear. */
const ATTRIBUTES =
  /^(aria-label|aria-description|aria-roledescription|title|alt|placeholder|label|description)$/

/** Whether a value is what an element or one of those attributes shows, alone or as a branch of a condition. */
function isShown(node) {
  const { parent } = node
  switch (parent?.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return true
    case 'JSXAttribute':
      return ATTRIBUTES.test(parent.name.name)
    case 'JSXExpressionContainer':
      return isShown(parent)
    case 'ConditionalExpression':
      return node !== parent.test && isShown(parent)
    case 'LogicalExpression':
      return node === parent.right && isShown(parent)
    default:
      return false
  }
}

const textIsMessage = {
  meta: {
    type: 'problem',
    messages: { text: 'Text for people is a message: see src/messages.' },
    schema: [],
  },
  create(context) {
    const check = (node, text) => {
      if (TEXT.test(text) && isShown(node)) context.report({ node, messageId: 'text' })
    }
    return {
      JSXText: (node) => check(node, node.value),
      Literal: (node) => check(node, typeof node.value === 'string' ? node.value : ''),
      TemplateLiteral: (node) => check(node, node.quasis.map(({ value }) => value.raw).join('0')),
    }
  },
}

export default { meta: { name: 'messages' }, rules: { 'text-is-message': textIsMessage } }
